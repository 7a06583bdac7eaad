import type { Answer, Asking, Question } from '../procedure.ts'
import { contest, type ContestEnd } from './checks.ts'
import { passes, type Amount, type Expression } from './expression.ts'
import type { Rng } from './rng.ts'
import { throwPool, type RolledDie } from './throw.ts'

export { rollTotal } from './total.ts'
export type { RolledDie } from './throw.ts'

/** What dice came to. */
export interface Rolled {
  /** Of a check or a contest: the total of the left side. */
  total: number
  /** Every die that fell, in order. */
  dice: RolledDie[]
  /** In words: `[6 4 3 (1)] + 2 = 15`; dropped dice in brackets, `6!+2` exploded, `1→4` rerolled. */
  says: string
  /** The other side of a check or a contest. */
  against?: number
  /** How a check or a contest ended, seen from the left side. */
  end?: 'success' | 'failure' | ContestEnd
}

interface Told { total: number; says: string }

/** Numbers the pools of one roll, so that every question has a label of its own. */
interface Table { label: string; pools: number; dice: RolledDie[] }

/** Rolls with the given dice. The same dice are thrown in the same order as by `askNotation`. */
export function roll(expression: Expression, rng: Rng): Rolled {
  const asking = askNotation('', expression)
  let step = asking.next()
  while (!step.done) step = asking.next(answered(step.value, rng))
  return step.value
}

function answered(question: Question, rng: Rng): Answer {
  if (question.ask !== 'dice') throw new Error('a roll asks for nothing but dice')
  const { sides, count } = question
  return { kind: 'dice', sides, faces: Array.from({ length: count }, () => rng.die(sides)), typed: false }
}

/**
 * The same through a procedure's questions, so that dice may be typed. The first kind of dice is
 * asked for as `label`, further ones as `label #2`; a die thrown again as `label 1.2`, die by throw.
 */
export function* askNotation(label: string, expression: Expression): Asking<Rolled> {
  const table: Table = { label, pools: 0, dice: [] }
  if (expression.kind === 'check') {
    const of = yield* askAmount(table, expression.of)
    const against = yield* askAmount(table, expression.against)
    const end = passes(of.total, expression.test, against.total) ? 'success' : 'failure'
    const says = `${whole(of)} ${expression.test} ${whole(against)}: ${end}`
    return { total: of.total, dice: table.dice, says, against: against.total, end }
  }
  if (expression.kind === 'contest') {
    const left = yield* askAmount(table, expression.left)
    const right = yield* askAmount(table, expression.right)
    const end = contest(left.total, right.total)
    const says = `${whole(left)} vs ${whole(right)}: ${end}`
    return { total: left.total, dice: table.dice, says, against: right.total, end }
  }
  const told = yield* askAmount(table, expression)
  return { total: told.total, dice: table.dice, says: whole(told) }
}

const whole = ({ total, says }: Told) => (says === String(total) ? says : `${says} = ${total}`)

function* askAmount(table: Table, of: Amount): Asking<Told> {
  switch (of.kind) {
    case 'number': return { total: of.value, says: String(of.value) }
    case 'pool': {
      table.pools += 1
      const label = table.pools === 1 ? table.label : `${table.label} #${table.pools}`
      const thrown = yield* throwPool(label, of)
      table.dice.push(...thrown.dice)
      return thrown
    }
    case 'bounds': {
      const inner = yield* askAmount(table, of.of)
      return { total: bounded(inner.total, of.least, of.most), says: inner.says }
    }
    case 'best': return yield* askBest(table, of)
    default: {
      const left = yield* askAmount(table, of.left)
      const right = yield* askAmount(table, of.right)
      return joined(of.kind, left, right)
    }
  }
}

const signs = { sum: '+', difference: '-', product: '×' }

function joined(kind: 'sum' | 'difference' | 'product', left: Told, right: Told): Told {
  const inside = kind === 'sum' ? right.says : bracketed(right.says)
  const outside = kind === 'product' ? bracketed(left.says) : left.says
  return { total: combine(kind, left.total, right.total), says: `${outside} ${signs[kind]} ${inside}` }
}

const bracketed = (says: string) => (/ [+\-×] /.test(says) ? `(${says})` : says)

/** Sum, difference or product of two totals; never a negative zero. */
export function combine(kind: 'sum' | 'difference' | 'product', left: number, right: number): number {
  if (kind === 'sum') return left + right
  return kind === 'difference' ? left - right : left * right + 0
}

function bounded(total: number, least: number | null, most: number | null): number {
  return Math.min(Math.max(total, least ?? total), most ?? Infinity)
}

function* askBest(table: Table, of: Extract<Amount, { kind: 'best' }>): Asking<Told> {
  const tried: { told: Told; dice: RolledDie[] }[] = []
  for (const one of of.of) {
    const before = table.dice.length
    const told = yield* askAmount(table, one)
    tried.push({ told, dice: table.dice.slice(before) })
  }
  const totals = tried.map(({ told }) => told.total)
  const total = of.end === 'high' ? Math.max(...totals) : Math.min(...totals)
  const counts = totals.indexOf(total)
  tried.forEach(({ dice }, place) => {
    if (place !== counts) dice.forEach((die) => { die.kept = false })
  })
  const says = tried.map(({ told }, place) => (place === counts ? told.says : `(${told.says})`))
  return { total, says: `${of.end === 'high' ? 'best' : 'worst'} of ${says.join(', ')}` }
}
