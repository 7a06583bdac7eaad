import { lineEndOf } from '../spans.ts'
import { valueStarts, matchesAt } from './value-starts.ts'
import type { Hit } from './hits/hit.ts'
import { figureOf, type Lexicon } from './labels/lexicon.ts'

/** Fewest labels under each other that are taken for a column of their own. */
const fewest = 4
/** No block has more labels than these. */
const most = 40

/**
 * A page's column of labels, copied before the column of their values: each label is moved to the
 * line with its value. The labels of other texts stay as they are.
 */
export function unstackLabels(
  text: string,
  hits: readonly Hit[],
  lexicon: Lexicon,
): readonly Hit[] {
  let unstackedHits: Hit[] | null = null
  for (let at = 0; at < hits.length; at += 1) {
    const length = stackAt(hits, at)
    const moved = length < fewest ? null : movedTo(text, hits.slice(at, at + length), lexicon)
    if (!moved) {
      const [hit] = hits.slice(at, at + 1)
      if (hit) unstackedHits?.push(hit)
      continue
    }
    unstackedHits ??= hits.slice(0, at)
    unstackedHits.push(...moved)
    const end = moved.at(-1)?.to ?? 0
    while ((hits[at + 1]?.from ?? Infinity) <= end) at += 1
  }
  return unstackedHits ?? hits
}

/** How many labels in a row stand where the value of the one before should begin. */
function stackAt(hits: readonly Hit[], at: number): number {
  let length = 1
  for (let hit = hits[at]; hit?.opens && length < most; hit = hits[at + length - 1]) {
    const next = hits[at + length]
    if (next?.from !== hit.to || !next.opens) break
    length += 1
  }
  return length
}

/** The labels, each at the line of its value; null where the lines under them are no such values. */
function movedTo(text: string, stack: readonly Hit[], lexicon: Lexicon): Hit[] | null {
  const [first] = stack
  const last = stack.at(-1)
  if (!first || !last) return null
  const under = text.indexOf('\n', last.from) + 1
  const more = labelLine(text, under, last, lexicon)
  const labels = more ? [...stack, more] : stack
  const values = linesFrom(text, more ? more.to : under, labels.length)
  if (values.length < labels.length) return null
  const moved = labels.map((hit, index): Hit => {
    const from = values[index] ?? 0
    const figure = figureOf(hit.word, lexicon)
    return { ...hit, figure, from, to: from, set: true, strong: figure !== 'other', opens: true }
  })
  const fit = moved.filter(({ figure, to }) =>
    matchesAt(valueStarts[figure].loosely, text, to),
  ).length
  if (fit < moved.length - 1) return null
  return moved.map((hit, index) => (index === 0 ? { ...hit, from: first.from } : hit))
}

/** A label that has nothing under it but a blank line is the stack's last. */
function labelLine(text: string, from: number, like: Hit, lexicon: Lexicon): Hit | null {
  const end = text.indexOf('\n', from)
  if (from === 0 || end < 0 || end > from + 40) return null
  const word = text.slice(from, end).trim().replace(/:$/, '').toLowerCase()
  return word !== '' && figureOf(word, lexicon) !== 'other'
    ? { ...like, word, from, to: end + 1 }
    : null
}

/** Offsets of the next lines that are not blank, `count` at most. */
function linesFrom(text: string, from: number, count: number): number[] {
  const found: number[] = []
  let at = from
  while (from > 0 && at < text.length && found.length < count) {
    const end = lineEndOf(text, at)
    if (text.slice(at, end).trim() !== '') found.push(at)
    at = end + 1
  }
  return found
}
