import type { Span } from '../../../canonical.ts'

/** A value of a line, by its place in the line. */
export type Value = Span

const joiners =
  /^(?:or|and|plus|to|x|×|o|ou|oder|und|y|et|e|per|by|in|with|of|vs\.?|from|mit|von|mas|más|avec|de|con)$/i
const endsOpen = /[,/&+;([]$/
const continuation = /^[,/&;)\]([]/

/** Values of a line, split by a separator. */
export function splitValues(words: string, apart: RegExp): Value[] {
  const values: Value[] = []
  let from = 0
  for (const found of words.matchAll(apart)) {
    if (found.index > from) values.push({ from, to: found.index })
    from = found.index + found[0].length
  }
  if (from < words.length) values.push({ from, to: words.length })
  return values
}

/** A word and its place in the line. */
export interface Token {
  word: string
  from: number
}

/** Words gathered into values: brackets, commas and words that join hold them together. */
export function valuesBy(
  tokens: readonly Token[],
  starts: (word: string, last: string) => boolean,
): Value[] {
  const values: Value[] = []
  let open = 0
  let last = ''
  for (const { word, from } of tokens) {
    const value = values.at(-1)
    const glued =
      open > 0 ||
      endsOpen.test(last) ||
      continuation.test(word) ||
      joiners.test(word) ||
      joiners.test(last)
    if (value && (glued || !starts(word, last))) value.to = from + word.length
    else values.push({ from, to: from + word.length })
    open = Math.max(0, open + count(word, /[([]/g) - count(word, /[)\]]/g))
    last = word
  }
  return values
}

function count(word: string, signs: RegExp): number {
  return word.match(signs)?.length ?? 0
}

/** Values merged in groups of `each`. */
export function mergeValues(values: readonly Value[], each: number): Value[] {
  return values.flatMap(({ from }, index) => {
    const end = values[index + each - 1]
    return index % each === 0 && end ? [{ from, to: end.to }] : []
  })
}

export function tokensOf(words: string): Token[] {
  return [...words.matchAll(/\S+/g)].map(({ 0: word, index }) => ({ word, from: index }))
}
