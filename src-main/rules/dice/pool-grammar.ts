import type { Cursor } from './cursor.ts'
import { plainPool, type End, type Pool } from './expression.ts'
import { limits } from './limits.ts'
import { onLadder, step } from './ladder.ts'

const letter = { d: 100, f: 102, k: 107, r: 114, o: 111, h: 104, l: 108, percent: 37, bang: 33 }

/** True when dice come next: `d6`, `d%`, `dF`. */
export function dieNext(cursor: Cursor, ahead = 0): boolean {
  if (cursor.code(ahead) !== letter.d) return false
  const after = cursor.code(ahead + 1)
  return cursor.digitNext(ahead + 1) || after === letter.percent || after === letter.f
}

/** Reads the dice from their `d` on. `from` is the position of the count. */
export function readPool(cursor: Cursor, count: number, from: number): Pool {
  if (count < 1) cursor.fail('Roll at least one die.', from, cursor.at - from)
  cursor.at += 1
  const pool = readFaces(cursor, count)
  for (;;) {
    cursor.peek()
    if (!readSuffix(cursor, pool)) break
  }
  readSteps(cursor, pool)
  if (explodesForEver(pool))
    cursor.fail('These dice would explode for ever.', from, cursor.at - from)
  return pool
}

function explodesForEver({ explodes, reroll, sides }: Pool): boolean {
  if (!explodes || !reroll || reroll.once) return false
  return reroll.faces.length === sides - 1 && !reroll.faces.includes(sides)
}

function readFaces(cursor: Cursor, count: number): Pool {
  const next = cursor.code()
  if (next === letter.percent) {
    cursor.at += 1
    return plainPool(count, 100)
  }
  if (next === letter.f) {
    cursor.at += 1
    return { ...plainPool(count, 3), faces: 'fate' }
  }
  const from = cursor.at
  const sides = cursor.digits(limits.sides, 'The sides of a die') ?? 0
  if (sides < 1) cursor.fail('A die needs at least one side.', from, cursor.at - from)
  return sides === 66 ? { ...plainPool(count, 66), faces: 'd66' } : plainPool(count, sides)
}

/** Reads one `!`, `r1`, `kh3` and the like; false when none comes next. */
function readSuffix(cursor: Cursor, pool: Pool): boolean {
  switch (cursor.code()) {
    case letter.bang:
      readExplosion(cursor, pool)
      return true
    case letter.r:
      return readReroll(cursor, pool)
    case letter.k:
      return readKeep(cursor, pool)
    case letter.d:
      return readDrop(cursor, pool)
    default:
      return false
  }
}

function readExplosion(cursor: Cursor, pool: Pool): void {
  if (pool.explodes) cursor.fail('These dice explode already; one “!” is enough.')
  if (pool.faces !== 'plain') cursor.fail('Only plain dice such as d6 can explode.')
  if (pool.sides < 2) cursor.fail('A d1 would explode for ever.')
  pool.explodes = true
  cursor.at += 1
}

function readReroll(cursor: Cursor, pool: Pool): boolean {
  const from = cursor.at
  const once = cursor.code(1) === letter.o
  if (!cursor.digitNext(once ? 2 : 1)) return false
  if (pool.faces !== 'plain') cursor.fail('Only plain dice such as d6 can be rerolled.', from, 1)
  cursor.at += once ? 2 : 1
  const face = cursor.digits(limits.sides, 'A face') ?? 0
  const length = cursor.at - from
  if (face < 1 || face > pool.sides) {
    cursor.fail(
      `A d${pool.sides} never shows ${face}; reroll a face from 1 to ${pool.sides}.`,
      from,
      length,
    )
  }
  if (pool.reroll && pool.reroll.once !== once) {
    cursor.fail('Reroll either once (ro) or until it stops (r), not both.', from, length)
  }
  const faces = [...new Set([...(pool.reroll?.faces ?? []), face])].sort((a, b) => a - b)
  if (!once && faces.length === pool.sides) {
    cursor.fail('Every face would be rerolled; leave one that stands.', from, length)
  }
  pool.reroll = { faces, once }
  return true
}

function readKeep(cursor: Cursor, pool: Pool): boolean {
  const from = cursor.at
  const next = cursor.code(1)
  if (next === letter.h || next === letter.l) cursor.at += 2
  else if (cursor.digitNext(1)) cursor.at += 1
  else return false
  const count = cursor.digits(limits.dice, 'Dice kept') ?? 1
  keep(cursor, pool, next === letter.l ? 'low' : 'high', count, from)
  return true
}

function readDrop(cursor: Cursor, pool: Pool): boolean {
  const from = cursor.at
  const next = cursor.code(1)
  if (next !== letter.h && next !== letter.l) return false
  cursor.at += 2
  const count = cursor.digits(limits.dice, 'Dice dropped') ?? 1
  keep(cursor, pool, next === letter.l ? 'high' : 'low', pool.count - count, from)
  return true
}

function keep(cursor: Cursor, pool: Pool, end: End, count: number, from: number): void {
  const length = cursor.at - from
  if (pool.keep) cursor.fail('These dice are kept or dropped already; do it once.', from, length)
  if (count < 1) cursor.fail('That leaves no die; keep at least one.', from, length)
  if (count > pool.count) {
    cursor.fail(`There are only ${pool.count} dice to keep.`, from, length)
  }
  pool.keep = { end, count }
}

/** Reads `enhanced` (one die size up) and `impaired` (one down); both together cancel. */
function readSteps(cursor: Cursor, pool: Pool): void {
  let by = 0
  const from = cursor.at
  for (;;) {
    if (cursor.takeWord('enhanced')) by += 1
    else if (cursor.takeWord('impaired')) by -= 1
    else break
  }
  if (cursor.at === from) return
  if (pool.faces !== 'plain' || !onLadder(pool.sides)) {
    cursor.fail('Only d4, d6, d8, d10 and d12 can be enhanced or impaired.', from, cursor.at - from)
  }
  if (pool.reroll)
    cursor.fail('Enhance or impair dice that are not rerolled.', from, cursor.at - from)
  pool.sides = step(pool.sides, by)
}
