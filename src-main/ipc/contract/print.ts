import * as v from 'valibot'
import type { Wanted } from '../../campaign/print/wanted.ts'
import { endpoint, Id, json } from './endpoint.ts'
import { FilledFields } from './filled-fields.ts'
import { PrintOptions } from './print-options.ts'
import type { Form } from '../../campaign/print/filled-forms.ts'
import type { Difference } from '../../rules/house/filled-sheet/fields.ts'

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
  /** Reads the forms of a PDF that somebody has filled in. Nothing changes by it. */
  'print.read': endpoint({
    input: v.object({ file: v.pipe(v.string(), v.maxLength(300)), base64: v.string() }),
    output: json<Form[]>(),
    patience: 60_000,
  }),
  /** What is written in a form and not yet so in the campaign, for one of its creatures. */
  'print.differences': endpoint({
    input: v.object({ creature: Id, fields: FilledFields }),
    output: json<Difference[]>(),
  }),
} as const
