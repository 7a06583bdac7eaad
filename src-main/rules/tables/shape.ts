import type { Id, RuleId } from '../core/ids.ts'

/** A printed row: its rolls and its text. `[2d4 goblin]` in the text is expanded. */
export type TableRow = readonly [rolls: string, text: string]

/** A table as printed. */
export interface Table {
  id: Id
  title: string
  /** Dice notation of its roll: `1d6`, `2d6`, `d66`. */
  dice: string
  source: string
  licence?: string
  rule?: RuleId
  rows: readonly TableRow[]
  /** Use for which panels offer it: `encounter`, `locality`, `rumour`. */
  use?: string
  /** Dungeon level or terrain it is for. */
  at?: string
}
