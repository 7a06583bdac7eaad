import { parse } from './notation.ts'
import { oddsOrRefusal } from './odds.ts'

/** Expression that `parse` gives for valid notation. */
export type ParsedNotation = Extract<ReturnType<typeof parse>, { ok: true }>['expression']

/** Parses notation from Gatefold's own data. @throws when it does not parse: our mistake. */
export function expressionOf(notation: string): ParsedNotation {
  const parsed = parse(notation)
  if (!parsed.ok) throw new Error(`“${notation}” is no dice notation: ${parsed.mistake.says}`)
  return parsed.expression
}

/** Parses notation that the GM typed: the expression, or its mistake without a full stop. */
export function readNotation(notation: string): { expression: ParsedNotation } | { says: string } {
  const parsed = parse(notation.trim())
  return parsed.ok
    ? { expression: parsed.expression }
    : { says: parsed.mistake.says.replace(/\.$/, '') }
}

/** Parses notation for an amount: refuses a test, a contest, and anything that never comes above 0. */
export function readAmount(notation: string): { expression: ParsedNotation } | { says: string } {
  const read = readNotation(notation)
  if ('says' in read) return read
  const { expression } = read
  if (expression.kind === 'check' || expression.kind === 'contest')
    return { says: 'it is a test, not an amount' }
  const distribution = oddsOrRefusal(expression)
  return !('refused' in distribution) && distribution.most <= 0
    ? { says: 'it never comes above 0' }
    : read
}
