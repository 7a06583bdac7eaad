import { expect, test } from 'vitest'
import type { Asks } from '../rules/core/action.ts'
import { faultOf, withDefaults } from './input.ts'
import { startingState } from './shape/table.ts'

const asks: Asks = {
  who: { kind: 'creature', title: 'Speaker', side: 'party' },
  score: { kind: 'number', title: 'Score', min: 3, max: 18 },
  how: { kind: 'choice', title: 'How', of: ['loud', 'quiet'] },
  note: { kind: 'text', title: 'Note', max: 5, optional: true },
}
const good = { who: 'ada', score: 10, how: 'loud' }
const fault = (more: Record<string, unknown>): string | null =>
  faultOf(asks, { ...good, ...more }, startingState())

test('what names somebody here and lies within its bounds is fine', () => {
  expect(fault({})).toBeNull()
})

test.each([
  [{ who: 'zed' }, 'Speaker: nobody of that name is here.'],
  [{ who: 'g1' }, 'Speaker: g1 is not on that side.'],
  [{ score: 2 }, 'Score: 2 is not between 3 and 18.'],
  [{ score: 3.5 }, 'Score: not a whole number.'],
  [{ score: undefined }, 'Score: nothing chosen.'],
  [{ how: 'sung' }, 'How: “sung” is not one of loud, quiet.'],
  [{ note: 'too long' }, 'Note: longer than 5 characters.'],
  [{ who: 'constructor' }, 'Speaker: nobody of that name is here.'],
  [{ constructor: 1 }, 'It was told “constructor”, which it does not ask for.'],
  [{ extra: 1 }, 'It was told “extra”, which it does not ask for.'],
])('%j: %s', (more, words) => {
  expect(fault(more)).toBe(words)
})

test('a word that every object answers to is nobody on the bench', () => {
  const bench = { bo: { id: 'bo' } } as never
  expect(faultOf(asks, { ...good, who: 'constructor' }, { ...startingState(), bench })).toBe(
    'Speaker: nobody of that name is here.',
  )
})

test('a thing is with whom it is said to be', () => {
  const items: Asks = {
    who: { kind: 'creature', title: 'Who' },
    item: { kind: 'item', title: 'What', of: 'who' },
  }
  const state = startingState()
  const { ada } = state.creatures
  if (ada) ada.items = { rope: { id: 'rope', name: 'Rope', count: 1, ready: false } }
  expect(faultOf(items, { who: 'ada', item: 'rope' }, state)).toBeNull()
  expect(faultOf(items, { who: 'bo', item: 'rope' }, state)).toBe('What: bo has no such thing.')
  for (const item of ['sword', 'constructor', '__proto__'])
    expect(faultOf(items, { who: 'ada', item }, state)).toBe('What: ada has no such thing.')
})

test('a command that is older than an ask is carried out by its default', () => {
  const later: Asks = {
    ...asks,
    level: { kind: 'number', title: 'Level', min: 1, max: 9, default: 1 },
  }
  expect(withDefaults(later, good)).toEqual({ ...good, level: 1 })
  expect(withDefaults(later, { ...good, level: 3 })).toEqual({ ...good, level: 3 })
})
