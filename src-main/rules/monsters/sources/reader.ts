import type { Monster, Span } from '../canonical.ts'
import type { TextSource } from './source.ts'

/** Reads one layout of stat block. A new layout is a file with one of these and a line in `registry.ts`. */
export interface Reader {
  /** Permanent: kept with each monster it reads. */
  id: string
  /** As the GM reads it: "OSE one line". */
  title: string
  family: 'bx' | 'cairn'
  /** True when the text is one program's file from start to end, never cut into layouts. */
  whole?(source: TextSource): boolean
  /** Stretches of a page that are of its form whatever stands around them, in their order. */
  parts?(source: TextSource): readonly Span[]
  /** How sure it is that the text is in its layout, 0 to 1. */
  recognise(source: TextSource): number
  /**
   * Every monster in the text. Their `source.text`s, one after the other, are the text itself, and
   * every span points into the monster's own `source.text`, as it was pasted.
   */
  read(source: TextSource): Monster[]
}
