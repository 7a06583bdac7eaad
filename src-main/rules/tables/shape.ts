import type { Id, RuleId } from '../core/ids.ts'

/** A printed row: its rolls and its text. The text may hold dice, references and choices; see `parts.ts`. */
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
  /** Dungeon level, terrain, kind of place or family of monsters it is for. */
  at?: string
  /** Heading under which it is listed: "People", "Dungeons / Rooms". */
  group?: string
  author?: string
  note?: string
  tags?: readonly string[]
  /** Headings of the cells of each row, which are parted by ` | ` and rolled each on its own. */
  columns?: readonly string[]
  /** One roll gives all cells of a row. */
  together?: true
  /** True when its author gave weights instead of rolls; `rolls` then follow from them. */
  weighted?: true
  /** True when a row that has come up does not come up again until the table is shuffled. */
  deck?: true
}
