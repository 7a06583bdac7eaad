import type { Table } from '../shape.ts'

/** Part of a foreign text that our table language does not hold; `line` counts from 1. */
export interface ReadNote {
  line: number
  /** Kept: as plain text in the row. Dropped: only in the original. Changed: said in another way. */
  fate: 'kept' | 'dropped' | 'changed'
  says: string
}

/** A table as read from another form, with the line of each row. */
export interface ForeignTable {
  table: Table
  lines: readonly number[]
  notes: readonly ReadNote[]
}

/** A line of a text with its number, from 1. */
export interface TextLine {
  line: number
  text: string
}

/** Everything that was read from a text. */
export interface ForeignText {
  tables: readonly ForeignTable[]
  /** Lines that belong to no table. */
  rest: readonly TextLine[]
  /** Faults that keep a table from being read, with their lines; 0 for the text as a whole. */
  faults?: readonly { line: number; says: string }[]
}

/** Part of a table that a form does not hold; `row` counts from 1. */
export interface ExportLoss {
  table: string
  row: number
  says: string
}

/** A form in which tables are passed on, of another program or ours. */
export interface TableFormat {
  id: string
  title: string
  extension: string
  /** Confidence from 0 to 1 that a text is of this form. */
  sniff(text: string): number
  /** @param name title for a table that names none, made of the file's name */
  read(text: string, name: string): ForeignText
  /** Absent where the form is only read. `lost` hears what the form does not hold. */
  write?(tables: readonly Table[], lost?: (loss: ExportLoss) => void): string
}
