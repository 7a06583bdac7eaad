import type { GenericSchema } from 'valibot'

/** One step of the stored form: one file a schema number, never edited once released. */
export interface Migration {
  /** Schema number it leads to, from the one before. */
  to: number
  /** What changed, for the log. */
  says: string
  /** Turns a whole campaign of schema `to - 1` into one of `to`. Pure. */
  change(whole: unknown): unknown
  /** What a whole campaign of schema `to` must look like. */
  shape: GenericSchema
}
