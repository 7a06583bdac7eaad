import { bxText } from './bx/index.ts'
import { bxLayouts } from './bx/systems.ts'
import { cairnLine } from './cairn-line.ts'
import { structured } from './fields/readers.ts'
import { ownLines } from '../game-lines.ts'
import { ownLineReader } from './own-line.ts'
import type { Reader } from './reader.ts'

/** Every reader. Of two as sure, the earlier wins. */
export const readers: readonly Reader[] = [
  ...structured,
  ...ownLines.map(ownLineReader),
  bxText,
  cairnLine,
]

/** Every layout that a monster may name, by its permanent id; one reader may tell several apart. */
export const layouts: Readonly<Record<string, string>> = {
  ...Object.fromEntries(readers.map(({ id, title }) => [id, title])),
  ...bxLayouts,
}
