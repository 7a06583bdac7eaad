import { expect, test } from 'vitest'
import { entryOf } from './meeting.ts'
import { countOf, plural, singulars } from '../core/words.ts'

test.each([
  ['[2d4] goblins, a toll patrol', { name: 'goblins', dice: '2d4', tale: 'a toll patrol' }],
  ['[2d4 goblin]', { name: 'goblin', dice: '2d4', tale: '' }],
  ['Goblins (2d4)', { name: 'Goblins', dice: '2d4', tale: '' }],
  ['[1] wight, asking politely', { name: 'wight', dice: '1', tale: 'asking politely' }],
  ['Owl bear', { name: 'Owl bear', tale: '' }],
])('a row says who and how many: %s', (text, entry) => {
  expect(entryOf(text)).toEqual(entry)
})

test('names bend as English does', () => {
  expect(['Goblin', 'Wolf', 'Lizard man', 'Harpy', 'Zombie', 'Rat, giant'].map(plural)).toEqual([
    'Goblins',
    'Wolves',
    'Lizard men',
    'Harpies',
    'Zombies',
    'Rats, giant',
  ])
  expect([countOf(6, 'Goblin'), countOf(1, 'Owl bear'), countOf(14, 'Giant rat')]).toEqual([
    'Six goblins',
    'An owl bear',
    '14 giant rats',
  ])
  // A name written with capitals keeps them.
  expect([countOf(3, 'Marsh Lurker'), countOf(1, 'Ash Hound')]).toEqual([
    'Three Marsh Lurkers',
    'An Ash Hound',
  ])
  expect(singulars('lizard men')).toContain('lizard man')
  expect(singulars('harpies')).toContain('harpy')
})
