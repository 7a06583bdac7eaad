import { describe, expect, test } from 'vitest'
import { readMonsters } from '../../read.ts'
import { attacksIn, figure } from './testing/readings.ts'

const rat = '(AC 7, HD ½, hp 2 each, #AT 1, D 1d3, ML 5)'
const troll = "(AC 4, HD 6+3, #AT 1, D 1d10, MV 120' (40'), ML 10)"

describe('tables of encounters', () => {
  test.each([
    [
      'tabs',
      `Night\n\nd6\tEncounter\n1\t3 x Bog Rat ${rat}, asleep\n2-3\t1 x Mud Troll ${troll}\n4\tSong\n`,
    ],
    [
      'bars',
      `| d6 | Encounter |\n|---|---|\n| 1 | 2d4 Bog Rat ${rat} |\n| 2-3 | 1 x Mud Troll ${troll} |\n`,
    ],
    ['hundreds', `Roll\tResult\n01-10\t3 × Bog Rat ${rat}\n11-20\t1 Mud Troll ${troll}, digging\n`],
  ])('%s: the roll and the count are no part of the name', (_, text) => {
    const { monsters } = readMonsters(text)
    expect(monsters.map(({ name }) => name)).toEqual(['Bog Rat', 'Mud Troll'])
    expect(monsters[0]?.figures).toMatchObject({ morale: { value: 5 } })
    const printed = text.includes('2d4 Bog Rat') ? '2d4' : '3'
    expect(monsters[0]?.figures).toMatchObject({ numberAppearing: { value: printed } })
  })

  test.each([
    [`There are always 3 orcs ${rat} on watch.`, '3'],
    [`Six jackals ${rat} are kept half starved.`, '6'],
    [`Gnolls (6): AC 5, HD 2, hp 11 each`, '6'],
    [`Gnoll, 4: AC 5, HD 2, hp 11 each`, '4'],
    [`Gnolls: (1d6) AC 5, HD 2, hp 11 each`, '1d6'],
    [`Nothing but 1 giant crayfish ${rat} lives here.`, '1'],
    [`Deputies (4 hm F1): AC 5, HD 1, ML 8`, '4'],
    [`BROTHERS x 3 ${rat}`, '3'],
    [`Die drei Strauchdiebe (RK 7, TW 1, TP 4, Schaden 1W6, Moral 7)`, '3'],
    [`Vier Strauchdiebe (RK 7, TW 1, TP 4, Schaden 1W6, Moral 7)`, '4'],
    [`Ogre: AC 5, HD 4, ML 8; and 2 wolves: AC 7, HD 2, ML 6`, null],
    [`3 Goblin AC 6, HD 1, ML 7`, null],
  ])('%s: how many are met', (text, number) => {
    expect(figure(readMonsters(text).monsters[0], 'numberAppearing')).toBe(number)
  })

  test('a label in front of its figure is still one', () => {
    const { monsters } = readMonsters(
      'Bog Rat\nEncounter\n1d6 (2d6)\nArmour Class\n7\nHit Dice\n1\nMorale\n6\n',
    )
    expect(monsters[0]).toMatchObject({
      name: 'Bog Rat',
      figures: { numberAppearing: { value: '1d6 (2d6)' } },
    })
  })
})

test('a second bracket of a roster is another creature, and the rows below are none of it', () => {
  const { monsters } = readMonsters(
    '2-1    3 orcs (hp 4, 5, 7)\n2-6    Captain Brog (AC 4, HD 2, hp 13, dmg 1d8+1) + 2 bodyguards (AC 5, hp 8 each)\n2-9    collapsed\n2-10   none\n2-12   2-5 stirges (4 hp each); ML 9',
  )
  expect(monsters.map(({ name }) => name)).toEqual(['Captain Brog', 'bodyguards'])
  expect(monsters[1]).toMatchObject({
    attacks: [],
    figures: { ac: { value: { descending: 5 } }, morale: null, numberAppearing: { value: '2' } },
  })
})

describe('names in the words about them', () => {
  const figures = 'AC 6, HD 1, hp 3, #AT 1 tongs, D 1d6, ML 7'

  test('a cell of words under two headings', () => {
    const table = `| d6 | Encounter | Stats |\n|---|---|---|\n| 1 | 2d4 **kiln imps** hauling sand | ${figures} |`
    const [imps] = readMonsters(table).monsters
    expect(imps?.name).toBe('kiln imps')
    expect(figure(imps, 'numberAppearing')).toBe('2d4')
  })

  test.each([
    ['» Mehlkobold (1W6, nachts doppelt so viele)\nRK 7 | TW 1 | TP 3 | MW 6', 'Mehlkobold'],
    ['Brunhild Aschenbrot, Klerikerin 3. Stufe\nRK 5 | TW 3 | TP 13 | MW 9', 'Brunhild Aschenbrot'],
    ['Maître Anselme, meunier et Magicien niv. 4\nCA 9 ; DV 4 ; pv 10 ; Mor. 8', 'Maître Anselme'],
    [`On the landing stand six BRASS PAGES, (${figures}).`, 'Brass Pages'],
    [`Tipstaff Gorrel (human, F5): ${figures}`, 'Tipstaff Gorrel'],
    [`> 1) Dorrit Pike  --  F4, L, ${figures}`, 'Dorrit Pike'],
    [`Sluice-apprentices, three of them\n${figures}`, 'Sluice-apprentices'],
    [`Pew Ooze - Level 3\n${figures}`, 'Pew Ooze'],
    [`Blower, looking for its breath\n${figures}`, 'Blower'],
    [`Lens Imp (50% asleep): ${figures}`, 'Lens Imp'],
    [`On the shelf: four Wicklings. ${figures}`, 'Wicklings'],
  ])('%s', (text, name) => {
    expect(readMonsters(text).monsters.map((monster) => monster.name)).toEqual([name])
  })
})

