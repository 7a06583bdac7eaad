import { expect, it } from 'vitest'
import { facesTyped } from './typed-dice.ts'

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
  expect(facesTyped(text, count, sides)).toEqual(typed),
)

it.each([
  ['9', 2, 6, { faces: [], wrong: null, sum: 9 }],
  ['10', 2, 6, { faces: [], wrong: null, sum: 10 }],
  ['=12', 2, 6, { faces: [], wrong: null, sum: 12 }],
  ['12', 2, 6, { faces: [1, 2], wrong: null }],
  ['17', 2, 10, { faces: [], wrong: null, sum: 17 }],
  ['=13', 2, 6, { faces: [], wrong: '2d6 add up to 2 to 12' }],
])('%s may be the sum of %dd%d', (text, count, sides, typed) =>
  expect(facesTyped(text, count, sides, true)).toEqual(typed),
)

it('a sum is refused where each face counts', () => {
  expect(facesTyped('=9', 2, 6)).toEqual({ faces: [], wrong: 'each face counts by itself here' })
  expect(facesTyped('9', 2, 6).wrong).toBe('a d6 shows 1 to 6, not 9')
})
