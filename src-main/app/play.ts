import type { ScreenContract } from '../ipc/contract/index.ts'
import type { Handlers } from '../ipc/contract/endpoint.ts'
import type { PlayEvents, Wall } from '../ipc/contract/play.ts'
import { handlers } from '../ipc/handlers/index.ts'
import { CampaignSession } from '../session/campaign-session.ts'
import type { Services } from '../session/services.ts'

/** Campaign session and call handlers. Importing them reads the games' rules, which takes half a second. */
export interface LoadedGames {
  session: CampaignSession
  handlers: Handlers<ScreenContract>
}

export function play(
  services: Services,
  changed: (event: PlayEvents['views']) => void,
  walled: (wall: Wall) => void,
  playersTold: () => void,
  secondTold: () => void,
): LoadedGames {
  const session = new CampaignSession(services, changed, walled, playersTold, secondTold)
  return { session, handlers: handlers(services, session) }
}
