import fc from 'fast-check'
import { applyPatches } from 'immer'
import { expect, test } from 'vitest'
import { startingState, Table } from './shape/table.ts'

/** Anything a GM might do at this table, in any order, sensible or not. */
const step = fc.oneof(
  fc.constant(['shape.turn', {}] as const),
  fc.constant(['shape.rest', {}] as const),
  fc
    .record({
      by: fc.constant('ada'),
      at: fc.constantFrom('g1', 'g2'),
      die: fc.integer({ min: 4, max: 12 }),
    })
    .map((input) => ['shape.attack', input] as const),
  fc
    .record({
      by: fc.constant('ada'),
      at: fc.constantFrom('g1', 'g2'),
      dice: fc.integer({ min: 1, max: 3 }),
    })
    .map((input) => ['shape.shoot', input] as const),
  fc
    .record({ seconds: fc.integer({ min: 0, max: 200_000 }) })
    .map((input) => ['shape.wait', input] as const),
  fc.record({ who: fc.constantFrom('ada', 'bo') }).map((input) => ['shape.catch', input] as const),
  fc.record({ who: fc.constantFrom('ada', 'bo') }).map((input) => ['shape.climb', input] as const),
  fc.constant(['undo', {}] as const),
  fc.constant(['redo', {}] as const),
  fc.constant(['amend', {}] as const),
)
const seed = fc.string({
  unit: fc.constantFrom(...'0123456789abcdef'),
  minLength: 32,
  maxLength: 32,
})
const session = fc.array(fc.tuple(step, seed), { maxLength: 40 })

function play(table: Table, [[what, input], seed]: [readonly [string, object], string]): void {
  if (what === 'undo') return table.head.undo ? table.undo() : undefined
  if (what === 'redo') return table.head.redo ? table.redo() : undefined
  if (what === 'amend') return void (table.head.undo ? table.amend({ 'mojo bid': 3 }) : undefined)
  table.do(what, { ...input }, {}, { seed })
}

test('undoing everything gives back the first state, whatever was done', () => {
  fc.assert(
    fc.property(session, (steps) => {
      const table = new Table()
      for (const one of steps) play(table, one)
      while (table.head.undo) table.undo()
      expect(table.head.state).toEqual(startingState())
    }),
  )
})

test('redoing everything gives back the last state', () => {
  fc.assert(
    fc.property(session, (steps) => {
      const table = new Table()
      for (const one of steps) play(table, one)
      const { state } = table.head
      const depth = table.journal.length
      while (table.head.undo) table.undo()
      const undone = table.journal.length - depth
      for (let times = 0; times < undone; times++) table.redo()
      expect(table.head.state).toEqual(state)
    }),
  )
})

test('the first state and the journal give the head', () => {
  fc.assert(
    fc.property(session, (steps) => {
      const table = new Table()
      for (const one of steps) play(table, one)
      const replayed = table.journal.reduce(
        (state, entry) => applyPatches(state, entry.forward.head),
        table.start,
      )
      expect(replayed).toEqual(table.head.state)
      expect(table.journal.map(({ number }) => number)).toEqual(
        table.journal.map((_, index) => index + 1),
      )
    }),
  )
})
