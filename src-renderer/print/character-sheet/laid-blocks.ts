import type { Snippet } from 'svelte'
import type {
  GroupBlock,
  LinesBlock,
  NotesBlock,
  SheetBlock,
  SlotsBlock,
  TableBlock,
} from '../../../src-main/rules/core/sheet.ts'

/** Draws a block: one of smaller headings or not, and the first of its column or not. Groups hold blocks again. */
export type BlockSnippet = Snippet<[block: LaidBlock, minor: boolean, first: boolean]>

/** Content of one place of a list. */
export interface SheetCell {
  field: string
  value: string
  /** On one line; too wide for it, so smaller on two; or more than two lines take. */
  set: 'plain' | 'dense' | 'crowded'
}

/** How many rows of its list follow overleaf. */
interface Flowed {
  more: number
}
export type LaidTable = Omit<TableBlock, 'room'> & Flowed & { rows: SheetCell[][] }
export type LaidLines = Omit<LinesBlock, 'room'> & Flowed & { rows: SheetCell[] }
export type LaidSlots = SlotsBlock & Flowed & { rows: SheetCell[][] }
export interface LaidNotes extends Omit<NotesBlock, 'room'> {
  /** Ruled lines, the empty ones too. */
  lines: string[]
  field: string
  value: string
  goesOn: boolean
}
export type LaidGroup = Omit<GroupBlock, 'columns'> & { gap: number; columns: LaidColumn[] }

/** A block with what stands in it on this page. */
export type LaidBlock =
  | Exclude<SheetBlock, TableBlock | LinesBlock | SlotsBlock | NotesBlock | GroupBlock>
  | LaidTable
  | LaidLines
  | LaidSlots
  | LaidNotes
  | LaidGroup

export interface LaidColumn {
  /** Of the width, as parts of the sum. */
  share: number
  blocks: LaidBlock[]
}

export interface LaidBand {
  grow: boolean
  /** Millimetres between its columns. */
  gap: number
  columns: LaidColumn[]
}

/** Rows in plain lines on a page of their own; `columns` is empty for lines without columns, which stand `across` abreast. */
export interface OverflowPart {
  title: string
  columns: string[]
  across: number
  rows: { cells: SheetCell[]; height: number }[]
}

export type SheetPage =
  { kind: 'front' | 'back'; bands: LaidBand[] } | { kind: 'more'; parts: OverflowPart[] }
