import type { Id } from '../core/situation.ts'
import type { Facts } from './conditions.ts'
import type { Table } from './shape.ts'

/** A roll made while drawing, for the chronicle's reasons and for re-rolling a part. */
export type Traced =
  /** `row` is its index in the table, -1 for none; `says` is its text with all in it expanded. */
  | {
      kind: 'table'
      table: Table
      column?: string
      total: number
      row: number
      says: string
      depth: number
      label: string
    }
  | { kind: 'dice'; dice: string; total: number; depth: number; label: string }
  | { kind: 'choice'; of: number; option: number; says: string; depth: number; label: string }
  /** A name in brackets that no table has; it stays in the text as it is. */
  | { kind: 'unknown'; name: string; depth: number }

/** Circumstances of a draw: facts for conditions, and rows of decks that have been drawn. */
export interface Circumstances {
  facts?: Facts
  drawn?(table: Id): readonly number[]
}
