import type { PrintedFigure } from '../../../src-main/campaign/print/monsters/figures.ts'

/** A part of a stat block as it is drawn; `gap` is kept above it in millimetres, unless a column begins with it. */
export type StatPart = { gap: number } & (
  | {
      kind: 'head'
      name: string
      tags: string
      figures: readonly PrintedFigure[]
      columns: number
      /** Width of the picture in millimetres; 0 for none. */
      cut: number
    }
  | { kind: 'blow'; label: string; value: string }
  | { kind: 'title'; text: string }
  | {
      kind: 'words'
      title: string
      text: string
      small: boolean
      /** A source of all blocks, of no monster. */
      credit?: boolean
    }
  | { kind: 'source'; text: string }
)
export type PartOf<K extends StatPart['kind']> = Extract<StatPart, { kind: K }>

/** Points and line heights at the usual text size; the style sheet has the same. */
export const textSettings = {
  name: { size: 14, leading: 1.02 },
  tags: { size: 8.5, leading: 1.15 },
  number: { size: 12.5, leading: 1 },
  label: { size: 7, leading: 1.1 },
  words: { size: 8.5, leading: 1.22 },
  small: { size: 7, leading: 1.22 },
  title: { size: 9, leading: 1.2 },
} as const

/** Millimetres of the picture beside a name. */
export const cutWidth = 11
