import * as v from 'valibot'
import { isKey, Name } from './endpoint.ts'
import { PrintOptions } from './print-options.ts'

/** Options as they were chosen; those of another version that mean nothing to this one are left out. */
const Chosen = v.fallback(v.partial(PrintOptions), {})
export type ChosenOptions = Partial<PrintOptions>

/** What a GM may call a way of printing. */
const PresetName = v.pipe(Name, v.maxLength(60, 'At most 60 characters.'), v.check(isKey))

/** How each template was printed last, and the ways that the GM has named; by the template's id. */
export const PrintHabits = v.record(
  v.string(),
  v.object({ last: Chosen, named: v.fallback(v.record(PresetName, Chosen), {}) }),
)
export type PrintHabits = v.InferOutput<typeof PrintHabits>
