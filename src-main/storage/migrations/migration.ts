import type { GenericSchema } from 'valibot'

/** Step to one schema number, in a file of its own that is never edited once released. */
export interface Migration {
  /** Schema number it leads to, from the one before. */
  to: number
  /** Description of the change. */
  says: string
  /** Turns a whole campaign of schema `to - 1` into one of `to`. Pure. */
  change(whole: unknown): unknown
  /** Shape of a whole campaign of schema `to`. */
  shape: GenericSchema
}
