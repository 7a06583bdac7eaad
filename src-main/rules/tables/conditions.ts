import { rulesetIds } from '../core/ids.ts'
import { terrains } from './terrain.ts'

/** Facts that rows may ask for: `level`, `terrain`, `season`, `night`, `game`; kept values of the draw besides. */
export type Facts = Readonly<Record<string, string | number | boolean | undefined>>

/** A condition of a row: `level>=3`, `terrain=forest,swamp`, `night`, `not winter`, joined by `and` or `or`. */
export type RowCondition =
  | { kind: 'is'; fact: string }
  | { kind: 'compares'; fact: string; with: '=' | '!=' | '<' | '<=' | '>' | '>='; values: string[] }
  | { kind: 'not'; of: RowCondition }
  | { kind: 'and' | 'or'; of: RowCondition[] }

const comparison = /^([a-z][\w-]*)\s*(<=|>=|!=|=|<|>)\s*(.+)$/i

/** Parses a condition; null when it cannot be read. */
export function parseCondition(text: string): RowCondition | null {
  return joined(text, 'or', (part) => joined(part, 'and', single))
}

function joined(
  text: string,
  word: 'and' | 'or',
  read: (part: string) => RowCondition | null,
): RowCondition | null {
  const parts = text.split(new RegExp(`\\s+${word}\\s+`, 'i')).map(read)
  const of = parts.flatMap((part) => part ?? [])
  if (of.length < parts.length) return null
  return of.length === 1 ? (of[0] ?? null) : { kind: word, of }
}

function single(text: string): RowCondition | null {
  const bare = text.trim()
  const negated = /^not\s+(.+)$/i.exec(bare)
  if (negated) {
    const of = single(negated[1] ?? '')
    return of && { kind: 'not', of }
  }
  const [, fact, sign, values] = comparison.exec(bare) ?? []
  if (fact !== undefined && values !== undefined) {
    const list = values.split(',').map((value) => value.trim().toLowerCase())
    return { kind: 'compares', fact: fact.toLowerCase(), with: sign as '=', values: list }
  }
  return /^[a-z][\w-]*$/i.test(bare) ? { kind: 'is', fact: bare.toLowerCase() } : null
}

/** True when the condition holds. A fact that is not known holds nothing, and is unlike every value. */
export function holds(condition: RowCondition, factOf: (fact: string) => Facts[string]): boolean {
  switch (condition.kind) {
    case 'is':
      return isTrue(factOf(condition.fact))
    case 'not':
      return !holds(condition.of, factOf)
    case 'and':
      return condition.of.every((one) => holds(one, factOf))
    case 'or':
      return condition.of.some((one) => holds(one, factOf))
    case 'compares':
      return compares(factOf(condition.fact), condition)
  }
}

function isTrue(fact: Facts[string]): boolean {
  return fact !== undefined && fact !== false && fact !== '' && fact !== 0
}

function compares(
  fact: Facts[string],
  { with: sign, values }: Extract<RowCondition, { kind: 'compares' }>,
): boolean {
  const is = fact === undefined ? '' : String(fact).trim().toLowerCase()
  if (sign === '=') return values.includes(is)
  if (sign === '!=') return !values.includes(is)
  const [number, against] = [Number(is), Number(values[0])]
  if (is === '' || Number.isNaN(number) || Number.isNaN(against)) return false
  if (sign === '<') return number < against
  if (sign === '<=') return number <= against
  return sign === '>' ? number > against : number >= against
}

/** Names of the facts that a condition asks for. */
export function factsIn(condition: RowCondition): string[] {
  switch (condition.kind) {
    case 'and':
    case 'or':
      return condition.of.flatMap(factsIn)
    case 'not':
      return factsIn(condition.of)
    case 'is':
    case 'compares':
      return [condition.fact]
  }
}

/** Facts that a draw sets in a campaign, asked for by one word. */
const singleFacts: ReadonlySet<string> = new Set([
  ...'game level season spring summer autumn winter hour day night'.split(' '),
  ...'terrain dungeon outdoors purpose people small tiny attitude mind'.split(' '),
  ...terrains,
])

/** Values that are no facts of their own. */
const valuesOf: Readonly<Record<string, readonly string[]>> = {
  game: rulesetIds,
  attitude: ['hostile', 'wary', 'friendly'],
  mind: ['people', 'beasts', 'undead', 'mindless'],
}

/** Conditions in a row's text, as they are written: of the row, and of its `{if …}`. */
const conditionsIn = /(?<!\\)(?:\{(?:only|if)|\|\s*if)\s+([^{}:|]+)(?=[:}])/gi

/** A word of a condition that no draw sets, and the comparison that was meant; null where none is known. */
interface StrayFact {
  word: string
  meant: string | null
}

/** Words of a row's conditions that never hold: a game named alone, or what neither a draw nor a row sets. */
export function strayFacts(text: string, isKept: (name: string) => boolean): StrayFact[] {
  const words = [...text.matchAll(conditionsIn)].flatMap(([, condition = '']) =>
    bareWords(parseCondition(condition)),
  )
  return [...new Set(words)]
    .filter((word) => !singleFacts.has(word) && !isKept(word))
    .map((word) => {
      const fact = Object.keys(valuesOf).find((each) => valuesOf[each]?.includes(word))
      return { word, meant: fact === undefined ? null : `${fact}=${word}` }
    })
}

/** A row's text with a word of its conditions written as the comparison that was meant. */
export function withComparison(text: string, word: string, meant: string): string {
  const alone = new RegExp(`(?<![\\w-])(?<![=<>,]\\s*)${word}(?![\\w-])`, 'gi')
  return text.replace(conditionsIn, (condition) => condition.replace(alone, meant))
}

function bareWords(condition: RowCondition | null): string[] {
  if (!condition || condition.kind === 'compares') return []
  if (condition.kind === 'is') return [condition.fact]
  return condition.kind === 'not' ? bareWords(condition.of) : condition.of.flatMap(bareWords)
}
