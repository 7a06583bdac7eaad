import { parse } from '../dice/notation.ts'
import { oddsOrRefusal } from '../dice/odds.ts'

/** What `parse` gives for notation that is right. */
export type ParsedNotation = Extract<ReturnType<typeof parse>, { ok: true }>['expression']

/** Notation that our own data vouches for. @throws when it does not parse: our mistake. */
export function expressionOf(notation: string): ParsedNotation {
  const parsed = parse(notation)
  if (!parsed.ok) throw new Error(`“${notation}” is no dice notation: ${parsed.mistake.says}`)
  return parsed.expression
}

/** Notation that the GM typed: the expression, or what is wrong with it, without a full stop. */
export function readNotation(notation: string): { expression: ParsedNotation } | { says: string } {
  const parsed = parse(notation.trim())
  return parsed.ok
    ? { expression: parsed.expression }
    : { says: parsed.mistake.says.replace(/\.$/, '') }
}

/** Notation for how much or how many: no test or contest, and nothing that never comes above 0. */
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
