import { expect, test } from 'vitest'
import { readMonsters } from '../read.ts'
import { fieldSearch, inOrder } from './field-words.ts'

const monsters = readMonsters(
  [
    'Cellar ghoul: AC 6 [13], HD 2* (9hp), Att 2 × claw (1d3 + paralysis), ML 9, AL Chaotic, XP 25',
    'Stone sow: AC 3 [16], HD 5 (22hp), Att 1 × tusks (2d6), ML 10, AL Neutral, XP 175',
    'Tomb zombie: AC 8 [11], HD 2 (9hp), Att 1 × club (1d8), ML 12, AL Chaotic, XP 20',
    'Reed hag: 7 HP, 1 Armor, 8 STR, 14 DEX, 15 WIL, hook (d8)',
  ].join('\n\n'),
).monsters

test.each([
  ['hd:2', '', ['Cellar ghoul', 'Tomb zombie']],
  ['hd:3-6 sow', 'sow', ['Stone sow']],
  ['ac<5', '', ['Stone sow']],
  ['hd:>=3 ac:<5', '', ['Stone sow']],
  ['aac>=13', '', ['Cellar ghoul', 'Stone sow']],
  ['tag:undead', '', ['Tomb zombie']],
  ['-tag:undead ml>=10', '', ['Stone sow']],
  ['al:chaotic xp<25', '', ['Tomb zombie']],
  ['wil>14', '', ['Reed hag']],
  ['attack:"paralysis"', '', ['Cellar ghoul']],
  ['old hd:many', 'old hd:many', null],
] as const)('%s', (said, words, found) => {
  const { words: left, passes } = fieldSearch(said)
  expect(left).toBe(words)
  expect(passes && monsters.filter(passes).map(({ name }) => name)).toEqual(found)
})

test.each([
  ['hd:foo', '“hd:foo” was searched as words. hd takes a number: hd:2, hd:2-4 or hd<5.'],
  [
    'old Morale>=high sow',
    '“Morale>=high” was searched as words. Morale takes a number: Morale:2, Morale:2-4 or Morale<5.',
  ],
  [
    'level:3',
    '“level” is no field: searched as words. Fields: hd, hp, ac, aac, ml, xp, thac0, armor, str, dex, wil, tag, name, system, al, attack, source, from, in, home.',
  ],
  ['hd:2 ac<5 tag:undead', ''],
  ['Ghoul: cellar', ''],
  ['hd:', ''],
])('what %s says of its fields', (said, note) => {
  expect(fieldSearch(said).note).toBe(note)
})

test('orders put a monster without the figure last', () => {
  const named = (order: 'strongest' | 'armour' | 'experience') =>
    inOrder(monsters, order).map(({ name }) => name)
  expect(named('experience')).toEqual(['Stone sow', 'Cellar ghoul', 'Tomb zombie', 'Reed hag'])
  expect(named('strongest')[0]).toBe('Reed hag')
})
