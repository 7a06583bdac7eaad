import { expect, it } from 'vitest'
import { monthsText, moonsText } from './clock.svelte.ts'

it('months are typed as name, days and season', () => {
  expect(
    monthsText([
      { name: ' Thaw ', days: 30, season: 'spring' },
      { name: 'Long Night', days: 31, season: 'winter' },
    ]),
  ).toBe('Thaw 30 spring, Long Night 31 winter')
})

it('moons are typed as name, days of a round and age', () => {
  expect(
    moonsText([
      { name: 'The Lamp', days: 29.5, age: 3 },
      { name: 'Ember ', days: 77, age: Number.NaN },
    ]),
  ).toBe('The Lamp 29.5 3, Ember 77 0')
})
