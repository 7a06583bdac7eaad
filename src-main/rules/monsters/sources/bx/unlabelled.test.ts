import { describe, expect, test } from 'vitest'
import { readMonsters } from '../../read.ts'
import { attacksIn, figure, namesIn } from './testing/readings.ts'

describe('what a block tells without a label of its own', () => {
  test.each([
    ['by letters', 'Orm (AC 4; F3; #AT 1; D 1-8; S 17, I 9, W 8, D 14, C 15, Ch 11; AL LN)'],
    [
      'by modifiers',
      'Orm, hireling\nSTR +3/13 DEX +1/11 CON +4/14 WIS +2/12\nHP 5 Armor 12 Morale 8',
    ],
  ])('a row of scores %s is a detail, neither blow nor save nor name', (_, text) => {
    const [orm] = readMonsters(text).monsters
    expect(orm?.name).toMatch(/^Orm/)
    expect(orm?.details.map((detail) => detail.text).join()).toMatch(/^(?:S|STR) .*(?:Ch 11|12)$/)
    expect(JSON.stringify([orm?.attacks, figure(orm, 'save')])).not.toMatch(/\b1[1457]\b/)
  })

  test('saves by other names stay a field', () => {
    const [orm] = readMonsters('Orm: AC 4, SV Fort +1, Ref +0, Will -2; HD 3; AL C').monsters
    expect(orm?.details).toMatchObject([{ title: 'SV', text: 'Fort +1, Ref +0, Will -2' }])
  })

  test('bullets of a notebook, parted by dashes and slashes', () => {
    const text =
      "- pump gulls x6 -- ac 6 / hd 1-1 / hp 3 / peck d6 / mv 60' / ml 7\n- mother of all gulls -- ac 4 / hd 3"
    expect(namesIn(text)).toEqual(['pump gulls', 'mother of all gulls'])
  })

  test('a blow in a sentence behind Hit Dice and movement', () => {
    expect(attacksIn('Ink Rat: HD 3, DF 4, MV 40, keywords: vellum. Paper cuts (1d6-1).')).toEqual(
      attacksIn('Ink Rat: HD 3, AC 4, MV 40, Paper cuts (1d6-1).'),
    )
  })
})

test('a sentence behind the blows of a game’s own line is prose', () => {
  const [gnome] = readMonsters(
    'Gnome. HP 1, AP 0, ST 11, Mana 1, morale 8. Stick d6. Bands of 2d6.',
  ).monsters
  expect(gnome?.own?.values['morale']?.value).toBe(8)
  expect(gnome?.attacks).toMatchObject([{ name: 'Stick', dice: 'd6' }])
})

test('a sentence that goes on in the next line is read as one', () => {
  const text =
    "Two ogrillons (These neutral evil creatures' vital stats are HD 3d10, AC 15. Their primary\nattributes are physical. They attack with cleavers for 1d8+2 damage each.) argue."
  expect(attacksIn(text)).toEqual(attacksIn(text.replace('\n', ' ')))
  expect(attacksIn(text)).toHaveLength(1)
})

test('blows behind a slash are no second creature’s hit points', () => {
  const [ooze] = readMonsters('Tank Ooze: AC 5 / HD 8 / HP 40 / 4 tentacles d6 / ML 10').monsters
  expect(figure(ooze, 'hd')).toMatchObject({ dice: 8, hitPoints: 40 })
})

test('attacks above the figures are no name of a game', () => {
  const attacks = `Attacks: ${'a claw, '.repeat(18)}`
  const text = `Ulf\n${attacks}\n\nOld Nettie\nAC: 8 (padded)\nHP: 14\nMove: 120 ft`
  expect(figure(readMonsters(text).monsters.at(-1), 'ac')).toMatchObject({ descending: 8 })
})

test('movement in water alone', () => {
  const text = 'EEL\nARMOR CLASS: 5 MOVE: //18" HIT DICE: 9 NO. OF ATTACKS: 1'
  expect(figure(readMonsters(text).monsters[0], 'movement')).toBe('//18"')
})

test('a noun behind German dice names the blow', () => {
  const text = 'Qualle: RK 9, TW 4, TP 20, ANG 1, SCH 1W10 Nesseln, BEW 9 m (3 m), RW K2, MW 12'
  expect(readMonsters(text).monsters[0]?.attacks[0]).toMatchObject({
    name: 'Nesseln',
    dice: '1d10',
  })
})

test('the sentences of a bracket over several lines', () => {
  const text =
    'The angler (Its vital stats are HD 5d8, HP 27, AC 12. Its saves are\nP. It moves 20 ft. It attacks with 3 tendrils for 1d4 damage and\na bite for 2d6 damage. It swallows.).'
  expect(attacksIn(text)).toEqual(['3 tendrils 1d4', '1 bite 2d6'])
  expect(figure(readMonsters(text).monsters[0], 'movement')).toBe('20 ft.')
})

