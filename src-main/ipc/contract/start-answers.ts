import type { OutputOf } from './endpoint.ts'
import type { ScreenContract } from './index.ts'

/** Answers that the start page was given last. The next start shows them until the campaigns are open. */
export interface StartAnswers {
  settings: OutputOf<ScreenContract, 'app.settings'>
  list: OutputOf<ScreenContract, 'campaigns.list'>
}
