import type { CampaignSession } from '../../session/campaign-session.ts'
import type { PlayersDesk } from '../../session/players-desk.ts'
import { Refusal, type Handlers } from '../contract/endpoint.ts'
import type { players } from '../contract/players.ts'

export function playersHandlers(session: CampaignSession): Handlers<typeof players> {
  const desk = (): PlayersDesk => {
    if (session.players) return session.players
    throw new Refusal('refused', 'There is no players’ window here.', 'Use the GM’s window.')
  }
  return {
    'players.state': () => desk().state(),
    'players.open': ({ open }) => desk().open(open),
    'players.display': ({ display }) => desk().choose(display),
    'players.change': (change) => desk().change(change),
  }
}
