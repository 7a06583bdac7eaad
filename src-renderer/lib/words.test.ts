import { expect, it } from 'vitest'
import { buttonName, figure, labelWords } from './words.ts'

it('a question is shown without the ids that tell two of one name apart', () => {
  expect(labelWords('Brunhild rests (c3)')).toBe('Brunhild rests')
  expect(labelWords('Torch (t12), 2')).toBe('Torch, 2')
  expect(labelWords('STR (Delve)')).toBe('STR (Delve)')
})

it('a figure has a minus as wide as a plus', () => {
  expect([figure(-2), figure(0), figure(3)]).toEqual(['−2', '0', '3'])
})

it('a first name on a button is whole, or has dots where it has no room', () => {
  expect(['Bartholomew of Ash', 'Bartholomewina', ''].map(buttonName)).toEqual([
    ...['Bartholomew', 'Bartholome…', ''],
  ])
})
