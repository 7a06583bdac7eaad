import { describe, expect, test } from 'vitest'
import { namesIn } from './testing/readings.ts'

describe('who is named in a sentence', () => {
  test.each([
    ['behind a colon', 'Two tired lamp eaters dice here: Orm (AC 7, HD 1, ML 7)', 'Orm'],
    ['behind a comma', 'A young lookout, Orm (thief, AC 7, HD 1, ML 7), sits here.', 'Orm'],
    [
      'over two lines',
      'The lamps are out. In the dark beneath the stair there sits a hungry eater that\nnobody feeds (AC 7, HD 1, ML 7).',
      'hungry eater',
    ],
    [
      'with its first word on the line above',
      'Past the sluice is one lamp\neater (AC 7; HD 1; hp 4)',
      'lamp eater',
    ],
    ['once more', 'Orm der Wirt schläft. Orm: AC 7, HD 1, ML 7', 'Orm'],
    ['behind a place', 'In the pond: Lamp Eater (AC 7, HD 1, ML 7)', 'Lamp Eater'],
    ['behind a bullet', 'o Lamp Eaters - AC 7; HD 1; ML 7', 'Lamp Eaters'],
    ['before a bracket that counts', 'Lamp Eaters (3 packs): AC 7, HD 1, ML 7', 'Lamp Eaters'],
    [
      'and told of as he',
      'At dusk the Lamp Eater comes up. He is a huge man in a very small hat:\nAC 7, HD 1, ML 7',
      'Lamp Eater',
    ],
    ['right before its label', 'LAMP EATERHit Dice: 2\nArmor Class: 7 [12]', 'Lamp Eater'],
    [
      'with its people under it',
      'They rest.\n8 Eaters\n(Orlam): AC 7; HD 1; hp 5',
      'Eaters (Orlam)',
    ],
    [
      'in the paragraph before',
      'Oil & Wicks. Orm Hald "the Mild" is the\nkeeper, born far from here. He saved, came home, and set up a small shop. Lvl: 7 AC:9 HD: 7',
      'Orm Hald "the Mild"',
    ],
    [
      'over a quotation’s lines',
      '> **Lamp Horse**\n>\n> Silver mares and stallions of some grace and\n> of high spirits.\n>\n> **AC** 6 **HD** 3',
      'Lamp Horse',
    ],
    [
      'under the book that holds it',
      '\tname = "Big Book"\n\tdesc = "Many pages."\n\n\tinfo = {"\n\t<b>Lamp Eater</b>\n\t<br>Armor Class: 5\n\t<br>Hit Dice: 2\n\t<br>Move: 9"',
      'Lamp Eater',
    ],
    [
      'behind a page’s foot',
      'Lamps & Wicks 50 Lamps & Treasure 51 EATER NO. ENCOUNTERED: 1-4 HD: 1 (d8) AC: 12 TREASURE: 1',
      'Eater',
    ],
    ['without Hit Dice', '**Orm:** harmless, AC 10, **hp 2**, no weapon.', 'Orm'],
    [
      'over a person’s class',
      'Orm Hald\nHalfling Thief, Level 4\nAC 5, hp 12, ML 8, AL N',
      'Orm Hald',
    ],
    [
      'with class and level behind a dash',
      'Fr. Orm Hald – Cleric 5 – AC 4, HP 23, ML 9',
      'Fr. Orm Hald',
    ],
    [
      'behind a count, with a time after it',
      'Then 1-4 lamp eaters arrive in two rounds (AC 7, HD 2, ML 8).',
      'lamp eaters',
    ],
    ['before a number of them', 'LAMP EATERS, 3 (AC 7, HD 2, ML 8)', 'Lamp Eaters'],
  ])('%s', (_, text, name) => {
    expect(namesIn(text)).toEqual([name])
  })

  test('a door is nobody', () => {
    expect(namesIn('Oak door: AC 7, hp 20, locked.')).toEqual([])
  })
})

test('two people of one sentence are two, each with a class before the figures', () => {
  const text =
    'Orm Hald, the reeve (NM, AC 9, hp 4, ML 6), fears his wife Ulla (C2, AC 5, hp 9, ML 9).'
  expect(namesIn(text)).toEqual(['Orm Hald', 'Ulla'])
})

describe('who is presented', () => {
  test.each([
    ['In the corner squats Grub (lamp king, AC 5, HD 3, ML 9), who talks.', 'Grub'],
    ['He is a fighter named Ulf (AC 3, HD 4, hp 26).', 'Ulf'],
    ['The keeper is Bram Oddly, a retired thief. (AC 7, HD 3, hp 9)', 'Bram Oddly'],
    ['A: Lamp crawler. AC: 7 HD: 3+1 MV: 40 S: F2 M: 9', 'Lamp crawler'],
  ])('%s', (text, name) => {
    expect(namesIn(text)).toEqual([name])
  })
})

describe('who stands before the figures', () => {
  const block = 'AC 6, HD 2, hp 9, #AT 1, D 1-6, ML 8'
  test.each([
    [`Six thieves sleep here under the eye of their sergeant (${block}).`, 'sergeant'],
    [`5. THE CAPTAIN'S ROOM: Captain Hrusk (gnoll; ${block}) is here.`, 'Captain Hrusk'],
    [`Those who fall land in the lap of OLD TAM (${block}).`, 'Old Tam'],
    [`Behind it is the clerk's companion, a rock baboon on a chain: ${block}.`, 'rock baboon'],
    [`Nice. For the fancy one upstairs I used: Elder Bannik, ${block}.`, 'Elder Bannik'],
    [`Dunstan Reed, human male, F3: AC 5; hp 22; #AT 1; D 2-8; ML 12.`, 'Dunstan Reed'],
  ])('%s', (text, name) => {
    expect(namesIn(text)).toEqual([name])
  })
})
