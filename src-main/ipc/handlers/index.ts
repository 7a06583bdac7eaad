import type { ScreenContract } from '../contract/index.ts'
import type { Handlers } from '../contract/endpoint.ts'
import { batchHandlers } from './batch.ts'
import { campaignHandlers } from './campaigns.ts'
import { convertHandlers } from './convert.ts'
import { diceHandlers } from './dice.ts'
import { encounterHandlers } from './encounters.ts'
import { firstHandlers } from './first.ts'
import { foldHandlers } from './folds.ts'
import { generatorHandlers } from './generators.ts'
import { handoutHandlers } from './handouts.ts'
import { libraryHandlers } from './library.ts'
import { mendHandlers } from './mend.ts'
import type { CampaignSession } from '../../session/campaign-session.ts'
import { noteHandlers } from './notes.ts'
import { playHandlers } from './play.ts'
import { playersHandlers } from './players.ts'
import { printHandlers } from './print.ts'
import { regionHandlers } from './regions.ts'
import { secondWindowHandlers } from './second-window.ts'
import { siteHandlers } from './sites.ts'
import { tableHandlers } from './tables.ts'
import type { Services } from '../../session/services.ts'

/** Handlers for all calls of the screen. The compiler names a call without one. */
export function handlers(services: Services, session: CampaignSession): Handlers<ScreenContract> {
  return {
    ...firstHandlers(services, () => session.id),
    ...campaignHandlers(services, session),
    ...playHandlers(services, session),
    ...diceHandlers,
    ...convertHandlers(services, session),
    ...mendHandlers(services),
    ...batchHandlers(services, session),
    ...libraryHandlers(services, session),
    ...handoutHandlers(services, session),
    ...printHandlers(services, session),
    ...tableHandlers(services, session),
    ...foldHandlers(services, session),
    ...generatorHandlers(services, session),
    ...siteHandlers(services, session),
    ...encounterHandlers(services, session),
    ...playersHandlers(session),
    ...secondWindowHandlers(session),
    ...noteHandlers(services, session),
    ...regionHandlers(services, session),
  }
}
