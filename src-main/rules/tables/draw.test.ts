import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Answer, ProcedureOf } from '../core/procedure.ts'
import { seeded, type Rng } from '../dice/rng.ts'
import { draw, drawLimits, drawNow, type DrawnRow } from './draw.ts'
import { defineTable, type TableRow, type Table } from './table.ts'

const table = (id: string, dice: string, ...rows: TableRow[]): Table =>
  defineTable({ id, title: id.split('/')[1] ?? id, dice, source: 'ours', rows })
const shelf = (...tables: Table[]) => ({
  table: (id: string) => tables.find((one) => one.id === id),
})
const seed = (number: number) => seeded(number.toString(16).padStart(32, '0'))

/** Answers a procedure with dice, and records the questions. */
function answered(
  procedure: ProcedureOf<DrawnRow>,
  rng: Rng,
): { drawn: DrawnRow; questions: string[] } {
  const questions: string[] = []
  let step = procedure.next()
  while (!step.done) {
    const question = step.value
    if (question.ask !== 'dice') throw new Error('only dice are asked for')
    questions.push(`${question.label}: ${question.count}d${question.sides}`)
    const faces = Array.from({ length: question.count }, () => rng.die(question.sides))
    const answer: Answer = { kind: 'dice', sides: question.sides, faces, typed: false }
    step = procedure.next(answer)
  }
  return { drawn: step.value, questions }
}

const loaded = (...faces: number[]): Rng => ({ die: () => faces.shift() ?? NaN, state: () => '' })

const foes = table('wood/foes', '1d2', ['1', '[2d4 goblins] with [wood/loot]'], ['2', 'a bear'])
const loot = table('wood/loot', '1d6', ['1-5', 'nothing'], ['6', '[d6x10] silver and [wood/loot]'])
const wood = shelf(foes, loot)

test('a draw asks for every roll, expands and keeps an audit trail', () => {
  const { drawn, questions } = answered(draw(foes, 'foes', wood), loaded(1, 3, 4, 6, 2, 5))
  expect(questions).toEqual([
    'foes: 1d2',
    'foes: 2d4 goblins: 2d4',
    'foes: loot: 1d6',
    'foes: loot: d6x10: 1d6',
    'foes: loot: loot: 1d6',
  ])
  expect(drawn).toEqual({
    fromDecks: [],
    text: '7 goblins with 20 silver and nothing',
    total: 1,
    row: foes.rows[0],
    trail: [
      {
        kind: 'table',
        table: foes,
        total: 1,
        row: 0,
        says: '7 goblins with 20 silver and nothing',
        depth: 0,
        label: 'foes',
      },
      { kind: 'dice', dice: '2d4', total: 7, depth: 0, label: 'foes: 2d4 goblins' },
      {
        kind: 'table',
        table: loot,
        total: 6,
        row: 1,
        says: '20 silver and nothing',
        depth: 1,
        label: 'foes: loot',
      },
      { kind: 'dice', dice: 'd6x10', total: 20, depth: 1, label: 'foes: loot: d6x10' },
      {
        kind: 'table',
        table: loot,
        total: 5,
        row: 0,
        says: 'nothing',
        depth: 2,
        label: 'foes: loot: loot',
      },
    ],
  })
})

test('questions never share a label', () => {
  const twice = table('a/twice', '1d1', ['1', '[d6] [d6] [a/one] [a/one]'])
  const one = table('a/one', '1d1', ['1', '[d6]'])
  const { questions } = answered(draw(twice, 'x', shelf(twice, one)), seed(1))
  expect(new Set(questions.map((question) => question)).size).toBe(questions.length)
})

test('drawn at once, the same dice give the same text and trail', () => {
  fc.assert(
    fc.property(fc.nat(), (number) => {
      const { drawn } = answered(draw(foes, 'foes', wood), seed(number))
      const trail = drawn.trail.map((traced) => ({ ...traced, label: '' }))
      expect(drawNow(foes, seed(number), wood)).toEqual({ ...drawn, trail })
    }),
  )
})

test('a name that is no table, and brackets that never close, stay as they are', () => {
  const odd = table('a/odd', '1d1', ['1', '[dark elf] and [d8 <b> [and] 🐉'])
  expect(drawNow(odd, seed(1), wood)).toMatchObject({
    text: '[dark elf] and [d8 <b> [and] 🐉',
    trail: [
      { kind: 'table' },
      { kind: 'unknown', name: 'dark elf' },
      { kind: 'unknown', name: 'and' },
    ],
  })
})

test('tables that lead back to themselves are broken off with a way out', () => {
  const loop = table('a/loop', '1d1', ['1', 'on and [a/loop]'])
  expect(drawNow(loop, seed(1), shelf(loop))).toMatchObject({
    stopped: '“loop” leads back to itself or 30 tables deep; take a link out of one of its rows.',
  })
  const bush = table('a/bush', '1d1', ['1', '[a/bush] [a/bush] [a/bush]'])
  const grown = drawNow(bush, seed(1), shelf(bush))
  expect(grown.trail.length).toBeLessThanOrEqual(drawLimits.rolls)
  const wide = table('a/wide', '1d1', ['1', '[d6] '.repeat(5000)])
  const cut = drawNow(wide, seed(1), wood)
  expect([cut.trail.length, cut.stopped]).toEqual([
    drawLimits.rolls,
    'The draw was broken off after 1000 rolls; its rows call for too many tables.',
  ])
  const long = table('a/long', '1d1', ['1', `${'x'.repeat(15_000)}[a/long]`])
  const stopped = drawNow(long, seed(1), shelf(long))
  expect(stopped.text.length).toBeLessThanOrEqual(drawLimits.characters)
  expect(stopped.stopped).toMatch('grew past 20000 characters')
})
