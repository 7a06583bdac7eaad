import { expect, it } from 'vitest'
import { isFlat, isLabelCrowded, percent, runsOf, oddsInWords } from './odds.ts'

const holds = { says: 'holds', chance: 0.5, tone: 'good' as const }
const breaks = { says: 'breaks', chance: 0.5, tone: 'bad' as const }
const bars = [
  { face: 1, chance: 0.25, leads: 0 },
  { face: 2, chance: 0.25, leads: 1 },
  { face: 3, chance: 0.25, leads: 1 },
  { face: 4, chance: 0.25, leads: 0 },
]

it('neighbouring bars with one end are one run, and an end may come twice', () => {
  expect(runsOf(bars, [holds, breaks])).toEqual([
    { leads: 0, from: 0, bars: 1, chance: holds },
    { leads: 1, from: 1, bars: 2, chance: breaks },
    { leads: 0, from: 3, bars: 1, chance: holds },
  ])
})

it('a word has room under its run, or at an end beside a neighbour who leaves some', () => {
  const runs = (...lengths: readonly number[]) =>
    lengths.map((bars, leads) => ({ leads, from: 0, bars, chance: holds }))
  const pressed = (lengths: readonly number[], letters: number) =>
    isLabelCrowded(runs(...lengths), letters)
  expect([pressed([1, 19], 3), pressed([3, 16, 1], 3), pressed([10, 10], 1)]).toEqual([
    false,
    false,
    false,
  ])
  expect([pressed([1, 3, 16], 2), pressed([9, 1, 10], 3), pressed([3, 3], 1)]).toEqual([
    true,
    true,
    true,
  ])
})

it('a word at an end has no room beside a neighbour whose words fill the line', () => {
  const long = { ...holds, says: 'Dying: an hour to be helped' }
  const runs = [
    { leads: 0, from: 0, bars: 1, chance: { ...holds, says: 'Fights on', chance: 0.05 } },
    { leads: 1, from: 1, bars: 19, chance: long },
  ]
  expect([isLabelCrowded(runs, 1.7), isLabelCrowded(runs, 4)]).toEqual([true, false])
})

it('a single die is flat, two dice are not', () => {
  expect(isFlat(bars)).toBe(true)
  expect(
    isFlat([
      { face: 2, chance: 1 / 36, leads: 0 },
      { face: 3, chance: 2 / 36, leads: 0 },
    ]),
  ).toBe(false)
})

it.each([
  [0, '0%'],
  [0.001, 'under 1%'],
  [0.1666, '17%'],
  [0.999, 'over 99%'],
  [1 - 1e-15, '100%'],
  [1, '100%'],
])('%d reads as %s', (chance, says) => expect(percent(chance)).toBe(says))

it('says the whole block in words', () => {
  expect(oddsInWords([holds, breaks], 'd4', 3)).toBe('d4; holds 50%, breaks 50%; rolled 3')
})
