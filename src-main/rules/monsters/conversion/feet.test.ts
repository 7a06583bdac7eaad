import { expect, test } from 'vitest'
import { feetATurn } from './feet.ts'

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
