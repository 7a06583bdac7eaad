import type { CampaignSession } from '../../session/campaign-session.ts'
import type { SecondWindowDesk } from '../../session/second-window-desk.ts'
import { Refusal, type Handlers } from '../contract/endpoint.ts'
import type { secondWindow } from '../contract/second-window.ts'

export function secondWindowHandlers(session: CampaignSession): Handlers<typeof secondWindow> {
  const desk = (): SecondWindowDesk => {
    if (session.secondWindow) return session.secondWindow
    throw new Refusal('refused', 'There is no second window here.', 'Use the GM’s window.')
  }
  return {
    'second.state': () => desk().state(),
    'second.open': ({ open, fold }) => desk().open(open, fold),
    'second.display': ({ display }) => desk().choose(display),
    'second.fold': async ({ fold }) => {
      await desk().keepFold(fold)
      return null
    },
  }
}
