import { expect, it } from 'vitest'
import {
  boundsFault,
  numberRefusal,
  readTypedNumber,
  readWholeNumber,
  wholeNumberFault,
} from './typed-number.ts'

it('a sign changes what stands, a bare number replaces it', () => {
  expect(readTypedNumber('7', 3)).toBe(7)
  expect(readTypedNumber('+2', 3)).toBe(5)
  expect(readTypedNumber(' -4 ', 3)).toBe(-1)
  expect(readTypedNumber('\u22121', 3)).toBe(2)
  expect(readTypedNumber('a lot', 3)).toBeNull()
  expect(readTypedNumber('20gp', 3)).toBeNull()
  expect([readTypedNumber('7.5', 3), readTypedNumber('-0.1', 6.19)]).toEqual([7.5, 6.09])
})

it('a number out of bounds is refused with the bounds', () => {
  const hp = { label: 'HP', min: 0, max: 99 }
  expect(boundsFault(3, hp)).toBeNull()
  expect(boundsFault(-1, hp)).toBe('HP goes from 0 to 99.')
  expect(boundsFault(100, hp)).toBe('HP goes from 0 to 99.')
  expect(boundsFault(null, hp)).toContain('number, or +1')
})

it('a field for a number refuses words beside the figure, and says why', () => {
  expect(readWholeNumber(' 20 ')).toBe(20)
  expect(readWholeNumber('\u22123')).toBe(-3)
  expect(['20gp', 'Battleaxe', '2.5', ''].map(readWholeNumber)).toEqual([null, null, null, null])
  expect(wholeNumberFault('20gp')).toBe('“20gp” is no whole number: type only the figure.')
  expect(wholeNumberFault(' ')).toBe('Type a whole number.')
})

it('a bound number whose field holds a word is refused', () => {
  expect([numberRefusal(NaN), numberRefusal(0)]).toEqual(['needs a number', null])
})
