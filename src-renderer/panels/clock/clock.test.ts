import { expect, it } from 'vitest'
import { monthsText } from './clock.svelte.ts'

it('months are typed as name, days and season', () => {
  expect(
    monthsText([
      { name: ' Thaw ', days: 30, season: 'spring' },
      { name: 'Long Night', days: 31, season: 'winter' },
    ]),
  ).toBe('Thaw 30 spring, Long Night 31 winter')
})
