import { applyPatches } from 'immer'
import type { Entry, Head } from '../../campaign/journal.ts'
import { sameJson } from '../canonical-json.ts'
import { stepForward } from '../replay.ts'

/** A repaired journal. */
interface Recovered {
  first: Head
  head: Head
  entries: Entry[]
  /**
   * Numbers of the entries that were lost; a placeholder takes the place of each, so that the rest follows.
   */
  lost: number[]
}

/**
 * Repairs a journal of which some entries are damaged. Their changes come from the snapshot, as far as it
 * reaches: sound entries are undone from there back to the damage. Where it does not reach, the entries after
 * the damage are applied as far as they fit.
 * @param first state before the first entry; null when it is damaged too
 * @param sound the sound entries, in order
 * @param snapshot the state at some version; null when there is none that is sound
 * @throws when there is neither a first state nor a snapshot to begin from
 */
export function recover(
  first: Head | null,
  sound: readonly Entry[],
  snapshot: Head | null,
): Recovered {
  const byNumber = new Map(sound.map((entry) => [entry.number, entry]))
  const back = snapshot && takenBack(snapshot, byNumber)
  const from = first ?? back
  if (!from) throw new Error('its beginning is damaged, and no snapshot is there to begin from')
  const last = Math.max(from.version, snapshot?.version ?? 0, sound.at(-1)?.number ?? 0)
  const entries: Entry[] = []
  const lost: number[] = []
  const find = (number: number): Entry | undefined => entries[number - from.version - 1]
  let head: Head = from
  for (let number = from.version + 1; number <= last; number += 1) {
    const known = back?.version === number && lost.length + (byNumber.has(number) ? 0 : 1) > 0
    const next = tried(head, byNumber.get(number), find)
    const fits = next && !(known && !sameJson(next.head.state, back.state))
    const entry = fits
      ? next.entry
      : standIn(head, number, known ? back.state : head.state, entries.at(-1))
    if (!fits) lost.push(number)
    entries.push(entry)
    head = fits ? next.head : stepForward(head, entry, find)
  }
  return { first: from, head, entries, lost }
}

/**
 * Head before the sound entries without a gap that lead to the snapshot. An amendment ends them: undoing it
 * does not give the state right before it.
 */
function takenBack(snapshot: Head, entries: ReadonlyMap<number, Entry>): Head {
  let { state, version } = snapshot
  for (let entry = entries.get(version); entry && !entry.back; entry = entries.get(version)) {
    state = applyPatches(state, entry.inverse.head)
    version -= 1
  }
  return { ...snapshot, version, state, undo: version, redo: 0 }
}

/** Applies a sound entry; null when it is lost or does not fit. */
function tried(
  head: Head,
  entry: Entry | undefined,
  find: (number: number) => Entry | undefined,
): { entry: Entry; head: Head } | null {
  if (!entry) return null
  try {
    return { entry, head: stepForward(head, entry, find) }
  } catch {
    return null
  }
}

/** Placeholder for a lost entry: it leads from the head's state to the given one. */
function standIn(head: Head, number: number, state: Head['state'], before?: Entry): Entry {
  const changes = state !== head.state
  const whole = (value: Head['state']) =>
    changes ? [{ op: 'replace' as const, path: [], value }] : []
  return {
    number,
    kind: 'do',
    below: head.undo,
    above: 0,
    command: {
      action: 'house.lost',
      input: {},
      given: {},
      seed: '0'.repeat(32),
      adjust: 0,
      secret: false,
      byHand: false,
    },
    answers: {},
    outcome: {
      rule: 'GF-CAMPAIGN-02',
      what: 'An event that was damaged on the disk',
      says: changes ? 'What it changed was recovered' : 'What it changed is not known',
      tone: 'plain',
      who: [],
      why: [],
      effects: [],
    },
    forward: { head: whole(state), library: [] },
    inverse: { head: whole(head.state), library: [] },
    clock: state.clock.seconds,
    at: before?.at ?? '1970-01-01T00:00:00.000Z',
    rulesVersion: before?.rulesVersion ?? 1,
  }
}
