import * as v from 'valibot'
import { isKey, Name } from './endpoint.ts'
import { PrintOptions } from './print-options.ts'

/** Options as they were chosen; none when one of them is not valid in this version. */
const Chosen = v.fallback(v.partial(PrintOptions), {})
export type ChosenOptions = Partial<PrintOptions>

/** Name that a GM gives to a set of print options. */
const PresetName = v.pipe(Name, v.maxLength(60, 'At most 60 characters.'), v.check(isKey))

/**
 * Options of each template when last printed, and sets of options that the GM has named; by the template's
 * id.
 */
export const PrintHabits = v.record(
  v.string(),
  v.object({ last: Chosen, named: v.fallback(v.record(PresetName, Chosen), {}) }),
)
export type PrintHabits = v.InferOutput<typeof PrintHabits>
