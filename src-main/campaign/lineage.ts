import { joined, type Entry, type Head, type Patches } from './journal.ts'

/** Undoable lines that can be amended, counted from the last one. */
const amendReach = 100

/** Action whose summary covers the lines before it, so that none of them may be amended after it. */
const sessionEnd = 'house.session-end'

/** A line that undo would take back in its turn. */
export interface LineageStep {
  /** The entry that made the line: its command, answers and outcome hold. */
  line: Entry
  /** Patches from after this line to before it. */
  back: Patches
  /** The entry that undo would take next; 0 for none. */
  next: number
  /** Lines left out after this one when it was amended, in their order. */
  leftOut: { line: Entry; why: string }[]
}

type Find = (number: number) => Entry | undefined

/**
 * The lines that stand, newest first, as far as entries are found, to the last session's end and at
 * most `amendReach`.
 */
export function lineage(head: Pick<Head, 'undo'>, find: Find): LineageStep[] {
  const steps: LineageStep[] = []
  for (let number = head.undo; number > 0 && steps.length < amendReach;) {
    const step = stepOf(number, find)
    if (!step || step.line.command.action === sessionEnd) break
    steps.push(step)
    number = step.next
  }
  return steps
}

/** The entry whose line an entry stands for: a redo stands for the line that its undo took back. */
export function lineOfEntry(entry: Entry, find: Find): Entry | undefined {
  if (entry.kind !== 'redo' || entry.of === undefined) return entry
  const undone = find(entry.of)?.of
  const found = undone === undefined ? undefined : find(undone)
  return found && lineOfEntry(found, find)
}

/** The line as it was first played, before any amendment. */
export function firstPlayed(entry: Entry, find: Find): Entry | undefined {
  const line = lineOfEntry(entry, find)
  if (line?.kind !== 'amend' || line.of === undefined) return line
  const before = find(line.of)
  return before && firstPlayed(before, find)
}

function stepOf(number: number, find: Find): LineageStep | undefined {
  const entry = find(number)
  const line = entry && lineOfEntry(entry, find)
  if (!line) return undefined
  const step = { line, back: entry.inverse, next: entry.below, leftOut: leftOutOf(line, find) }
  // An amendment of an older version leads back to the result that it amended, not to before it.
  if (line.kind !== 'amend' || line.back) return step
  const amended = stepOf(entry.below, find)
  return amended && { ...step, back: joined(entry.inverse, amended.back), next: amended.next }
}

function leftOutOf(line: Entry, find: Find): LineageStep['leftOut'] {
  return (line.leftOut ?? []).flatMap(({ of, why }) => {
    const out = find(of)
    return out ? [{ line: out, why }] : []
  })
}
