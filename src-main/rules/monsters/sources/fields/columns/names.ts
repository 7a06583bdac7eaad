import { isQualifier } from './qualifiers.ts'
import { splitValues, mergeValues, tokensOf, valuesBy, type Token, type Value } from './tokens.ts'

/** Most words of a line of names that are tried in every grouping. */
const mostWords = 12

/**
 * The names that a line has for so many columns; null where it has fewer words. Where nothing tells
 * where each ends, those that stand elsewhere on the page are likelier, and those that a word for
 * its size or colour begins.
 */
export function namesOf(
  words: string,
  columns: number,
  elsewhere: (name: string) => boolean,
): Value[] | null {
  const apart = splitValues(words, /\s+[|;/&]\s+|\t+|\s{2,}/g)
  if (apart.length === columns) return apart
  const listed = splitValues(words, /,\s+/g)
  // `Goat, Mountain` is one name: what follows the comma only tells which.
  const turned = listed.slice(1).some(({ from, to }) => isQualifier(words.slice(from, to)))
  if (listed.length === columns && !turned) return listed
  const tokens = tokensOf(words)
  const units = valuesBy(tokens, (word) => /^[\p{Lu}“"'‘]/u.test(word))
  if (units.length === columns) return units
  const each = units.length / columns
  const like = byLikeWord(tokens, columns)
  if (like) return like
  if (units.length < columns || units.length > mostWords) return null
  const sure = Number.isInteger(each) ? mergeValues(units, each) : null
  return likeliest(words, units, columns, elsewhere) ?? sure
}

/** `Black Bear Cave Bear`, `Ogre Ogre Mage`: the word that comes as often as there are columns ends or begins each. */
function byLikeWord(tokens: readonly Token[], columns: number): Value[] | null {
  const bare = tokens.map(({ word }) => word.toLowerCase().replace(/[,;]$/, ''))
  const [first, last] = [bare[0], bare.at(-1)]
  const times = (word: string | undefined) => bare.filter((one) => one === word).length
  const ends = times(last) === columns
  if (!ends && times(first) !== columns) return null
  const values: Value[] = []
  tokens.forEach(({ word, from }, index) => {
    const value = values.at(-1)
    const opens = ends ? bare[index - 1] === last : bare[index] === first
    if (value && !opens) value.to = from + word.length
    else values.push({ from, to: from + word.length })
  })
  return values.length === columns ? values : null
}

/** The grouping of words that the page and the words themselves support best. */
function likeliest(
  words: string,
  units: readonly Value[],
  columns: number,
  elsewhere: (name: string) => boolean,
): Value[] | null {
  const even = Number.isInteger(units.length / columns)
  let best: { values: Value[]; speaks: number } | null = null
  for (const values of groupings(units, columns)) {
    const said = values.filter(({ from, to }) => elsewhere(words.slice(from, to))).length
    const alike =
      even && values.every(({ from, to }) => sizeOf(units, from, to) === units.length / columns)
    const speaks = said * 3 + values.filter((value) => opens(words, value)).length + (alike ? 1 : 0)
    if (!best || speaks > best.speaks) best = { values, speaks }
  }
  return best?.values ?? null
}

function sizeOf(units: readonly Value[], from: number, to: number): number {
  return units.filter((unit) => unit.from >= from && unit.to <= to).length
}

/** `Giant Ant`, and not `Ant Giant`. */
function opens(words: string, { from, to }: Value): boolean {
  const [first = '', ...more] = words.slice(from, to).split(' ')
  return more.length > 0 && isQualifier(first) && !more.some(isQualifier)
}

/** Every way to put words one after the other into so many groups, long ones first. */
function groupings(units: readonly Value[], columns: number): Value[][] {
  const last = units.at(-1)
  if (!units[0] || !last) return []
  if (columns === 1) return [[{ from: units[0].from, to: last.to }]]
  const found: Value[][] = []
  for (let size = units.length - columns + 1; size > 0; size -= 1) {
    const head = mergeValues(units.slice(0, size), size)
    for (const rest of groupings(units.slice(size), columns - 1)) found.push([...head, ...rest])
  }
  return found
}
