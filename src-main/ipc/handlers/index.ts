import type { ScreenContract } from '../contract/index.ts'
import type { CallWork, Contract, Handlers } from '../contract/endpoint.ts'
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
  const play = playHandlers(services, session)
  return {
    ...firstHandlers(services, () => session.id),
    ...campaignHandlers(services, session),
    ...diceHandlers,
    ...foldHandlers(services, session),
    ...secondWindowHandlers(session),
    ...onceWhole(session, {
      ...play,
      ...convertHandlers(services, session),
      ...mendHandlers(services),
      ...batchHandlers(services, session),
      ...libraryHandlers(services, session),
      ...handoutHandlers(services, session),
      ...printHandlers(services, session),
      ...tableHandlers(services, session),
      ...generatorHandlers(services, session),
      ...siteHandlers(services, session),
      ...encounterHandlers(services, session),
      ...playersHandlers(session),
      ...noteHandlers(services, session),
      ...regionHandlers(services, session),
    }),
    // Commands wait in the campaign's own turn, so that one that is leaving still ends them.
    'play.run': play['play.run'],
    'play.undo': play['play.undo'],
    'play.redo': play['play.redo'],
    'play.amend': play['play.amend'],
  }
}

type Handle = Handlers<Contract>[string]

/** Handlers that wait until the open campaign is read whole: they may look at any site or note of it. */
function onceWhole<H extends object>(session: CampaignSession, handlers: H): H {
  const waiting = Object.entries(handlers).map(([name, handle]: [string, Handle]) => [
    name,
    (input: never, work: CallWork) =>
      session.isWhole ? handle(input, work) : session.whole().then(() => handle(input, work)),
  ])
  return Object.fromEntries(waiting) as H
}
