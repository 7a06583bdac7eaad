import { Cursor, Misread, type Mistake } from './cursor.ts'
import type { Expression } from './expression.ts'
import { readExpression } from './grammar.ts'
import { limits } from './limits.ts'
import { print } from './print.ts'
import { diceForRange, rangeIn } from './range.ts'

export type { Amount, Expression, Pool } from './expression.ts'
export type { Mistake } from './cursor.ts'
export { print } from './print.ts'

type Parsed =
  /** `note` says when the text was read as something else: "2-8 is read as 2d4". */
  { ok: true; expression: Expression; note?: string } | { ok: false; mistake: Mistake }

/**
 * Reads dice notation: `2d6+1`, `4d6kh3`, `d20 <= 11`, `d20+2 vs d20`, `2d4x10`, `d6 enhanced`,
 * `1d6-1 (min 1)`, `2-8`. A mistake is returned as a value with its position.
 */
export function parse(text: string): Parsed {
  if (text.length > limits.text) {
    const says = `The notation is too long; ${limits.text} characters are the most.`
    return { ok: false, mistake: { at: limits.text, length: text.length - limits.text, says } }
  }
  const range = rangeIn(text)
  if (range) return fromRange(text, range.least, range.most)
  try {
    return { ok: true, expression: readExpression(new Cursor(text)) }
  } catch (thrown) {
    if (thrown instanceof Misread) return { ok: false, mistake: thrown.mistake }
    throw thrown
  }
}

function fromRange(text: string, least: number, most: number): Parsed {
  const expression = diceForRange(least, most)
  if (expression)
    return { ok: true, expression, note: `${least}-${most} is read as ${print(expression)}` }
  const says = `No dice give ${least} to ${most}; write the dice themselves.`
  return { ok: false, mistake: { at: 0, length: text.length, says } }
}
