import { expect, test } from 'vitest'
import type { StepResult } from './results.ts'
import { playSteps } from './testing/play-steps.ts'

const play = (game: string, person: object, ...steps: object[]): readonly StepResult[] =>
  playSteps(game, [{ name: 'Ada', ...person }], ...steps).steps

test('everybody’s load is read from the table', () => {
  const [look] = play('delve', { fields: { load: 4, fatigue: 1 } }, {})
  expect(look?.state.people['Ada']?.load).toEqual({
    used: 4,
    most: 3,
    says: '4 of 3 units, 1 fatigue',
    costs: 'encumbered: no HP, half speed, no casting; 1 more than there is room for',
  })
})

test('a load is looked at with the numbers that a step gives, and stays as it is', () => {
  const steps = play(
    'delve',
    {},
    { action: 'load', who: 'Ada', units: 3, fatigue: 1 },
    { action: 'delve.load', input: { units: 5 } },
    { action: 'encumbrance' },
  )
  expect(steps.map(({ error, says }) => error ?? says)).toEqual([
    '3 of 3 units, 1 fatigue; encumbered: no HP, half speed, no casting',
    '5 of 4 units; encumbered: no HP, half speed, no casting; 1 more than there is room for',
    '0 of 4 units',
  ])
})

test('slots and bulk are looked at by the words of the game, and a weapon is loaded', () => {
  const [slots] = play('heartbreaker', { STR: 10, items: ['Rope'] }, { action: 'slots' })
  expect(slots?.did).toBe('Load')
  const [bow] = play(
    'gods-and-monsters',
    { items: ['Light crossbow'] },
    { action: 'load', who: 'Ada', weapon: 'Light crossbow' },
  )
  expect(bow?.did).not.toBe('Load')
})

test('what is carried is taken up as far as there is room', () => {
  const loads = [{ units: 5 }, { units: 3 }, { coins: 1500 }]
  const steps = loads.map((load) => ({ action: 'Carry', input: { who: 'Ada', ...load } }))
  const played = play('delve', { HP: 5 }, ...steps)
  expect(played.map(({ refused, says }) => refused ?? says)).toEqual([
    expect.stringContaining('5 of 4 units'),
    'Load 0 to 3',
    'Coins 0 to 1500',
  ])
  expect(played[2]?.state.people['Ada']?.fields).toMatchObject({ Load: 3, HP: 0 })
})
