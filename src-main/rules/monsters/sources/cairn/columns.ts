import { lineEndOf } from '../spans.ts'
import type { CairnLabel, Labelled, Score } from './labels.ts'

/** Longest row that is looked at. */
const longestRow = 600
/** A name and the bars after it, before the first number of a row. */
const opening =
  /^[ \t|]*(\p{L}[^|\n\d]{0,60}?|(?!\d{1,3}[ \t]*\|)[^|\n]{2,60}?(?=[ \t]*\|))[ \t|]+(?=[\d-])/u

/**
 * A table without markup: a line of headings with three labels or more side by side, and under it a
 * row a creature, its name first and a number or a dash under each of them. Null where it is none.
 */
export function columnsIn(text: string, labels: readonly Labelled[]): Score[] | null {
  const first = labels[0]
  const last = labels.at(-1)
  if (!first || !last || labels.length < 3) return null
  const rest = text.slice(last.to, last.to + longestRow).indexOf('\n')
  const lineEnd = last.to + rest
  if (rest < 0 || /\d/.test(text.slice(last.to, lineEnd))) return null
  const scores: Score[] = []
  let at = lineEnd + 1
  let row = 0
  while (at < text.length) {
    const end = lineEndOf(text, at)
    if (/[^\s|:+=-]/.test(text.slice(at, Math.min(end, at + longestRow)))) {
      const found = rowAt(text, at, end, labels)
      if (!found) break
      row += 1
      scores.push(...found.map((score) => ({ ...score, row })))
    } else if (row > 0 && !/^\s*\|/.test(text.slice(end + 1, end + 80).replace(/^\n+/, ''))) break
    at = end + 1
  }
  return row > 0 ? scores : null
}

function rowAt(
  text: string,
  from: number,
  end: number,
  labels: readonly Labelled[],
): Score[] | null {
  const line = text.slice(from, Math.min(end, from + longestRow))
  const name = opening.exec(line)
  if (!name) return null
  const number = /[ \t|]*(\d{1,3}|-{1,2})(?![\d\p{L}])/uy
  number.lastIndex = name[0].length
  const scores: Score[] = []
  for (const { figure } of labels) {
    const found = number.exec(line)
    if (!found?.[1]) return null
    const value = valueOf(figure, found[1])
    const to = from + number.lastIndex
    if (value !== null) scores.push({ figure, value, from: to - found[1].length, to })
  }
  return scores
}

/** A dash is no armour; under another heading it says nothing. */
export function valueOf(figure: CairnLabel, words: string): number | null {
  if (words.startsWith('-')) return figure === 'armor' ? 0 : null
  return Number(words)
}
