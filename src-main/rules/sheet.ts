/** A box of the sheet with one number, and what the book says beside it. */
export interface SheetBox {
  /** The field of the creature it shows. */
  field: string
  title: string
  /** Set small at the right of its heading: "3, no more". */
  hint: string
  /** The number to print, empty on a blank sheet. */
  value: string
  /** Hearts or boxes to strike out: `full` of `most` are still there. */
  pips: { full: number; most: number } | null
  /** The rule in a few words, where the box has no ticks and no pips. */
  says: string
  ticks: { title: string; on: boolean }[]
}

/** Rows under named columns; `rows` holds what the character has, the sheet adds blank lines. */
export interface SheetTable {
  title: string
  hint: string
  columns: string[]
  rows: string[][]
}

/**
 * A character as its sheet prints it: words and numbers only, ready to be set. A blank sheet is the
 * same with everything empty.
 */
export interface SheetData {
  /** The game's name as the sheet's title. */
  title: string
  subtitle: string
  /** One line for the foot: whose game this is. */
  credit: string
  campaign: string
  name: string
  /** Who plays it, how it looks, where it comes from. */
  about: { label: string; value: string }[]
  boxes: SheetBox[]
  skills: { hint: string; columns: { title: string; skills: { name: string; score: string }[] }[] }
  weapons: SheetTable
  /** The weapon dice read at a glance: hits and the totals that make them. */
  hits: { title: string; cells: { head: string; says: string }[] }
  spellbooks: SheetTable
  items: string[]
  rest: { when: string; gives: string }[]
  tracks: { title: string; full: number; most: number }[]
  coins: { hint: string; value: string }
  notes: string
}
