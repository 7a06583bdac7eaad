import { expect, it } from 'vitest'
import { diceHint, faceRuns, readTypedFaces } from './typed-dice.ts'

it.each([
  ['3 5', 2, 6, { faces: [3, 5], wrong: null }],
  ['35', 2, 6, { faces: [3, 5], wrong: null }],
  ['17', 1, 20, { faces: [17], wrong: null }],
  ['7', 1, 6, { faces: [7], wrong: 'a d6 shows 1 to 6, not 7' }],
  ['3', 2, 6, { faces: [3], wrong: '1 more' }],
  ['3 4 5', 2, 6, { faces: [3, 4, 5], wrong: '3 typed, 2 asked for' }],
  ['three', 1, 6, { faces: [], wrong: 'numbers only, as 3' }],
  ['-3 2', 2, 6, { faces: [3, 2], wrong: 'numbers only, as 3 5' }],
])('%s for %dd%d', (text, count, sides, typed) =>
  expect(readTypedFaces(text, count, sides)).toEqual(typed),
)

it.each([
  ['9', 2, 6, { faces: [], wrong: null, sum: 9 }],
  ['10', 2, 6, { faces: [], wrong: null, sum: 10 }],
  ['=12', 2, 6, { faces: [], wrong: null, sum: 12 }],
  ['7', 2, 6, { faces: [], wrong: null, sum: 7 }],
  ['4 3', 2, 6, { faces: [4, 3], wrong: null }],
  ['43', 2, 6, { faces: [4, 3], wrong: null }],
  ['11', 3, 6, { faces: [], wrong: null, sum: 11 }],
  ['12', 3, 6, { faces: [], wrong: null, sum: 12 }],
  ['345', 3, 6, { faces: [3, 4, 5], wrong: null }],
  ['12', 2, 6, { faces: [1, 2], wrong: '1 and 2, or a total? Type 1 2 or =12' }],
  ['1 2', 2, 6, { faces: [1, 2], wrong: null }],
  ['1', 2, 6, { faces: [1], wrong: '1 more' }],
  ['17', 2, 10, { faces: [], wrong: null, sum: 17 }],
  ['=13', 2, 6, { faces: [], wrong: '2d6 add up to 2 to 12' }],
])('%s may be the sum of %dd%d', (text, count, sides, typed) =>
  expect(readTypedFaces(text, count, sides, true)).toEqual(typed),
)

it('the hint names what the field takes', () => {
  expect([diceHint(1, 20), diceHint(2, 6, true), diceHint(3, 6, true)]).toEqual([
    '1d20',
    '2d6: 3 4, or total 7',
    '3d6: 3 4 5, or total 12',
  ])
  expect([diceHint(2, 6), diceHint(4, 6), diceHint(8, 6, true)]).toEqual([
    '2d6: each die, 3 4',
    '4d6: each die, 3 4 5 …',
    '8d6: total',
  ])
})

it('a sum is refused where each face counts', () => {
  expect(readTypedFaces('=9', 2, 6)).toEqual({
    faces: [],
    wrong: 'each face counts by itself here',
  })
  expect(readTypedFaces('9', 2, 6).wrong).toBe('a d6 shows 1 to 6, not 9')
})

it('a die of a list shows what its faces stand for, so that one may be chosen', () => {
  expect(faceRuns(['warrior', 'warrior', 'thief'])).toEqual([
    { from: 1, to: 2, stands: 'warrior' },
    { from: 3, to: 3, stands: 'thief' },
  ])
})
