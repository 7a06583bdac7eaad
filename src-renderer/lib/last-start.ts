import type { StartAnswers } from '../../src-main/ipc/contract/start-answers.ts'

/**
 * The answers that the start page was given last, for a first frame before the campaigns are open; null when
 * there are none, or they were kept in another form.
 */
export async function lastStart(): Promise<StartAnswers | null> {
  try {
    const kept = (await (await fetch('./start-page.json')).json()) as StartAnswers | null
    return kept?.settings.guide && Array.isArray(kept.list.campaigns) ? kept : null
  } catch {
    return null
  }
}
