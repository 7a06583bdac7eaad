import type { Amount, Expression } from '../dice/expression.ts'
import { parse } from '../dice/notation.ts'
import { odds, OddsTooLarge } from '../dice/odds.ts'

/** Range of totals of a row, both ends included. `most` is Infinity for `12+`. */
interface Rolls {
  least: number
  most: number
}

const one =
  /^(-?\d{1,7})\s*(?:[-\u2010-\u2014\u2212]\s*(-?\d{1,7})|(\+| or (?:more|higher|over))|( or (?:less|lower|under)))?$/i

/** Parses `1`, `2-3`, `01-33`, `00` (100), `12+`, `2 or less` and lists of them; null for anything else. */
export function readRolls(text: string): Rolls[] | null {
  const found: Rolls[] = []
  for (const part of text.split(',')) {
    const rolls = readOne(part.trim())
    if (!rolls) return null
    found.push(rolls)
  }
  return found
}

function readOne(text: string): Rolls | null {
  const found = one.exec(text)
  const [, first, last, more, less] = found ?? []
  if (first === undefined) return null
  const least = figure(first)
  if (more !== undefined) return { least, most: Infinity }
  if (less !== undefined) return { least: -Infinity, most: least }
  const most = last === undefined ? least : figure(last)
  return most < least ? null : { least, most }
}

/** Number of digits as printed; percentile dice print 100 as 00. */
const figure = (digits: string) =>
  digits === '00' ? 100 : digits === '000' ? 1000 : Number(digits)

/** Dice of a table, with all their possible totals. */
interface TableDice {
  expression: Amount
  totals: readonly number[]
}

/** Maximum span of totals of a table. */
const widest = 100_000

const known = new Map<string, TableDice | string>()

/** Parses a table's dice; returns the fault as a text when it can't. */
export function tableDice(dice: string): TableDice | string {
  const before = known.get(dice)
  if (before !== undefined) return before
  const read = readDice(dice)
  // Printed tables use few kinds of dice; the limit keeps a GM's own notations from piling up.
  if (known.size > 500) known.clear()
  known.set(dice, read)
  return read
}

function readDice(dice: string): TableDice | string {
  const parsed = parse(dice)
  if (!parsed.ok) return `“${dice}” is not dice: ${parsed.mistake.says}`
  if (!isAmount(parsed.expression))
    return `“${dice}” is a check or a contest; a table needs a total.`
  try {
    const { points, least, most } = odds(parsed.expression)
    if (most - least > widest) return `“${dice}” has too many totals for a table.`
    return { expression: parsed.expression, totals: points.map(({ total }) => total) }
  } catch (thrown) {
    if (thrown instanceof OddsTooLarge) return `“${dice}” has too many totals for a table.`
    throw thrown
  }
}

function isAmount(expression: Expression): expression is Amount {
  return expression.kind !== 'check' && expression.kind !== 'contest'
}
