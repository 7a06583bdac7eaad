import { applyPatches } from 'immer'
import { rulesVersion, type Entry, type Head, type Patches } from './journal.ts'

/** Applies the head patches of an entry to a head's state. */
export function moved(head: Head, patches: Patches): Head['state'] {
  return applyPatches(head.state, patches.head)
}

/** An entry's own forward patches; of an amendment, without those that take back what it replaces. */
export function ownForward({ forward, back }: Entry): Patches {
  if (!back) return forward
  return { head: forward.head.slice(back.head), library: forward.library.slice(back.library) }
}

/** Undoes an entry by a new one. `of` is the entry that `head.undo` names. */
export function undo(head: Head, of: Entry, at: string): { head: Head; entry: Entry } {
  if (of.number !== head.undo) throw new Error(`undo wants entry ${head.undo} and got ${of.number}`)
  const state = moved(head, of.inverse)
  const entry = turned(head, of, { kind: 'undo', says: 'Undone', at, clock: state.clock.seconds })
  return {
    entry: { ...entry, forward: of.inverse, inverse: ownForward(of), above: head.redo },
    head: { ...head, version: entry.number, state, undo: of.below, redo: entry.number },
  }
}

/** Redoes an undone entry by a new one. `of` is the undo entry that `head.redo` names. */
export function redo(head: Head, of: Entry, at: string): { head: Head; entry: Entry } {
  if (of.number !== head.redo) throw new Error(`redo wants entry ${head.redo} and got ${of.number}`)
  const state = moved(head, of.inverse)
  const entry = turned(head, of, { kind: 'redo', says: 'Redone', at, clock: state.clock.seconds })
  return {
    entry: { ...entry, forward: of.inverse, inverse: of.forward },
    head: { ...head, version: entry.number, state, undo: entry.number, redo: of.above },
  }
}

function turned(
  head: Head,
  of: Entry,
  what: { kind: 'undo' | 'redo'; says: string; at: string; clock: number },
): Entry {
  return {
    number: head.version + 1,
    kind: what.kind,
    of: of.number,
    below: head.undo,
    above: 0,
    command: of.command,
    answers: of.answers,
    outcome: { ...of.outcome, says: what.says, tone: 'plain', why: [] },
    forward: of.inverse,
    inverse: of.forward,
    clock: what.clock,
    at: what.at,
    rulesVersion,
  }
}
