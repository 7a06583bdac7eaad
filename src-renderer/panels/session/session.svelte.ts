import type { SessionSummary } from '../../../src-main/campaign/view/session.ts'
import { NewestCall } from '../../lib/newest-call.ts'
import type { Screen } from '../../lib/screen.svelte.ts'

export const sessionPlace = 'session'

/** The newest session and what it has come to; asked for again when the chronicle grows. */
export class SessionState {
  summary = $state.raw<SessionSummary | null>(null)
  readonly #screen: Screen
  readonly #calls = new NewestCall()

  constructor(screen: Screen) {
    this.#screen = screen
  }

  async refresh(): Promise<void> {
    const isNewest = this.#calls.start()
    const summary = await this.#screen.api.call('play.session', null)
    if (isNewest() && summary.ok) this.summary = summary.value
  }

  async start(number: number): Promise<void> {
    await this.#screen.run('house.session-start', { number }, { at: sessionPlace })
  }

  async end(): Promise<void> {
    await this.#screen.run('house.session-end', {}, { at: sessionPlace })
  }
}

/** "21 November 2026, 20:04", in the words of whoever reads it. */
export function dateOf(at: string, language = 'en-GB'): string {
  return new Date(at).toLocaleString(language, { dateStyle: 'long', timeStyle: 'short' })
}

interface Row {
  title: string
  says: string[]
}

/** Rows of the summary besides the figures; empty ones are left out. */
export function rowsOf(summary: SessionSummary): Row[] {
  const rows: Row[] = [
    { title: 'Met', says: summary.met },
    { title: 'Joined', says: summary.joined },
    { title: 'Returned', says: summary.returned },
    { title: 'Slain', says: summary.slain },
    { title: 'Fell', says: summary.fell },
    { title: 'Near death', says: summary.nearDeath },
    { title: 'Found', says: summary.loot },
    { title: 'Learnt', says: summary.risen },
  ]
  return rows.filter(({ says }) => says.length > 0)
}
