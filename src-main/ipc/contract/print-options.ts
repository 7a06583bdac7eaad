import * as v from 'valibot'

/** How something is printed, whatever it is. A template leaves aside what means nothing to it. */
export const PrintOptions = v.object({
  /** Of one page; a booklet is folded of sheets twice its size. */
  paper: v.picklist(['A4', 'Letter', 'A5', 'half-Letter']),
  margins: v.picklist(['narrow', 'usual', 'wide']),
  ink: v.picklist(['colour', 'saving', 'black']),
  /** Percent of the template's own text size. */
  textSize: v.pipe(v.number(), v.integer(), v.minValue(80), v.maxValue(130)),
  cutMarks: v.boolean(),
  /** Backs for cards, on the other side of each sheet. */
  backs: v.boolean(),
  /** Form fields that can be typed into; such a job is never folded. */
  fillable: v.boolean(),
  /** How pages come to lie on sheets: as they are, folded in the middle, or in six panels. */
  folding: v.picklist(['flat', 'booklet', 'trifold']),
  copies: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20)),
})
export type PrintOptions = v.InferOutput<typeof PrintOptions>

export const usualOptions: PrintOptions = {
  paper: 'A4',
  margins: 'usual',
  ink: 'saving',
  textSize: 100,
  cutMarks: true,
  backs: false,
  fillable: false,
  folding: 'flat',
  copies: 1,
}
