import type { Entry } from '../journal.ts'
import { lineOfEntry } from '../lineage.ts'

/** State of the lines of a stretch of the journal, by their numbers. */
interface Standing {
  /** Taken back by undo. */
  undone: ReadonlySet<number>
  /** Replaced by an amendment. */
  replaced: ReadonlySet<number>
  /** Could not be carried out after an earlier line was amended, with the reason. */
  leftOut: ReadonlyMap<number, string>
  find(number: number): Entry | undefined
}

/** Follows undo, redo and amendments through a stretch of the journal that reaches to its end. */
export function standingIn(entries: readonly Entry[]): Standing {
  const byNumber = new Map(entries.map((entry) => [entry.number, entry]))
  const find = (number: number): Entry | undefined => byNumber.get(number)
  const undone = new Set<number>()
  const replaced = new Set<number>()
  const leftOut = new Map<number, string>()
  const lineOf = (number: number): Entry | undefined => {
    const entry = find(number)
    return entry && lineOfEntry(entry, find)
  }
  for (const entry of entries) {
    if (entry.of === undefined) continue
    if (entry.kind === 'amend') replace(lineOf(entry.of), true)
    for (const { of, why } of entry.leftOut ?? []) leftOut.set(of, why)
    if (entry.kind === 'undo') strike(lineOf(entry.of), true)
    if (entry.kind === 'redo') strike(lineOf(entry.number), false)
  }
  return { undone, replaced, leftOut, find }

  function strike(line: Entry | undefined, gone: boolean): void {
    if (!line) return
    if (gone) undone.add(line.number)
    else undone.delete(line.number)
    // Undo of an amendment of an older version leads back to the line that it amended.
    if (line.kind === 'amend' && !line.back && line.of !== undefined)
      replace(lineOf(line.of), !gone)
  }

  function replace(line: Entry | undefined, gone: boolean): void {
    if (!line) return
    leftOut.delete(line.number)
    if (gone) replaced.add(line.number)
    else replaced.delete(line.number)
  }
}
