import type { Id, RuleId } from '../ids.ts'

/** One printed row: the rolls it answers, and what it says. `[2d4 goblin]` in the text expands. */
export type TableRow = readonly [rolls: string, text: string]

/** A table, shaped like its page. */
export interface Table {
  id: Id
  title: string
  /** Dice notation rolled on it: `1d6`, `2d6`, `d66`. */
  dice: string
  source: string
  licence?: string
  rule?: RuleId
  rows: readonly TableRow[]
  /** What it is for, so that panels can offer it: `encounter`, `locality`, `rumour`. */
  use?: string
  /** Dungeon level or terrain it serves. */
  at?: string
}
