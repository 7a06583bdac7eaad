import * as v from 'valibot'
import { endpoint, Id, json } from './endpoint.ts'

export const print = {
  /** The data a template's component draws, for the preview on screen. */
  'print.preview': endpoint({
    input: v.object({
      template: v.picklist(['hearts-sheet']),
      creature: Id,
      paper: v.picklist(['A4', 'Letter']),
    }),
    output: json<{ title: string; data: unknown }>(),
  }),
  /** Saves a PDF in the out folder and says where; reports progress, can be cancelled. */
  'print.save': endpoint({
    input: v.object({
      template: v.picklist(['hearts-sheet']),
      creature: Id,
      paper: v.picklist(['A4', 'Letter']),
    }),
    output: v.object({ path: v.string(), bytes: v.number(), pages: v.number() }),
    patience: 180_000,
  }),
} as const
