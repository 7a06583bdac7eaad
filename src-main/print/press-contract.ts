import * as v from 'valibot'
import { endpoint, json } from '../ipc/contract/endpoint.ts'
import { PrintOptions } from '../ipc/contract/print-options.ts'
import type { PictureCut } from './print.ts'
import { templates } from '../ipc/contract/print-templates.ts'

/** Calls from main to the press page. One page is laid out at a time. */
export const pressContract = {
  /**
   * Lays the job out and answers when the fonts are there and nothing moves any more. `shrunk` counts
   * places whose text was set smaller to fit; `over` names those where even that was not enough: such
   * a page is refused, not printed.
   */
  'press.show': endpoint({
    input: v.object({
      template: v.picklist(templates),
      options: PrintOptions,
      title: v.string(),
      language: v.string(),
      data: json<unknown>(),
    }),
    output: v.object({ pages: v.number(), over: v.array(v.string()), shrunk: v.number() }),
    patience: 60_000,
  }),
  /** Cuts areas out of a picture; the answer is a WebP in base64. */
  'press.cut': endpoint({ input: json<PictureCut>(), output: v.string(), patience: 60_000 }),
} as const
export type PressContract = typeof pressContract
