import type { Amount } from '../dice/expression.ts'
import type { RowCondition } from './conditions.ts'
import type { WordForm } from './grammar.ts'
import type { Table } from './shape.ts'

/** Plain dice without modifiers, as nearly all in tables are. */
interface Quick {
  count: number
  sides: number
}

/** An amount ready to be rolled. */
export interface ReadyDice {
  notation: string
  expression: Amount
  quick: Quick | null
}

/** An option of a choice within a row; weights are whole numbers. */
interface ChoiceOption {
  weight: number
  parts: readonly Part[]
}

/**
 * A part of a row's text:
 * words; dice `[2d6]`, with the words after them in the bracket; a reference to a table `[people/look]`, or
 * several different rows of it `[3 x people/look]`; a bracket that is read when its own parts are known
 * `[{n}d6]`; a choice `{red|green^2}`; a value that is kept `{who=[people/name]}` or kept unseen `{who:=…}`,
 * and recalled `{who}`; words put into a form `{cap: …}`; words on a condition `{if night: …|else: …}`.
 */
export type Part =
  | { kind: 'words'; words: string }
  /** `whole` is its notation with its words, by which it is asked for. */
  | ({ kind: 'dice'; words: string; whole: string } & ReadyDice)
  | {
      kind: 'call'
      name: string
      times: ReadyDice | null
      joiner: string | null
      /** Table that it led to when it was last drawn. */
      found: FoundTable | null
    }
  | { kind: 'computed'; parts: readonly Part[] }
  | { kind: 'choice'; options: readonly ChoiceOption[]; total: number }
  | { kind: 'kept'; name: string; unseen: boolean; parts: readonly Part[] }
  | { kind: 'recalled'; name: string }
  | { kind: 'shaped'; shape: WordForm; parts: readonly Part[] }
  | { kind: 'if'; branches: readonly { when: RowCondition | null; parts: readonly Part[] }[] }

/** A row compiled for drawing. */
export interface CompiledRow {
  /** Parts of each cell; one cell where the table has no columns. */
  cells: readonly (readonly Part[])[]
  /** Minimum number of characters it adds, whatever is rolled. */
  length: number
  /** True when its text may hold articles and plurals that wait for what is rolled: “a(n)”, “(s)”. */
  waits: boolean
  /** RowCondition on which the row counts. */
  when: RowCondition | null
  /** Text of its first cell where nothing in it is rolled or looked up; else null. */
  words: string | null
}

/** A table compiled for drawing. */
export interface Compiled {
  table: Table
  dice: ReadyDice
  /** Lowest total; `places` holds the row index by total from here on, -1 for none. */
  least: number
  places: Int32Array
  rows: readonly CompiledRow[]
  /** True when some rows may not count: on a condition, or because they have been drawn. */
  varies: boolean
  /** Number of totals of each row, where they are all equally likely; for rows that may not count. */
  weights: Int32Array
  /** True for one roll among rows that all count and have no columns: nearly every table. */
  plain: boolean
  /** Reason that nothing can be rolled on it; null where it can. */
  fault: string | null
}

/** A table, or one column of it, with a modifier of its roll. */
export interface TablePlace {
  ready: Compiled
  column: number | null
  modifier: number
}

/** The table, column and modifier that a reference names. */
export interface FoundTable extends TablePlace {
  /** Title of the table, with the column's heading. */
  title: string
}
