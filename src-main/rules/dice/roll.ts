import type { Answer, ProcedureOf, Question } from '../core/procedure.ts'
import { contest, type ContestEnd } from './checks.ts'
import { passes, type Amount, type DiceCheck, type Expression, type Pool } from './expression.ts'
import type { Rng } from './rng.ts'
import { physicalDice, poolResult, throwPool, throwsAgain, type RolledDie } from './throw.ts'

export { rollTotal } from './total.ts'
export type { RolledDie } from './throw.ts'

/** Result of a roll. */
interface Rolled {
  /** Total; that of the left side in a check or contest. */
  total: number
  /** All dice rolled, in order. */
  dice: RolledDie[]
  /** Text: `[6 4 3 (1)] + 2 = 15`; dropped dice in brackets, `6!+2` exploded, `1→4` rerolled. */
  says: string
  /** Total of the right side of a check or contest. */
  against?: number
  /** Result of a check or contest, seen from the left side. */
  end?: 'success' | 'failure' | ContestEnd
}

interface RolledAmount {
  total: number
  says: string
}

/** State of one roll; numbers the pools, so that every question has its own label. */
interface Table {
  label: string
  pools: number
  dice: RolledDie[]
  /** True when the rule uses each face, so that no sum may be typed. */
  needsFaces?: boolean
}

/** Rolls with the given rng: the same dice in the same order as `askNotation`. */
export function roll(expression: Expression, rng: Rng): Rolled {
  const table: Table = { label: '', pools: 0, dice: [] }
  if (expression.kind === 'check') {
    const of = rollAmount(table, expression.of, rng)
    return checked(table, expression, of, rollAmount(table, expression.against, rng))
  }
  if (expression.kind === 'contest') {
    const left = rollAmount(table, expression.left, rng)
    return contested(table, left, rollAmount(table, expression.right, rng))
  }
  const amount = rollAmount(table, expression, rng)
  return { total: amount.total, dice: table.dice, says: whole(amount) }
}

// Duplicates `askAmount`, because a generator at every level would take ten times as long.
function rollAmount(table: Table, of: Amount, rng: Rng): RolledAmount {
  if (of.kind === 'pool' && !throwsAgain(of)) return rollPool(table, of, rng)
  if (of.kind === 'sum' || of.kind === 'difference' || of.kind === 'product') {
    const left = rollAmount(table, of.left, rng)
    return joined(of.kind, left, rollAmount(table, of.right, rng))
  }
  if (of.kind === 'number') return { total: of.value, says: String(of.value) }
  const procedure = askAmount(table, of)
  let step = procedure.next()
  while (!step.done) step = procedure.next(answered(step.value, rng))
  return step.value
}

function rollPool(table: Table, pool: Pool, rng: Rng): RolledAmount {
  const sides = pool.faces === 'd66' ? 6 : pool.sides
  const count = physicalDice(pool)
  const faces: number[] = []
  for (let place = 0; place < count; place += 1) faces.push(rng.die(sides))
  const result = poolResult(pool, faces)
  if (table.dice.length === 0) table.dice = result.dice
  else table.dice.push(...result.dice)
  return result
}

function answered(question: Question, rng: Rng): Answer {
  if (question.ask !== 'dice') throw new Error('a roll asks for nothing but dice')
  const { sides, count } = question
  return {
    kind: 'dice',
    sides,
    faces: Array.from({ length: count }, () => rng.die(sides)),
    typed: false,
  }
}

function checked(
  table: Table,
  { test }: DiceCheck,
  of: RolledAmount,
  against: RolledAmount,
): Rolled {
  const end = passes(of.total, test, against.total) ? 'success' : 'failure'
  const says = `${whole(of)} ${test} ${whole(against)}: ${end}`
  return { total: of.total, dice: table.dice, says, against: against.total, end }
}

