import { matchesAt, valueStarts } from '../value-starts.ts'
import type { Word } from '../labels/lexicon.ts'
import type { Hit } from './hit.ts'

/** A label with a slash behind it, which had no value of its own. */
export interface Ahead {
  word: Word
  at: number
}

/** Longest first value of two. */
const longest = 24

/** True when a slash, and so perhaps another label, follows a word that ends at `end`. */
export function slashFollows(text: string, end: number): boolean {
  return text.charCodeAt(end) === 47 || (text.charCodeAt(end) === 32 && text.startsWith(' / ', end))
}

/**
 * `XP/Treasure: 1700 / None`: two labels with a slash between them, and so two values; null where
 * the values do not begin as theirs do.
 */
export function pairOf(text: string, ahead: Ahead, second: Hit): [Hit, Hit] | null {
  const { word, at } = ahead
  if (second.turned || second.from - (at + word.length) > 3) return null
  const slash = text.slice(second.to, second.to + longest).search(/\s?\/|\n/)
  if (slash < 1) return null
  const from = second.to + slash
  const gap = /^\s?\/\s?/.exec(text.slice(from, from + 3))?.[0]
  const figure = word.figures.find((each) => isValueAt(text, second.to, each))
  if (gap === undefined || figure === undefined) return null
  const to = from + gap.length
  const secondFigure = second.figureWithoutValue ?? second.figure
  if (secondFigure === figure || !isValueAt(text, to, secondFigure, second.set)) return null
  const other = {
    ...second,
    figure: secondFigure,
    from,
    to,
    opens: false,
    strong: false,
    untold: undefined,
  }
  const strong = second.strong || second.set
  return [
    { ...second, figure, word: word.word, from: at, strong, figureWithoutValue: undefined },
    other,
  ]
}

function isValueAt(text: string, at: number, figure: Hit['figure'], set = false): boolean {
  if (figure === 'other' || figure === 'level') return false
  const { plainly, loosely } = valueStarts[figure]
  return matchesAt(set ? loosely : plainly, text, at)
}
