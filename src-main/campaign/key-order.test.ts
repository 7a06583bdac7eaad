import fc from 'fast-check'
import { applyPatches, enablePatches, produceWithPatches } from 'immer'
import { expect, test } from 'vitest'
import { inKeyOrder } from './key-order.ts'
import { play, session } from './testing/session.ts'
import { JournalTable } from './testing/journal-table.ts'

enablePatches()

const before = {
  dues: { a: { why: 'first' }, b: { why: 'second' }, c: { why: 'third' } },
  creatures: { c1: { items: { rope: 1, torch: 6 } }, c2: { items: {} } },
}

test('a row that was taken away comes back in its place', () => {
  const [after, , inverse] = produceWithPatches(before, (draft) => {
    Reflect.deleteProperty(draft.dues, 'a')
    draft.dues.c.why = 'changed'
    Reflect.deleteProperty(draft.creatures.c1.items, 'rope')
  })
  const back = applyPatches(after, inKeyOrder(before, inverse))
  expect(JSON.stringify(back)).toBe(JSON.stringify(before))
  expect(JSON.stringify(applyPatches(after, inverse))).not.toBe(JSON.stringify(before))
})

test('what goes as a whole comes back once, and people are not kept whole for it', () => {
  const [after, , inverse] = produceWithPatches(before, (draft) => {
    Reflect.deleteProperty(draft.creatures, 'c1')
    draft.dues = {} as typeof draft.dues
  })
  const kept = inKeyOrder(before, inverse)
  expect(kept.map(({ path }) => path.join('/')).sort()).toEqual(['creatures/c1', 'dues'])
  expect(applyPatches(after, kept)).toEqual(before)
})

/** Keys that the screen lists in their stored order. */
const lists = ({ dues, timers, creatures }: JournalTable['head']['state']) => [
  Object.keys(dues),
  Object.keys(timers),
  Object.entries(creatures)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, { items, conditions }]) => [Object.keys(items), Object.keys(conditions)]),
]

test('undo leaves dues, timers, things and conditions in the order they had', () => {
  fc.assert(
    fc.property(session, (steps) => {
      const table = new JournalTable()
      const before = new Map<number, JournalTable['head']['state']>()
      for (const one of steps) {
        const { state } = table.head
        play(table, one)
        const last = table.journal.at(-1)
        if (last?.kind === 'do' && !before.has(last.number)) before.set(last.number, state)
      }
      while (table.head.undo) {
        const state = before.get(table.head.undo)
        table.undo()
        if (state) expect(lists(table.head.state)).toEqual(lists(state))
      }
    }),
  )
})
