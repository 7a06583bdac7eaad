import * as v from 'valibot'

/** Print options of all templates; each ignores those it does not take. */
export const PrintOptions = v.object({
  /** Paper of one page; a booklet is folded from sheets twice its size. */
  paper: v.picklist(['A4', 'Letter', 'A5', 'half-Letter']),
  margins: v.picklist(['narrow', 'usual', 'wide']),
  /** Ink: colours; thin lines and nothing filled; or black and white without greys. */
  ink: v.picklist(['colour', 'saving', 'black']),
  /** Percent of the template's own text size. */
  textSize: v.pipe(v.number(), v.integer(), v.minValue(80), v.maxValue(130)),
  /** Marks along which cards are cut apart. */
  cutMarks: v.boolean(),
  /** Backs for cards, on the other side of each sheet. */
  backs: v.boolean(),
  /** Form fields that can be typed into; such a job is never folded. */
  fillable: v.boolean(),
  /** Page numbers, where a document has several pages. */
  numbers: v.optional(v.boolean(), true),
  /** Layout of pages on sheets: as they are, folded in the middle, or in six panels. */
  folding: v.picklist(['flat', 'booklet', 'trifold']),
  /** Copies of the whole document; a form to be filled in is printed once. */
  copies: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20)),
})
export type PrintOptions = v.InferOutput<typeof PrintOptions>
export type Paper = PrintOptions['paper']

export const usualOptions: PrintOptions = {
  paper: 'A4',
  margins: 'usual',
  ink: 'saving',
  textSize: 100,
  cutMarks: true,
  backs: false,
  fillable: false,
  numbers: true,
  folding: 'flat',
  copies: 1,
}

/** Width and height in millimetres. */
export interface PaperSize {
  width: number
  height: number
}

const papers: Readonly<Record<Paper, PaperSize>> = {
  A4: { width: 210, height: 297 },
  Letter: { width: 215.9, height: 279.4 },
  A5: { width: 148.5, height: 210 },
  'half-Letter': { width: 139.7, height: 215.9 },
}

/** One page as it is laid out: a trifold's is a panel, a third of its sheet laid on its side. */
export function pageOf({ paper, folding }: Pick<PrintOptions, 'paper' | 'folding'>): PaperSize {
  const { width, height } = papers[paper]
  return folding === 'trifold' ? { width: height / 3, height: width } : { width, height }
}

/** The sheet that goes through the printer: a booklet's is two of its pages side by side. */
export function sheetOf({ paper, folding }: Pick<PrintOptions, 'paper' | 'folding'>): PaperSize {
  const { width, height } = papers[paper]
  if (folding === 'trifold') return { width: height, height: width }
  return folding === 'booklet' ? { width: width * 2, height } : { width, height }
}

/** Margins in millimetres. */
export const marginOf: Readonly<Record<PrintOptions['margins'], number>> = {
  narrow: 8,
  usual: 12,
  wide: 18,
}
