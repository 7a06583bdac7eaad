import { expect, test } from 'vitest'
import type { Entry } from '../../campaign/journal.ts'
import { after, someCampaign, type FixtureStep } from '../campaign-fixture.ts'
import { checkWhole } from '../campaign-snapshot.ts'
import { recover } from './recover.ts'

const steps: FixtureStep[] = [
  { do: 'hit points', to: 3 },
  { do: 'note', text: 'a' },
  { do: 'hit points', to: 2 },
  { do: 'undo' },
  { do: 'note', text: 'b' },
  { do: 'hit points', to: 1 },
]
const whole = after(someCampaign(), steps)
const { first, head, entries } = whole
const without = (...numbers: number[]): Entry[] =>
  entries.filter(({ number }) => !numbers.includes(number))

test('with nothing lost it is the journal as it was', () => {
  expect(recover(first, entries, head)).toEqual({ first, head, entries, lost: [] })
})

test('whatever is lost before a snapshot, the state is that of the snapshot', () => {
  for (const lost of [[1], [2], [6], [1, 2, 3], [2, 5], [1, 2, 3, 4, 5, 6]]) {
    const found = recover(first, without(...lost), head)
    expect([found.lost, found.head.state]).toEqual([lost, head.state])
    const kept = found.entries.filter(({ number }) => !lost.includes(number))
    expect(kept).toEqual(without(...lost))
    checkWhole({ ...whole, ...found, records: [] }, 'it')
  }
})

test('one lost before a snapshot leads from the state before to the state after it', () => {
  const found = recover(first, without(3), head)
  const at = (number: number) => after(someCampaign(), steps.slice(0, number)).head.state
  expect(found.entries[2]).toMatchObject({
    number: 3,
    outcome: { says: 'What it changed was recovered' },
    forward: { head: [{ op: 'replace', path: [], value: at(3) }] },
    inverse: { head: [{ op: 'replace', path: [], value: at(2) }] },
  })
})

test('without a snapshot what comes after is carried out as far as it fits', () => {
  const found = recover(first, without(2), null)
  expect(found.lost).toEqual([2])
  expect(found.head.state.creatures.c1?.values.hp).toBe(head.state.creatures.c1?.values.hp)
  expect(found.entries[1]?.outcome.says).toBe('What it changed is not known')
})

test('with the beginning lost it begins as far back as the snapshot leads', () => {
  const found = recover(null, without(1), head)
  expect([found.first.version, found.head.state, found.lost]).toEqual([1, head.state, []])
  checkWhole({ ...whole, ...found, records: [] }, 'it')
  expect(() => recover(null, entries, null)).toThrow('no snapshot')
})
