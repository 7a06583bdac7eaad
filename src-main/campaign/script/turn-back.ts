import type { Entry } from '../journal.ts'
import { numberFrom, quoted, ScriptFault } from './fault.ts'
import { tableReading } from './readings.ts'
import { nothingDone, type StepResult } from './results.ts'
import type { ScriptTable } from './script-table.ts'

/** Undoes or redoes so many steps, one where it only says so: a step goes with the dues that its dice settled. */
export function turnBack(
  table: ScriptTable,
  number: number,
  way: 'undo' | 'redo',
  times: unknown,
): StepResult {
  const many = times === true ? 1 : (numberFrom(times) ?? 0)
  if (many < 1) throw new ScriptFault(way, `${quoted(times)} is neither true nor a number.`)
  let last: Entry | null = null
  for (let at = 0; at < many; at += 1) {
    last = way === 'undo' ? undoStep(table) : redoStep(table)
    if (!last) break
  }
  const did = way === 'undo' ? 'Undo' : 'Redo'
  const result = nothingDone(number, did, tableReading(table.state))
  if (!last) return { ...result, refused: `Nothing to ${way}.` }
  return { ...result, what: last.outcome.what, says: last.outcome.says, rule: last.outcome.rule }
}

function undoStep(table: ScriptTable): Entry | null {
  const last = table.undo()
  return last && table.isOfStepBefore(last.command) ? undoStep(table) : last
}

function redoStep(table: ScriptTable): Entry | null {
  const first = table.redo()
  for (let next = table.redone; next && table.isOfStepBefore(next.command); next = table.redone)
    table.redo()
  return first
}
