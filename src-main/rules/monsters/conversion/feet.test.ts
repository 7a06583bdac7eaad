import { expect, test } from 'vitest'
import type { BxFigures } from '../canonical.ts'
import { feetATurn, movementInFeet } from './feet.ts'

test.each([
  ['120’ (40’)', 'Old-School Essentials', 120],
  ["90' (30') / 240' (80') flying", 'B/X', 240],
  ['12', 'Swords & Wizardry', 120],
  ["30' Swim 40'", 'Basic Fantasy RPG', 120],
  ['60 ft.', 'Dark Dungeons', 180],
  ["10' (3')", 'B/X', 10],
  ['6"//12"', 'AD&D', 120],
  ['9" (3")', 'AD&D', 90],
  ['12, Fl 18 (C)', 'AD&D', 180],
  ['36 m (12 m)', 'B/X', 120],
  ['8 squares', 'B/X', 120],
  ["40'", 'Knave', 120],
  ['as its rider', 'B/X', null],
])('%s in %s', (movement, system, expected) => {
  expect(feetATurn(movement, system)).toBe(expected)
})

test.each([
  ['12', 'Swords & Wizardry', 'assumed to be tens of feet a turn'],
  ['60', 'B/X', 'assumed to be feet a turn'],
  ['6"//12"', 'AD&D', 'read as inches of ten feet a turn'],
  ['36 m (12 m)', 'B/X', 'read as metres, three for ten feet'],
  ["30' Swim 40'", 'Basic Fantasy RPG', 'read as feet a round, as Basic Fantasy RPG counts'],
  ['40', 'Knave', 'assumed to be feet a round, as Knave counts'],
  ['8 squares', 'B/X', 'read as squares of five feet a round'],
])('%s in %s is cited', (printed, system, scale) => {
  const movement = { value: printed, span: { from: 0, to: printed.length } }
  expect(movementInFeet({ movement } as BxFigures, system)?.how).toBe(`${printed}, ${scale}`)
})
