import { expect, it } from 'vitest'
import { asItStands } from './place.svelte.ts'

it('the form starts from the place as it stands, for what the action asks', () => {
  const place = { title: 'L1, flooded crypt', level: 1, table: null, tables: [] }
  expect(
    asItStands(place, {
      title: { kind: 'text', title: 'Where', max: 80 },
      level: { kind: 'number', title: 'Level', min: 0, max: 9 },
    }),
  ).toEqual({ title: 'L1, flooded crypt', level: 1 })
})
