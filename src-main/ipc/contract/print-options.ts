import * as v from 'valibot'

/** How something is printed, whatever it is. A template leaves aside what means nothing to it. */
export const PrintOptions = v.object({
  paper: v.picklist(['A4', 'Letter']),
  /** Form fields that can be typed into. */
  fillable: v.boolean(),
  /** How often the whole follows itself; a form to be filled in stands once. */
  copies: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20)),
})
export type PrintOptions = v.InferOutput<typeof PrintOptions>

export const usualOptions: PrintOptions = { paper: 'A4', fillable: false, copies: 1 }
