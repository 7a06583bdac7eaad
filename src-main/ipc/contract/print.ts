import * as v from 'valibot'
import type { Wanted } from '../../campaign/print/wanted.ts'
import { endpoint, Id, json } from './endpoint.ts'
import { PrintOptions } from './print-options.ts'

/** Whose, which and how many, by template. */
const Which = v.variant('template', [
  v.object({
    template: v.literal('character-sheet'),
    creatures: v.pipe(v.array(Id), v.maxLength(200)),
  }),
]) satisfies v.GenericSchema<unknown, Wanted>

export const print = {
  /** The data a template's component draws, for the preview on screen. */
  'print.preview': endpoint({
    input: v.object({ wanted: Which }),
    output: json<{ title: string; data: unknown }>(),
  }),
  /** Saves a PDF in the out folder and says where; reports progress, can be cancelled. */
  'print.save': endpoint({
    input: v.object({ wanted: Which, options: PrintOptions }),
    output: v.object({ path: v.string(), bytes: v.number(), pages: v.number() }),
    patience: 600_000,
  }),
} as const