test('a line of a quotation that goes on in the next is one', () => {
  const quoted =
    "> Dorrit Pike, AC 3, hp 22, ML 9, AL L, XP 75, Save F4, HD 4, MV 60' (20'),\n>   sword 1d8+1. Sulks."
  expect(readMonsters(quoted).monsters[0]?.attacks).toMatchObject([{ name: 'sword' }])
})

describe('several under one name', () => {
  test.each([
    ['Torches (men-at-arms), 7 in all, 0 level: AC 8, ML 7, AL N', 'Torches (men-at-arms)', '7'],
    ['Sluice-apprentices, three of them\nHD 1, AC 7, ML 6', 'Sluice-apprentices', '3'],
    ['» Imp (1d6, twice as many by night)\nAC 7 | HD 1-1 | ML 6', 'Imp', '1d6'],
    ["None quite dead. Two of Ulmar's tally-boys (HD 1; AC 9; ML 7)", 'tally-boys', '2'],
  ])('%s', (text, name, number) => {
    const [first] = readMonsters(text).monsters
    expect(first?.name).toBe(name)
    expect(figure(first, 'numberAppearing')).toBe(number)
  })
  test('each one’s hit points before their label', () => {
    const [first] = readMonsters(
      'Four Wicklings. Armor 15, 1, 2, 2 and 3 hit points, Movement 90’, Morale 6.',
    ).monsters
    expect(first?.roster?.value).toEqual([1, 2, 2, 3])
  })
})

describe('names with more beside them', () => {
  test.each([
    ['"Half-penny", 4th/5th level thief: AC 5, hp 23, #AT 1', '"Half-penny"'],
    ['Hanna Soot, Female Human Rog3/Ftr1: HD 4, hp 23, AC 16', 'Hanna Soot'],
    [
      '| d6 | Met | Stats |\n|--|--|--|\n| 6 | **The Blower**, looking for its breath | AC 0, HD 9, hp 43, ML 10 |',
      'The Blower',
    ],
  ])('%s', (text, name) => {
    expect(readMonsters(text).monsters.map((each) => each.name)).toEqual([name])
  })
})

test('blows whose name stands behind their last dice, and a choice without any', () => {
  const [foreman] = readMonsters(
    'Foreman: AC 5; HD 4+2; #AT 2; Dmg 1d6/1d6 (fists) or by charge; SA pronounces guilt; ML 15',
  ).monsters
  expect(foreman?.attacks).toMatchObject([{ count: 2, name: 'fists', dice: '1d6' }])
})

describe('names that a line’s end parts', () => {
  const golem = 'HD 3; HP 18; AC 4[15]; Atk slap (1d6); Move 6; Save 14; AL N; CL/XP 4/120'
  test.each([
    [
      `The iron-bound chest at the end is locked. Inside there is a Coin Golem,\nLesser: ${golem}`,
      'Coin Golem, Lesser',
    ],
    [
      `with faces; in the right pan crouches a Tallow Ape,\n(${golem}) which does not move`,
      'Tallow Ape',
    ],
    [
      'Beyond is the stable, in which three HOSTLERS are mucking out\n(They are neutral 1st level fighters whose vital stats are HP 8, AC 12.)',
      'Hostlers',
    ],
    [
      'The yard holds a cart. (This gibbet-man is chaotic evil, HD 3d12, HP 20, AC 14. He moves 0 ft.)',
      'gibbet-man',
    ],
    [`Dame Isaude, F4. ${golem}`, 'Dame Isaude'],
    [`The Bailiff, Oswin Carr (${golem})`, 'Oswin Carr'],
    [
      `The parson is no help. Reverend Josiah Tunk, Level 3 Cleric:\nArmor 13, Move 120’, 14 hit points, Morale 7`,
      'Reverend Josiah Tunk',
    ],
    [`Tanner's Boys - there are 5. ${golem}`, "Tanner's Boys"],
  ])('%s', (text, name) => {
    expect(readMonsters(text).monsters.map((each) => each.name)).toEqual([name])
  })
})

