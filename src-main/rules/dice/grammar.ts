import type { Cursor } from './cursor.ts'
import type { Amount, Best, Comparison, End, Expression, Pool } from './expression.ts'
import { limits } from './limits.ts'
import { dieNext, readPool } from './pool-grammar.ts'

const sign = {
  less: 60,
  greater: 62,
  equals: 61,
  atMost: 0x2264,
  atLeast: 0x2265,
  minus: 45,
  times: 120,
}

/** State of the parser. */
interface Reading {
  cursor: Cursor
  depth: number
  dice: number
  /** Amounts with advantage on the left side of a check, so that roll-under can reverse them. */
  leanings: (Best | Pool)[]
}

/** Reads the whole text: an amount, a check or a contest. @throws Misread */
export function readExpression(cursor: Cursor): Expression {
  const reading: Reading = { cursor, depth: 0, dice: 0, leanings: [] }
  if (cursor.ended) cursor.fail('Nothing to roll; write dice such as 2d6+1.', 0, 0)
  const left = readAmount(reading)
  const whole = readTest(reading, left)
  if (!cursor.ended) strayed(reading)
  return whole
}

function readTest(reading: Reading, left: Amount): Expression {
  const { cursor } = reading
  const test = readComparison(cursor)
  if (test) {
    // In roll-under, the lower die is the better one.
    if (test === '<' || test === '<=') reading.leanings.forEach(turn)
    return { kind: 'check', of: left, test, against: readAmount(reading) }
  }
  if (!cursor.takeWord('vs', 'versus', 'v', 'against')) return left
  cursor.take('.')
  return { kind: 'contest', left, right: readAmount(reading) }
}

function readComparison(cursor: Cursor): Comparison | null {
  const code = cursor.peek()
  if (code !== sign.less && code !== sign.greater && code !== sign.atMost && code !== sign.atLeast)
    return null
  cursor.at += 1
  if (code === sign.atMost) return '<='
  if (code === sign.atLeast) return '>='
  const orEqual = cursor.code() === sign.equals
  if (orEqual) cursor.at += 1
  if (code === sign.less) return orEqual ? '<=' : '<'
  return orEqual ? '>=' : '>'
}

function readAmount(reading: Reading): Amount {
  const { cursor } = reading
  let total = readProduct(reading)
  for (;;) {
    if (cursor.take('+')) total = { kind: 'sum', left: total, right: readProduct(reading) }
    else if (cursor.take('-'))
      total = { kind: 'difference', left: total, right: readProduct(reading) }
    else {
      const more = readBounds(reading, total) ?? readLeaning(reading, total)
      if (!more) return total
      total = more
    }
  }
}

/** Reads `min 1`, `(max 10)`: limits of the total so far. */
function readBounds(reading: Reading, of: Amount): Amount | null {
  const { cursor } = reading
  const from = cursor.at
  const inside = cursor.take('(')
  const least = cursor.takeWord('min', 'minimum')
  if (!least && !cursor.takeWord('max', 'maximum')) {
    cursor.at = from
    return null
  }
  const negative = cursor.take('-')
  cursor.peek()
  const value = cursor.digits(limits.number, 'A number')
  if (value === null) return cursor.fail(`Write a whole number after “${least ? 'min' : 'max'}”.`)
  if (inside && !cursor.take(')')) cursor.fail('A “)” is missing here.')
  return bounded(of, least, negative ? -value : value)
}

function bounded(of: Amount, least: boolean, value: number): Amount {
  return { kind: 'bounds', of, least: least ? value : null, most: least ? null : value }
}

/** Reads `adv` and `dis`: rolled twice, and the better or the worse total counts. */
function readLeaning(reading: Reading, of: Amount): Amount | null {
  const { cursor } = reading
  const from = cursor.at
  const better = cursor.takeWord('adv', 'advantage')
  if (!better && !cursor.takeWord('dis', 'disadv', 'disadvantage')) return null
  if (reading.dice === 0) cursor.fail('Advantage needs dice before it.', from, cursor.at - from)
  reading.dice *= 2
  if (reading.dice > limits.dice) tooManyDice(reading, from)
  const end: End = better ? 'high' : 'low'
  const twice: Best | Pool = isOneDie(of)
    ? { ...of, count: 2, keep: { end, count: 1 } }
    : { kind: 'best', end, of: [of, of] }
  reading.leanings.push(twice)
  return twice
}

function isOneDie(of: Amount): of is Pool {
  return of.kind === 'pool' && of.count === 1 && of.keep === null
}

function turn(leaning: Reading['leanings'][number]): void {
  const other = (end: End) => (end === 'high' ? 'low' : 'high')
  if (leaning.kind === 'best') leaning.end = other(leaning.end)
  else if (leaning.keep) leaning.keep.end = other(leaning.keep.end)
}

function readProduct(reading: Reading): Amount {
  let total = readOperand(reading)
  while (reading.cursor.peek() === sign.times) {
    const from = reading.cursor.at
    reading.cursor.at += 1
    total = { kind: 'product', left: total, right: readOperand(reading) }
    if (largestValue(total) > limits.total) {
      const most = limits.total.toLocaleString('en-GB')
      reading.cursor.fail(`This product may pass ${most}; multiply by less.`, from)
    }
  }
  return total
}

