import type { Monster } from '../../canonical.ts'
import { cairnLine } from '../cairn-line.ts'
import { bxText } from '../bx/index.ts'
import { sourceOf, type TextSource } from '../source.ts'

/** Longest text value that is looked at for a whole stat line. */
const longestLine = 800

/** A cheap look that lets most text values pass by. */
const hasLabel = /(?<![a-z])(?:hp|hit|ac|hd|str|for|fue|armou?r|ca|pv|pg|pf|tp|dg|dv|rk)(?![a-z])/i

/** True for a text value that is a whole stat line: `6 HP, 3 Armor, 14 STR, pincers (d12)`. */
export function isStatLine(words: string): boolean {
  return mayBeLine(words) && isLine(sourceOf(words))
}

function mayBeLine(words: string): boolean {
  return (
    words.length >= 8 && words.length <= longestLine && /\d/.test(words) && hasLabel.test(words)
  )
}

function isLine(source: TextSource): boolean {
  return cairnLine.recognise(source) >= 0.5 || bxText.recognise(source) >= 0.375
}

/** The one monster in such a line; null when there is none, or more than one. */
export function statLineIn(words: string): Monster | null {
  if (!mayBeLine(words)) return null
  const source = sourceOf(words)
  if (!isLine(source)) return null
  const reader = cairnLine.recognise(source) >= bxText.recognise(source) ? cairnLine : bxText
  const [monster, ...more] = reader.read(source)
  return monster && more.length === 0 ? monster : null
}
