import { applyPatches } from 'immer'
import { apply, type Applied, type Context } from './apply.ts'
import { rulesVersion, type Entry, type Given, type Head, type Patches } from './journal.ts'
import { refused } from './refusal.ts'

/** Moves a head's state by patches that an entry has kept. */
export function moved(head: Head, patches: Patches): Head['state'] {
  return applyPatches(head.state, patches.head)
}

/** Takes an entry back by a new one. `of` is the entry that `head.undo` names. */
export function undo(head: Head, of: Entry, at: string): { head: Head; entry: Entry } {
  if (of.number !== head.undo) throw new Error(`undo wants entry ${head.undo} and got ${of.number}`)
  const state = moved(head, of.inverse)
  const entry = turned(head, of, { kind: 'undo', says: 'Undone', at, clock: state.clock.seconds })
  return {
    entry: { ...entry, forward: of.inverse, inverse: of.forward, above: head.redo },
    head: { ...head, version: entry.number, state, undo: of.below, redo: entry.number },
  }
}

/** Takes an undo back by a new entry. `of` is the undo entry that `head.redo` names. */
export function redo(head: Head, of: Entry, at: string): { head: Head; entry: Entry } {
  if (of.number !== head.redo) throw new Error(`redo wants entry ${head.redo} and got ${of.number}`)
  const state = moved(head, of.inverse)
  const entry = turned(head, of, {
    kind: 'redo',
    says: 'Done again',
    at,
    clock: state.clock.seconds,
  })
  return {
    entry: { ...entry, forward: of.inverse, inverse: of.forward },
    head: { ...head, version: entry.number, state, undo: entry.number, redo: of.above },
  }
}

/** Takes the last entry back and runs its command again with more answers, as one entry. */
export function amend(head: Head, of: Entry, given: Given, context: Context): Applied {
  if (of.number !== head.undo || of.kind === 'undo') {
    return refused('Only the last thing done can be amended.', 'Undo back to it first (U).')
  }
  const before: Head = { ...head, state: moved(head, of.inverse) }
  const command = { ...of.command, given: { ...kept(of), ...given } }
  const again = apply(before, command, context)
  if (again.end !== 'done') return again
  const { entry } = again
  return {
    ...again,
    entry: {
      ...entry,
      kind: 'amend',
      of: of.number,
      forward: joined(of.inverse, entry.forward),
      inverse: joined(entry.inverse, of.forward),
    },
  }
}

/** The dice lie as they fell: everything answered is given again, and only the new answers differ. */
function kept(of: Entry): Given {
  return Object.fromEntries(
    Object.entries(of.answers).map(([label, answer]) => [
      label,
      answer.kind === 'dice' ? answer.faces : answer.value,
    ]),
  )
}

function joined(first: Patches, second: Patches): Patches {
  return { head: [...first.head, ...second.head], library: [...first.library, ...second.library] }
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
