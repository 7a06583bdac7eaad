import type { Entry } from '../../journal.ts'
import { changesOf, standingOf } from '../../view/changes.ts'

/** Lines that stand from the beginning of a session to its end, or what lies between two. */
export interface Stretch {
  /** Null for lines outside any session. */
  session: number | null
  ended: boolean
  entries: readonly Entry[]
}

const start = 'house.session-start'
const end = 'house.session-end'

/** The journal's lines that stand, session by session, in the order in which they were played. */
export function stretchesOf(journal: readonly Entry[]): Stretch[] {
  const stretches: Stretch[] = []
  let open: { session: number | null; ended: boolean; entries: Entry[] } | null = null
  for (const entry of standingOf(journal)) {
    const { action } = entry.command
    if (action === start || open === null) {
      open = { session: action === start ? numberOf(entry) : null, ended: false, entries: [] }
      stretches.push(open)
    }
    open.entries.push(entry)
    if (action === end) {
      open.ended = true
      open = null
    }
  }
  return stretches
}

/** True when the last entries of a journal hold the start of a session. */
export function holdsSession(journal: readonly Entry[], session: number): boolean {
  return stretchesOf(journal).some((one) => one.session === session)
}

function numberOf(entry: Entry): number | null {
  const begun = changesOf(entry).find(({ path }) => path === 'session')
  const session = begun?.value as { number?: unknown } | undefined
  return typeof session?.number === 'number' ? session.number : null
}
