import { expect, test } from 'vitest'
import { sourceOf } from '../../source.ts'
import { clean } from '../clean.ts'

test.each([
  ['Armour Class two, as plate. Hit Dice: four.', 'Armour Class 2, as plate. Hit Dice: 4.'],
  ['Attacks: two, with sickles', 'Attacks: 2 sickles'],
  ['Saves as a cleric of the fourth level', 'Saves as a cleric level 4'],
  ['Morale: ten; one of the two', 'Morale: 10; one of the two'],
  ['Attacks two-handed', 'Attacks two-handed'],
  ['five Hit Dice, and its Morale\nis twelve', 'HD 5, ML 12'],
])('%s', (words, figures) => expect(clean(sourceOf(words)).text).toBe(figures))
