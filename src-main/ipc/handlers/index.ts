import type { ScreenContract } from '../contract/index.ts'
import type { Handlers } from '../contract/endpoint.ts'
import { batchHandlers } from './batch.ts'
import { campaignHandlers } from './campaigns.ts'
import { convertHandlers } from './convert.ts'
import { diceHandlers } from './dice.ts'
import { firstHandlers } from './first.ts'
import { handoutHandlers } from './handouts.ts'
import { libraryHandlers } from './library.ts'
import { mendHandlers } from './mend.ts'
import type { CampaignInPlay } from './campaign-in-play.ts'
import { playHandlers } from './play.ts'
import { printHandlers } from './print.ts'
import type { World } from './world.ts'

/** Handlers for all calls of the screen. The compiler names a call without one. */
export function handlers(world: World, table: CampaignInPlay): Handlers<ScreenContract> {
  return {
    ...firstHandlers(world, () => table.id),
    ...campaignHandlers(world, table),
    ...playHandlers(table),
    ...diceHandlers,
    ...convertHandlers(world, table),
    ...mendHandlers(world),
    ...batchHandlers(world, table),
    ...libraryHandlers(world, table),
    ...handoutHandlers(world, table),
    ...printHandlers(world, table),
  }
}