describe('how else a figure is set', () => {
  const figures = 'AC 6, HD 1, ML 7, Att 1 bite (1d4)'
  test.each([
    ['alignment', `Hag: ${figures}, XP 65 Al Neutral`, 'Neutral'],
    ['alignment', `Hag\nALIGNMENT: Neutral (evil)\nARMOR CLASS: 4\nHIT DICE: 3`, 'Neutral (evil)'],
    ['alignment', 'Name;AC;HD;Alignment\nHag;4;3;—\nImp;4;3;C', null],
    ['movement', `Hag: ${figures}, MV6/fly15`, '6/fly15'],
    ['saveAs', 'Hexe\nRK: 6\nTW: 5\nRettungswürfe wie Kämpfer 5', { class: 'fighter', level: 5 }],
    ['numberAppearing', `GOBLINS 2d4\n${figures}`, '2d4'],
    ['ac', `Hag: AC 14 (as chain), HD 3, club d6`, { descending: null, ascending: 14 }],
  ])('%s: %s', (key, text, value) => {
    const [hag] = readMonsters(text).monsters
    expect(figure(hag, key)).toEqual(value)
    expect(hag?.attacks.length ?? 0).toBeLessThan(2)
  })

  test('a number before HD under the name', () => {
    const text = 'Mire Hag\n4 HD, AC as plate, club d10\nBog Imp\n1 HD, AC as chain, dart d4'
    expect(namesIn(text)).toEqual(['Mire Hag', 'Bog Imp'])
  })
})

test('blows in one bracket behind their bonus', () => {
  const text = 'Bog Troll: Armor 16; HD 6+3; Atk +6 (claw 1d6, claw 1d6, bite 1d10); ML 10'
  expect(attacksIn(text)).toEqual(['2 claw 1d6', '1 bite 1d10'])
})

test('one blow in a bracket, its name before its dice', () => {
  expect(attacksIn('Lamp Toad: AC 14, HD 3, Attack 1 (tongue +3, d6 and disarm), ML 7')).toEqual([
    '1 tongue d6',
  ])
})

test('a line that begins with At is no blow', () => {
  const text =
    'Eel: AC 5, HD 8, Atk bite (2d6)\n\nAt the far end sits an eel mother (AC 4, HD 9, ML 8).'
  expect(namesIn(text)).toEqual(['Eel', 'eel mother'])
  expect(readMonsters(text).monsters.map(({ attacks }) => attacks.length)).toEqual([1, 0])
})

test('a threat counts as the level, movement in dice is no blow', () => {
  const block = 'Threat 4\n  HP 20  Damage d10 (petard)  Movement Dice 3d4\n  AL Lawful  Morale 10'
  const [nun] = readMonsters(`POWDER NUN      ${block}`).monsters
  expect(nun?.name).toBe('Powder Nun')
  expect(figure(nun, 'hd')).toMatchObject({ dice: 4, hitPoints: 20 })
  expect(nun?.attacks).toMatchObject([{ name: 'petard', dice: 'd10' }])
})

test('scores that break over a line, below a blow', () => {
  const [cat] = readMonsters(
    'Cat: AC 5, hp 23, #AT 1, D 1-6 (sword), S 14,\n  I 13, W 7, D\n  18, C 12, Ch 15; AL N.',
  ).monsters
  expect(cat?.attacks).toMatchObject([{ name: 'sword', notes: '' }])
  expect(figure(cat, 'alignment')).toBe('N')
})

test('saves by other names over two lines are no second blow', () => {
  const text =
    'Slag: HD 8; AC 13; Atk slam +11 melee (2d6+4); AL N; SV Fort\n+8, Ref –3, Will –3; Str 17, Dex 1'
  expect(attacksIn(text)).toEqual(['1 slam 2d6+4'])
})

test('ways of moving in a sentence', () => {
  const text =
    'A badger (Its vital stats are HD 4d8, HP 22, AC 15. It moves 30 ft,\nburrow 10 ft.).'
  expect(figure(readMonsters(text).monsters[0], 'movement')).toBe('30 ft, burrow 10 ft.')
})

test('blows of a bracket in German, by slashes and words', () => {
  const angr = (words: string) => attacksIn(`Katze: RK 6, TW 3, TP 17, Angr. ${words}, MW 8`)
  expect(angr('3 (Kralle 1W4 / Kralle 1W4 / Biss 1W8)')).toEqual(['2 Kralle 1d4', '1 Biss 1d8'])
  expect(angr('1 (Mehlsack 1W4 oder Biss 1W3)')).toEqual(['1 Mehlsack 1d4', '1 Biss 1d3'])
})