function readOperand(reading: Reading): Amount {
  const cursor: Cursor = reading.cursor
  cursor.peek()
  const from = cursor.at
  if (cursor.take('-')) return negative(readOperandDeeper(reading, from))
  if (cursor.take('(')) return readParentheses(reading, from)
  const count = cursor.digits(limits.number, 'A number')
  cursor.peek()
  if (dieNext(cursor)) return countedPool(reading, count ?? 1, from)
  if (count !== null && cursor.word() === 'd') cursor.fail(missing(cursor))
  if (count !== null) return { kind: 'number', value: count }
  return readBest(reading) ?? cursor.fail(missing(cursor))
}

function countedPool(reading: Reading, count: number, from: number): Amount {
  reading.dice += count
  if (reading.dice > limits.dice) tooManyDice(reading, from)
  return readPool(reading.cursor, count, from)
}

function tooManyDice(reading: Reading, from: number): never {
  reading.cursor.fail(
    `That is more than ${limits.dice} dice; roll fewer at once.`,
    from,
    Math.max(1, reading.cursor.at - from),
  )
}

function negative(of: Amount): Amount {
  if (of.kind === 'number') return { kind: 'number', value: 0 - of.value }
  return { kind: 'difference', left: { kind: 'number', value: 0 }, right: of }
}

function readOperandDeeper(reading: Reading, from: number): Amount {
  enter(reading, from)
  const of = readOperand(reading)
  reading.depth -= 1
  return of
}

function readParentheses(reading: Reading, from: number): Amount {
  enter(reading, from)
  const inner = readAmount(reading)
  if (!reading.cursor.take(')')) unclosed(reading, from)
  reading.depth -= 1
  return inner
}

function enter(reading: Reading, from: number): void {
  reading.depth += 1
  if (reading.depth > limits.depth) {
    reading.cursor.fail(`Parentheses and signs nest at most ${limits.depth} deep.`, from)
  }
}

function unclosed(reading: Reading, from: number): never {
  const { cursor } = reading
  if (cursor.ended) cursor.fail('This “(” is never closed; add a “)”.', from)
  if (readComparison(cursor) ?? cursor.takeWord('vs')) {
    cursor.fail('A check or a contest stands alone, outside parentheses.', cursor.at - 1)
  }
  return cursor.fail('A “)” is missing here, or a sign such as + before this.')
}

/** Reads `best(d6, d8)`, `worst(2d6, 10)`: each rolled separately, one counts. */
function readBest(reading: Reading): Amount | null {
  const { cursor } = reading
  const from = cursor.at
  const best = cursor.takeWord('best', 'highest')
  if (!best && !cursor.takeWord('worst', 'lowest')) return null
  if (!cursor.take('(')) cursor.fail('Write what to choose from in parentheses: best(d6, d8).')
  enter(reading, from)
  const of = [readAmount(reading)]
  while (cursor.take(',')) of.push(readAmount(reading))
  if (!cursor.take(')')) unclosed(reading, from)
  reading.depth -= 1
  return { kind: 'best', end: best ? 'high' : 'low', of }
}

function missing(cursor: Cursor): string {
  if (cursor.ended) return 'The text stops too early; a number or dice should follow.'
  const code = cursor.code()
  if (code === 100) return 'A die needs its sides: d6, d%, d66 or dF.'
  if (code === 46 || code === 44) return 'Write whole numbers without points or commas.'
  return 'A number or dice such as 2d6 should stand here.'
}

function strayed(reading: Reading): never {
  const { cursor } = reading
  const word = cursor.word()
  if (cursor.code() === 41) cursor.fail('This “)” closes nothing; take it out.')
  if (readComparison(cursor) || cursor.takeWord('vs', 'versus', 'v')) {
    cursor.fail('Compare only once.', cursor.at - 1)
  }
  if (word === 'enhanced' || word === 'impaired') {
    cursor.fail(`Write “${word}” right after its die: d6 ${word}.`, cursor.at, word.length)
  }
  if (cursor.code() === 47) cursor.fail('Dice are not divided here; roll the smaller die instead.')
  if (cursor.code() === 46 || cursor.code() === 44)
    cursor.fail('Write whole numbers without points or commas.')
  if (word.length > 1)
    cursor.fail(`“${word.slice(0, 20)}” means nothing here.`, cursor.at, word.length)
  return cursor.fail('This does not belong here; a sign such as + or - may be missing before it.')
}

/** Upper bound on an amount's absolute value, if no die explodes 100 times in a row. */
function largestValue(of: Amount): number {
  switch (of.kind) {
    case 'number':
      return Math.abs(of.value)
    case 'pool':
      return of.count * of.sides * (of.explodes ? 100 : 1)
    case 'sum':
    case 'difference':
      return largestValue(of.left) + largestValue(of.right)
    case 'product':
      return largestValue(of.left) * largestValue(of.right)
    case 'bounds':
      return Math.max(largestValue(of.of), Math.abs(of.least ?? 0), Math.abs(of.most ?? 0))
    case 'best':
      return Math.max(...of.of.map(largestValue))
  }
}
