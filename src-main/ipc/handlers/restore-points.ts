import type { Entry, Head } from '../../campaign/journal.ts'
import type { RestorePoint } from '../../storage/records.ts'
import { whenOf } from './games.ts'

/** A session is taken to begin when this long has passed since the last entry. Milliseconds. */
const pause = 4 * 3_600_000

/** A new evening: the place to come back to if it goes wrong. */
export function sessionStart(
  head: Head,
  last: Entry | undefined,
  now: string,
): RestorePoint | null {
  if (last && Date.parse(now) - Date.parse(last.at) < pause) return null
  const { campaign, version } = head
  return { campaign, version, why: 'session start', title: whenOf(head), at: now }
}

/** A session that is begun or ended by hand: before its first line, and after its last. */
export function atSession(head: Head, next: Head, now: string): RestorePoint | null {
  const was = head.state.session?.open ?? false
  const { session } = next.state
  if (!session || session.open === was) return null
  const { campaign } = head
  const title = `Session ${session.number}`
  return session.open
    ? { campaign, version: head.version, why: 'session start', title, at: now }
    : { campaign, version: next.version, why: 'session end', title, at: now }
}

/** The moment before the first blow, when a command turns peace into a fight. */
export function beforeFight(head: Head, next: Head, now: string): RestorePoint | null {
  if (head.state.fight || !next.state.fight || groupsChangePlaces(head, next)) return null
  const { campaign, version } = head
  const title = head.state.encounter?.title ?? ''
  return { campaign, version, why: 'before a fight', title, at: now }
}

/** True when the group in view was the other one before. */
function groupsChangePlaces(head: Head, next: Head): boolean {
  return next.state.party.some((id) => head.state.split?.other.party.includes(id))
}
