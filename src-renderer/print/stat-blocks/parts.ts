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
  | { kind: 'words'; title: string; text: string; small: boolean }
  | { kind: 'source'; text: string }
)
export type PartOf<K extends StatPart['kind']> = Extract<StatPart, { kind: K }>

/** Points and line heights at the usual text size; the style sheet has the same. */
export const textSettings = {
  name: { size: 17, leading: 1.02 },
  tags: { size: 9.5, leading: 1.15 },
  number: { size: 16, leading: 1 },
  label: { size: 8, leading: 1.15 },
  words: { size: 9, leading: 1.28 },
  small: { size: 7.5, leading: 1.3 },
  title: { size: 10, leading: 1.2 },
} as const

/** Millimetres of the picture beside a name. */
export const cutWidth = 14