function contested(table: Table, left: RolledAmount, right: RolledAmount): Rolled {
  const end = contest(left.total, right.total)
  const says = `${whole(left)} vs ${whole(right)}: ${end}`
  return { total: left.total, dice: table.dice, says, against: right.total, end }
}

/**
 * Rolls by the questions of a procedure, so that dice may be typed. The first kind of dice is asked for as
 * `label`, further ones as `label #2`; a die rolled again as `label 1.2`, die by roll.
 * `needsFaces`: the rule uses single faces, so no sum can be typed.
 */
export function* askNotation(
  label: string,
  expression: Expression,
  { needsFaces = false } = {},
): ProcedureOf<Rolled> {
  const table: Table = { label, pools: 0, dice: [], needsFaces }
  if (expression.kind === 'check') {
    const of = yield* askAmount(table, expression.of)
    return checked(table, expression, of, yield* askAmount(table, expression.against))
  }
  if (expression.kind === 'contest') {
    const left = yield* askAmount(table, expression.left)
    return contested(table, left, yield* askAmount(table, expression.right))
  }
  const amount = yield* askAmount(table, expression)
  return { total: amount.total, dice: table.dice, says: whole(amount) }
}

const whole = ({ total, says }: RolledAmount) =>
  says === String(total) ? says : `${says} = ${total}`

function* askAmount(table: Table, of: Amount): ProcedureOf<RolledAmount> {
  switch (of.kind) {
    case 'number':
      return { total: of.value, says: String(of.value) }
    case 'pool': {
      table.pools += 1
      const label = table.pools === 1 ? table.label : `${table.label} #${table.pools}`
      const result = yield* throwPool(label, of, table.needsFaces)
      table.dice.push(...result.dice)
      return result
    }
    case 'bounds': {
      const inner = yield* askAmount(table, of.of)
      return { total: bounded(inner.total, of.least, of.most), says: inner.says }
    }
    case 'best':
      return yield* askBest(table, of)
    default: {
      const left = yield* askAmount(table, of.left)
      const right = yield* askAmount(table, of.right)
      return joined(of.kind, left, right)
    }
  }
}

const signs = { sum: '+', difference: '-', product: '×' }

function joined(
  kind: 'sum' | 'difference' | 'product',
  left: RolledAmount,
  right: RolledAmount,
): RolledAmount {
  const inside = kind === 'sum' ? right.says : bracketed(right.says)
  const outside = kind === 'product' ? bracketed(left.says) : left.says
  return {
    total: combine(kind, left.total, right.total),
    says: `${outside} ${signs[kind]} ${inside}`,
  }
}

const bracketed = (says: string) =>
  says.includes(' ') && / [+\-×] /.test(says) ? `(${says})` : says

/** Sum, difference or product of two totals; never a negative zero. */
function combine(kind: 'sum' | 'difference' | 'product', left: number, right: number): number {
  if (kind === 'sum') return left + right
  return kind === 'difference' ? left - right : left * right + 0
}

function bounded(total: number, least: number | null, most: number | null): number {
  return Math.min(Math.max(total, least ?? total), most ?? Infinity)
}

function* askBest(table: Table, of: Extract<Amount, { kind: 'best' }>): ProcedureOf<RolledAmount> {
  const rolls: { amount: RolledAmount; dice: RolledDie[] }[] = []
  for (const one of of.of) {
    const before = table.dice.length
    const amount = yield* askAmount(table, one)
    rolls.push({ amount, dice: table.dice.slice(before) })
  }
  const totals = rolls.map(({ amount }) => amount.total)
  const total = of.end === 'high' ? Math.max(...totals) : Math.min(...totals)
  const counts = totals.indexOf(total)
  rolls.forEach(({ dice }, place) => {
    if (place !== counts)
      dice.forEach((die) => {
        die.kept = false
      })
  })
  const says = rolls.map(({ amount }, place) =>
    place === counts ? amount.says : `(${amount.says})`,
  )
  return { total, says: `${of.end === 'high' ? 'best' : 'worst'} of ${says.join(', ')}` }
}
