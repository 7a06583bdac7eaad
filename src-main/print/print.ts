import type { PrintOptions } from '../ipc/contract/print-options.ts'
import type { Template } from '../ipc/contract/print-templates.ts'

/** A document to print. `data` is the input of the named template's component. */
export interface PrintJob {
  template: Template
  title: string
  /** Kind of document: "Character sheet". */
  subject: string
  author: string
  /** BCP 47 tag of the words on the page: `en`. */
  language: string
  options: PrintOptions
  data: unknown
}

/** A field of a form, with its value when printed and its value now. */
export interface ReadField {
  /** `sheet c7/values/hp`, as the page named it. */
  name: string
  was: string
  now: string
}

/** Areas to be cut out of a picture of the campaign, in its pixels. */
export interface PictureCut {
  picture: string
  box: { x: number; y: number; width: number; height: number }
  areas: (readonly [number, number])[][]
}

export type Progress = (done: number, of: number, says: string) => void

export interface Printed {
  bytes: Uint8Array
  pages: number
}

/** Turns a job into PDF bytes; whole or not at all. */
export interface PdfPress {
  /**
   * Jobs are done one after another.
   * @throws {Refusal} `cancelled` when the signal is aborted, `press` when the page could not be laid
   *   out or printed.
   */
  print(job: PrintJob, progress: Progress, signal: AbortSignal): Promise<Printed>
  /**
   * Cuts areas out of a picture: the part of it around them, see-through where it is in none. WebP.
   * @throws {Refusal} `press` when the picture is gone or damaged.
   */
  cut(cut: PictureCut): Promise<Uint8Array>
  close(): Promise<void>
}
