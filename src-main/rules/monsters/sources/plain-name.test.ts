import { expect, test } from 'vitest'
import { plainName } from './plain-name.ts'

test.each([
  ['MIRE OWL', 'Mire Owl'],
  ['LURCHER, CAVE', 'Lurcher, Cave'],
  ['THE MILLER’S WIGHT', 'The Miller’s Wight'],
  ["O'NEIL OF THE WEIR", "O'Neil of the Weir"],
  ['BELL-RINGER II', 'Bell-Ringer II'],
  ['GRUFTWÄCHTER', 'Gruftwächter'],
  ['**Tallow Knight', 'Tallow Knight'],
  ['# Tallow Knight', 'Tallow Knight'],
  ['Grave Miller*', 'Grave Miller'],
  ['NPC', 'NPC'],
  ['McTavish', 'McTavish'],
])('%s is called %s', (printed, name) => {
  expect(plainName(printed)).toBe(name)
})
