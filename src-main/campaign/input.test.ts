import { expect, test } from 'vitest'
import type { Ask, Asks } from '../rules/core/asks.ts'
import { inputFault, withDefaults } from './input.ts'
import { startingState } from './testing/journal-table.ts'

const asks: Asks = {
  who: { kind: 'creature', title: 'Speaker', side: 'party' },
  score: { kind: 'number', title: 'Score', min: 3, max: 18 },
  how: { kind: 'choice', title: 'How', of: ['loud', 'quiet'] },
  note: { kind: 'text', title: 'Note', max: 5, optional: true },
}
const good = { who: 'ada', score: 10, how: 'loud' }
const fault = (more: Record<string, unknown>): string | null =>
  inputFault({ title: 'Speak', asks }, { ...good, ...more }, startingState())?.says ?? null

test('what names somebody here and lies within its bounds is fine', () => {
  expect(fault({})).toBeNull()
})

test.each([
  [{ who: 'zed' }, 'Speaker: nobody of that name is here.'],
  [{ who: 'g1' }, 'Speaker: g1 is not on that side.'],
  [{ score: 2 }, 'Score: 2 is not between 3 and 18.'],
  [{ score: 3.5 }, 'Score: not a whole number.'],
  [{ score: undefined }, 'Speak: nothing is chosen for “Score”.'],
  [{ how: 'sung' }, 'How: “sung” is not one of loud, quiet.'],
  [{ note: 'too long' }, 'Note: longer than 5 characters.'],
  [{ who: 'constructor' }, 'Speaker: nobody of that name is here.'],
  [{ constructor: 1 }, 'Unknown field “constructor”.'],
  [{ extra: 1 }, 'Unknown field “extra”.'],
])('%j: %s', (more, words) => {
  expect(fault(more)).toBe(words)
})

test('a word that every object answers to is nobody on the bench', () => {
  const bench = { bo: { id: 'bo' } } as never
  const state = { ...startingState(), bench }
  expect(inputFault({ title: 'Speak', asks }, { ...good, who: 'constructor' }, state)?.says).toBe(
    'Speaker: nobody of that name is here.',
  )
})

test('an item must belong to the creature that is named', () => {
  const items: Asks = {
    who: { kind: 'creature', title: 'Who' },
    item: { kind: 'item', title: 'What', of: 'who' },
  }
  const state = startingState()
  const { ada } = state.creatures
  if (ada) ada.items = { rope: { id: 'rope', name: 'Rope', count: 1, ready: false } }
  const faultIn = (input: Record<string, unknown>) =>
    inputFault({ title: 'Take', asks: items }, input, state)?.says
  expect(faultIn({ who: 'ada', item: 'rope' })).toBeUndefined()
  expect(faultIn({ who: 'bo', item: 'rope' })).toBe('What: bo has no such thing.')
  expect(faultIn({ who: 'ada', item: 'sword' })).toBe('What: ada has no such thing.')
  for (const item of ['constructor', '__proto__'])
    expect(faultIn({ who: 'ada', item })).toBe('What: nothing of that name is here.')
})

/** Names that every object inherits, so that a look-up by such a key seems to find something. */
const everywhere = Object.getOwnPropertyNames(Object.prototype)

test('no key of an input reaches what every object has', () => {
  const kinds: Asks = {
    who: { kind: 'creature', title: 'Who' },
    all: { kind: 'creatures', title: 'All' },
    group: { kind: 'group', title: 'Which' },
    item: { kind: 'item', title: 'What', of: 'who' },
    timer: { kind: 'timer', title: 'Which' },
    due: { kind: 'due', title: 'Which' },
    stashed: { kind: 'stashed', title: 'Which' },
    benched: { kind: 'benched', title: 'Who' },
    monster: { kind: 'monster', title: 'Which' },
    text: { kind: 'text', title: 'What', max: 40 },
  }
  const faultOf = (key: string, value: unknown) => {
    const ask = kinds[key] as Ask
    const asks: Asks = key === 'item' ? { who: kinds['who'] as Ask, item: ask } : { [key]: ask }
    const input = key === 'item' ? { who: 'ada', item: value } : { [key]: value }
    return inputFault({ title: 'Take', asks }, input, startingState())?.says
  }
  for (const word of everywhere) {
    for (const key of Object.keys(kinds))
      expect(faultOf(key, key === 'all' ? [word] : word), `${key}: ${word}`).toBeDefined()
    expect(faultOf('text', ` ${word} `), word).toBeDefined()
    expect(faultOf('text', `the ${word}`), word).toBeUndefined()
  }
  const smuggled = JSON.parse('{"__proto__":{"x":1}}') as Record<string, unknown>
  expect(inputFault({ title: 'Speak', asks: {} }, smuggled, startingState())?.says).toBe(
    'Unknown field “__proto__”.',
  )
})

test.each([
  ['number', { score: '10' }, 'Score: not a whole number.'],
  ['choice', { how: 7 }, 'How: “7” is not one of loud, quiet.'],
  ['text', { note: 7 }, 'Note: not a text.'],
  ['creature', { who: ['ada'] }, 'Speaker: not a text.'],
])('a %s of another kind is refused', (_kind, more, words) => {
  expect(fault(more)).toBe(words)
})

test('a record is checked by whoever hands it in', () => {
  const action = {
    title: 'Keep',
    asks: { one: { kind: 'record', title: 'Monster', of: 'monster' } },
  }
  const check = (of: string) => `not a ${of}.`
  const state = startingState()
  expect(inputFault(action as never, { one: {} }, state, check)).toEqual({
    says: 'Monster: not a monster.',
    way: 'Choose again.',
  })
  expect(inputFault(action as never, { one: {} }, state)).toBeNull()
})

test('a command that is older than an ask is carried out by its default', () => {
  const later: Asks = {
    ...asks,
    level: { kind: 'number', title: 'Level', min: 1, max: 9, default: 1 },
  }
  expect(withDefaults(later, good)).toEqual({ ...good, level: 1 })
  expect(withDefaults(later, { ...good, level: 3 })).toEqual({ ...good, level: 3 })
  expect(withDefaults(later, { ...good, level: '' })).toEqual({ ...good, level: 1 })
})