describe('notes in a hurry', () => {
  test('short labels in lower case without signs between', () => {
    const { monsters } = readMonsters(
      '1 - peat cutters x2d4, ac9 hd1 hp4 spade d6 ml7\n5 - will o wisp, ac 18 hd 4 hp 14 ml 10',
    )
    expect(monsters.map((each) => figure(each, 'hd'))).toMatchObject([
      { dice: 1, hitPoints: 4 },
      { dice: 4, hitPoints: 14 },
    ])
    expect(figure(monsters[0], 'numberAppearing')).toBe('2d4')
  })
  test('a line of another under a sentence without its stop', () => {
    const { monsters } = readMonsters(
      'Pell: AC 6, HD 3, hp 14, spear 1d6+1, ML 8. He wants his net back, and will trade the bell\nbig pike AC4 HD6 hp30 bite 2d6, ML 9',
    )
    expect(monsters.map(({ name }) => name)).toEqual(['Pell', 'big pike'])
  })
  test('each one’s hit points on a line under the figures', () => {
    const [first] = readMonsters(
      'Crossbowmen (×4): AC 7; MV 9"; F1; #AT 1; D 2-5; AL N.\n  hp: 7, 7, 4, 2\n',
    ).monsters
    expect(first?.roster?.value).toEqual([7, 7, 4, 2])
  })
  test('a share of magic resistance is no movement', () => {
    const [king] = readMonsters(
      'Peat King: AC 1; MV 9"; HD 8; #AT 2; D 2-16; SA\nengulf; SD +1 to hit; MR 20%; AL CE; SZ L;\nXP 2,850.',
    ).monsters
    expect([figure(king, 'alignment'), figure(king, 'xp')]).toEqual(['CE', 2850])
  })
  test.each([
    ['hp: #1 - 6   #2 - 5   #3 - 4', [6, 5, 4]],
    ['HP  6\n    5\n    4\n', [6, 5, 4]],
    ['hp: 6 ☐☐☐☐☐☐ / 5 ☐☐☐☐☐ / 4 ☐☐☐☐', [6, 5, 4]],
  ])('%s is the hit points of each', (listed, points) => {
    const text = `Lamp Eaters: AC 7; MV 9"; HD 1; #AT 1; D 1-6; AL N\n${listed}`
    expect(readMonsters(text).monsters[0]?.roster?.value).toEqual(points)
  })
  test('a remark on a line of its own is none of the figures', () => {
    const [first, second] = readMonsters(
      "Lamp Eater\nAC 14, HD 2, #At 1 bite, Dam 1d6,\n(the one in the flour bin has AC 11 until dusted off)\nMv 20', Ml 7, XP 75",
    ).monsters
    expect([second, figure(first, 'xp'), first?.attacks.length]).toEqual([undefined, 75, 1])
  })
  test('a box to tick off for each hit point', () => {
    const [first] = readMonsters(
      "3 Goblins: AC 14, HD 1-1, #At 1 weapon, Dam 1d6, Mv 20', Sv F1, Ml 7, XP 10\nHP     5 □□□□□\n       4 □□□□\n       2 □□\n",
    ).monsters
    expect([first?.roster?.value, figure(first, 'hd')]).toMatchObject([
      [5, 4, 2],
      { dice: 1, hitPoints: null },
    ])
  })
  test.each([
    ['Book Lice (8): AL N, AC 8, HD 1 hp, #AT 1, DG 1, SV F1, ML 5', '1'],
    [
      'Psalm Bees (swarm): AC 7, HD 2*, hp 8, #AT 1 area, D 2 points per round, Save NM, ML 11',
      '2',
    ],
  ])('%s: damage without dice', (text, dice) => {
    expect(readMonsters(text).monsters[0]?.attacks.map((attack) => attack.dice)).toEqual([dice])
  })
  test('the bonus of a weapon in a bracket is part of its name', () => {
    expect(attacksIn('Imra: AC 5, HD 3, #AT 1, D 1-4+1 (dagger +1), ML 8')).toEqual([
      '1 dagger +1 1-4+1',
    ])
  })
  test('hit dice in a bracket behind the hit points', () => {
    const [first] = readMonsters('GRAVE MOLE\nArmor: 13\nHP: 9 (2 HD)\nMorale: 7').monsters
    expect(figure(first, 'hd')).toMatchObject({ dice: 2, hitPoints: 9 })
  })
  test('half a hoard, and a way to fly in German', () => {
    const [dragon] = readMonsters('Rime Drake\nAC 3 [16], HD 6, ML 8, XP 500, TT ½ H').monsters
    expect(figure(dragon, 'treasure')).toBe('½ H')
    const [crow] = readMonsters(
      'Nachtkrapp\nBewegung: 9 m\n   Fliegen: 54 m\nRüstungsklasse: 6\nTrefferwürfel: 3\nMoral: 8',
    ).monsters
    expect(figure(crow, 'movement')).toBe('9 m / Fliegen 54 m')
  })
})
