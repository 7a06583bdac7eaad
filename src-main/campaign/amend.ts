import { apply, type Applied, type AppliedEffects, type Context } from './apply.ts'
import { joined, type Command, type Entry, type Given, type Head } from './journal.ts'
import type { LibraryPatch, Patches } from './journal.ts'
import type { LineageStep } from './lineage.ts'
import { refused } from './refusal.ts'
import { moved } from './undo.ts'

/** A line after the amended one whose result has changed. */
export interface LineChange {
  /** The line's number in the journal. */
  number: number
  what: string
  /** Null when it had been left out before. */
  was: string | null
  /** Null when it can no longer be carried out. */
  now: string | null
  /** Reason why it is left out. */
  why?: string
}

export type Amended =
  | Exclude<Applied, { end: 'done' }>
  | {
      end: 'done'
      head: Head
      /** Effects of the amendment, as they were applied. */
      effects?: AppliedEffects
      /** The amendment, and after it the later lines played again. */
      entries: [Entry, ...Entry[]]
      changes: LineChange[]
    }

/** Context for a state, with the library of the head changed by these patches. */
type ContextAt = (state: Head['state'], library: readonly LibraryPatch[]) => Context

/** A line to be played again, and why it was left out so far. */
interface Later {
  line: Entry
  out?: string
}

/**
 * Runs a line's command again from the state before it, and after it the later lines with the
 * answers and seeds they had. The new entries replace the old ones in the undo chain: the campaign
 * stands as if it had been played so from the start. Pure.
 * @param steps the lineage of the head, newest first
 * @param of the line, and all that is given for it: its other dice fall from its seed as they did; `input`
 * where it is another one, and `byHand` where every die is to be asked for
 */
export function amend(
  head: Head,
  steps: readonly LineageStep[],
  of: { number: number; given: Given; input?: Command['input']; byHand?: boolean },
  contextAt: ContextAt,
): Amended {
  const at = steps.findIndex(({ line }) => line.number === of.number)
  const step = steps[at]
  if (!step) return refused('This line can no longer be amended.', 'Correct its result by hand.')
  const taken = steps.slice(0, at + 1)
  const back = taken.map((one) => one.back).reduce(joined)
  const play = new Replay({ ...head, state: moved(head, back), undo: step.next }, back, contextAt)
  const { command } = step.line
  const { input = command.input, byHand = command.byHand, given } = of
  const again = play.run(step.line, { ...command, input, byHand, given })
  if (again.end !== 'done') return again
  const first = {
    ...again.entry,
    forward: joined(back, again.entry.forward),
    back: { head: back.head.length, library: back.library.length },
  }
  const changes: LineChange[] = []
  const entries: [Entry, ...Entry[]] = [first]
  for (const later of laterLines(taken)) {
    const ran = play.run(later.line, { ...later.line.command, byHand: false })
    const change = changeOf(later, ran)
    if (change) changes.push(change)
    if (ran.end === 'done') entries.push(ran.entry)
    else leaveOut(entries, later.line.number, whyNot(ran))
  }
  const { effects } = again
  return { end: 'done', head: play.head, entries, changes, ...(effects ? { effects } : {}) }
}

/** Plays lines again, one after the other. */
class Replay {
  head: Head
  #library: LibraryPatch[]
  readonly #contextAt: ContextAt

  constructor(head: Head, back: Patches, contextAt: ContextAt) {
    this.head = head
    this.#library = [...back.library]
    this.#contextAt = contextAt
  }

  /** The entry replaces `line`, and keeps its time of day. */
  run(line: Entry, command: Command): Applied {
    const context = { ...this.#contextAt(this.head.state, this.#library), at: line.at }
    const ran = apply(this.head, command, context)
    if (ran.end !== 'done') return ran
    this.head = ran.head
    this.#library.push(...ran.entry.forward.library)
    const none = { head: 0, library: 0 }
    return { ...ran, entry: { ...ran.entry, kind: 'amend', of: line.number, back: none } }
  }
}

/** Everything after the amended line, oldest first; `taken` is newest first and ends with it. */
function laterLines(taken: readonly LineageStep[]): Later[] {
  return taken
    .toReversed()
    .flatMap(({ line, leftOut }, index): Later[] => [
      ...(index === 0 ? [] : [{ line }]),
      ...leftOut.map((one) => ({ line: one.line, out: one.why })),
    ])
}

function changeOf({ line, out }: Later, ran: Applied): LineChange | null {
  const { number, outcome } = line
  const was = out === undefined ? outcome.says : null
  if (ran.end !== 'done') {
    return was === null ? null : { number, what: outcome.what, was, now: null, why: whyNot(ran) }
  }
  const { what, says, total } = ran.entry.outcome
  const same = what === outcome.what && says === outcome.says && total === outcome.total
  return was !== null && same ? null : { number, what, was, now: says }
}

function whyNot(ran: Exclude<Applied, { end: 'done' }>): string {
  return ran.end === 'refused' ? ran.refused.why : `It now asks for “${ran.question.label}”.`
}

/** Notes a left-out line with the last line played again, so that a later amendment can restore it. */
function leaveOut(entries: Entry[], of: number, why: string): void {
  const last = entries.at(-1)
  if (last)
    entries[entries.length - 1] = { ...last, leftOut: [...(last.leftOut ?? []), { of, why }] }
}
