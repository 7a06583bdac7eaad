import { qualifies } from './qualifiers.ts'
import { between, grouped, tokensOf, valuesBy, type Token, type Value } from './tokens.ts'

/** The names that a line has for so many columns; null where nothing says where each ends. */
export function namesOf(words: string, columns: number): Value[] | null {
  const apart = between(words, /\s+[|;/&]\s+|\t+|\s{2,}/g)
  if (apart.length === columns) return apart
  const listed = between(words, /,\s+/g)
  // `Goat, Mountain` is one name: what follows the comma only tells which.
  const turned = listed.slice(1).some(({ from, to }) => qualifies(words.slice(from, to)))
  if (listed.length === columns && !turned) return listed
  const tokens = tokensOf(words)
  const units = valuesBy(tokens, (word) => /^[\p{Lu}“"'‘]/u.test(word))
  if (units.length === columns) return units
  const each = units.length / columns
  return byLikeWord(tokens, columns) ?? (Number.isInteger(each) ? grouped(units, each) : null)
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
