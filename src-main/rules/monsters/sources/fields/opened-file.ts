import type { Span } from '../../canonical.ts'
import type { FileMonsters } from './find.ts'
import type { Syntax } from './shapes.ts'

/** A structured text taken apart. */
export interface OpenedFile extends FileMonsters {
  syntax: Syntax
  /** Text outside its structured parts: a note around a stat block. */
  prose: Span[]
  /** Part of a page: what stands around it may be stat blocks of other layouts. */
  within?: true
}
