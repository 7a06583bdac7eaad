import { gaps } from './gaps.ts'
import type { Id } from '../situation.ts'
import type { RuleId } from '../outcome.ts'

/** One printed row: the rolls it answers, and what it says. `[2d4 goblin]` in the text expands. */
export type Row = readonly [rolls: string, text: string]

/** A table, shaped like its page. */
export interface Table {
  id: Id
  title: string
  /** Dice notation rolled on it: `1d6`, `2d6`, `d66`. */
  dice: string
  source: string
  licence?: string
  rule?: RuleId
  rows: readonly Row[]
  /** What it is for, so that panels can offer it: `encounter`, `locality`, `rumour`. */
  use?: string
  /** Dungeon level or terrain it serves. */
  at?: string
}

/**
 * Vouches for a table of ours: every possible roll has exactly one row.
 * @throws Error that names the table and all its faults.
 */
export function defineTable(table: Table): Table {
  const faults = gaps(table).map(({ says }) => says)
  if (table.rows.length === 0) faults.unshift('It has no rows.')
  if (faults.length > 0) throw new Error(`table ${table.id}, ${table.title}: ${faults.join(' ')}`)
  return table
}
