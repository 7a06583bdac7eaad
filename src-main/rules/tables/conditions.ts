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
