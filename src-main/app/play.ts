import type { ScreenContract } from '../ipc/contract/index.ts'
import type { Handlers } from '../ipc/contract/endpoint.ts'
import type { PlayEvents, Wall } from '../ipc/contract/play.ts'
import { handlers } from '../ipc/handlers/index.ts'
import { CampaignInPlay } from '../ipc/handlers/campaign-in-play.ts'
import type { World } from '../ipc/handlers/world.ts'

/** Campaign table and call handlers. Importing them reads the games' rules, which takes half a second. */
export interface LoadedGames {
  table: CampaignInPlay
  handlers: Handlers<ScreenContract>
}

export function play(
  world: World,
  changed: (event: PlayEvents['views']) => void,
  walled: (wall: Wall) => void,
): LoadedGames {
  const table = new CampaignInPlay(world, changed, walled)
  return { table, handlers: handlers(world, table) }
}
