import type { Entry, Head } from '../campaign/journal.ts'
import { holdsSession } from '../campaign/print/index.ts'
import type { WantedPrint } from '../campaign/print/wanted.ts'
import { chronicle } from '../campaign/view/chronicle.ts'
import { amendable } from '../campaign/view/index.ts'
import { chronicleMarkdown } from '../campaign/view/markdown.ts'
import { sessionSummary, sinceStart, type SessionSummary } from '../campaign/view/session.ts'
import type { ChronicleLine } from '../campaign/view/views.ts'
import type { JournalEnd } from './journal-end.ts'

/** Chronicle lines older than entry `before`, newest first. */
export async function linesBefore(
  head: Head,
  journal: JournalEnd,
  before: number,
  limit: number,
): Promise<ChronicleLine[]> {
  const entries = await journal.since(Math.max(1, before - limit * 2))
  const within = amendable(head, journal.entries)
  const lines = chronicle(entries, head.state.clock.season, { within })
  return lines.filter((line) => line.number < before).slice(0, limit)
}

/** Lines of the chronicle as Markdown: those named, or all since the last session began. */
export async function linesAsMarkdown(
  { state }: Head,
  journal: JournalEnd,
  numbers: readonly number[] | null,
): Promise<{ title: string; text: string }> {
  const entries = await (numbers ? journal.since(Math.min(...numbers)) : journal.backTo(sinceStart))
  const { name, session, clock } = state
  const from = sinceStart(entries)?.[0]?.number ?? 1
  const lines = chronicle(entries, clock.season).filter(({ number }) =>
    numbers ? numbers.includes(number) : number >= from,
  )
  const title = session && !numbers ? `${name}, session ${session.number}` : name
  return { title, text: chronicleMarkdown(title, lines) }
}

/** Summary of the last session so far; null when none was begun. */
export async function sessionSoFar(
  { state }: Head,
  journal: JournalEnd,
): Promise<SessionSummary | null> {
  return state.session ? sessionSummary(await journal.backTo(sinceStart), state) : null
}

/** Entries that a print job is made from. */
export async function entriesFor(
  wanted: WantedPrint,
  journal: JournalEnd,
): Promise<readonly Entry[]> {
  if (wanted.template !== 'session-report') return []
  const { session } = wanted
  return journal.backTo((entries) =>
    session !== 'all' && holdsSession(entries, session) ? entries : null,
  )
}
