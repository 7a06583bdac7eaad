import type { Entry, Head } from '../campaign/journal.ts'
import type { RestorePoint } from '../storage/records.ts'
import { gameTimeOf } from './games.ts'

/** Milliseconds since the last entry after which a new session is assumed to begin. */
const pause = 4 * 3_600_000

/** Restore point for a new session; null when the last entry is too recent for one. */
export function sessionStart(
  head: Head,
  last: Entry | undefined,
  now: string,
): RestorePoint | null {
  if (last && Date.parse(now) - Date.parse(last.at) < pause) return null
  const { campaign, version } = head
  return { campaign, version, why: 'session start', title: gameTimeOf(head), at: now }
}

/** Restore point for a session that is begun or ended by hand: before its first line, and after its last. */
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

/** Restore point before the command that starts a fight; null for any other. */
export function beforeFight(head: Head, next: Head, now: string): RestorePoint | null {
  if (head.state.fight || !next.state.fight || groupsChangePlaces(head, next)) return null
  const { campaign, version } = head
  const title = head.state.encounter?.title ?? ''
  return { campaign, version, why: 'before a fight', title, at: now }
}

/** True when the party now in view was the group out of view before. */
function groupsChangePlaces(head: Head, next: Head): boolean {
  return next.state.party.some((id) => head.state.split?.other.party.includes(id))
}
