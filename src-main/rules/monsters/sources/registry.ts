import { cairnLine } from './cairn-line.ts'
import { structured } from './fields/readers.ts'
import { oseOneLine } from './ose-one-line.ts'
import type { Reader } from './reader.ts'

/** Every layout that can be read. Of two as sure, the earlier wins. */
export const readers: readonly Reader[] = [...structured, oseOneLine, cairnLine]
