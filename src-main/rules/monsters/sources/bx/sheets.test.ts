import { describe, expect, test } from 'vitest'
import { readMonsters } from '../../read.ts'
import { attacksIn, figure, namesIn } from './testing/readings.ts'

const figures = 'AC 4 [15], HD 7, Att 1 × hook (1d8), ML 9'

describe('names on game masters’ sheets', () => {
  test.each([
    ['a post’s number', `**[OC] Monster #41: The Soot Duke**\n\n${figures}`, ['The Soot Duke']],
    ['a week’s', `Monster of the Week: Soot Duke\n\n${figures}`, ['Soot Duke']],
    ['a callout', `> [!danger]- Soot Duke\n> ${figures}`, ['Soot Duke']],
    [
      'a heading’s number',
      `Encuentro 4 — El puente\n\nDuques (x6) | CA 12 | DG 1 | PG 5 | TS G1 | ML 7`,
      ['Duques'],
    ],
    ['a heading in English', `Encounter 4: The Bridge\n\nSoot Duke\n${figures}`, ['Soot Duke']],
    [
      'a sentence before a bracket',
      'Hex 0912: The Soot Tree. Two dukes (lvl 3 AC 12 HP 3d8 (14, 11) Speed 40 Morale 9) sit there.',
      ['dukes'],
    ],
    [
      'a room before a bracket',
      'C Loft. Miller’s duke ×3 [AC 15, HD 4, chill d8, ML 12] wants soot.',
      ['Miller’s duke'],
    ],
    ['a saint', 'St. Odo [AC 15, HD 4, staff d8, ML 12] wants soot.', ['St. Odo']],
    [
      'what is worn',
      'Choirboys (2d6)\nUnarmoured. Hit Dice 1 (4hp). Move 90’.\nAttacks: bite (1d2).\nMorale 12.',
      ['Choirboys'],
    ],
    [
      'an outline',
      '- Encounters\n    - ▸ Soot Dukes ×3\n        - AC: 3\n        - HD: 5\n        - Morale: 12\n    - ▸ Soot King\n        - AC: 1\n        - HD: 8\n        - Morale: 12',
      ['Soot Dukes', 'Soot King'],
    ],
    [
      'behind their figures',
      'AC5/HD3/hp15/D 1d8 sword/ML9 - Ulf Soot, duke\nAC7/HD1/hp6/D 1d6 axe/ML7 - reavers x8',
      ['Ulf Soot', 'reavers'],
    ],
    [
      'a bullet’s bracket',
      'Gnolls (5): AC 5; HD 2; hp 13; AT 1; D 1d10; ML 8; XP 20 each.\n\n- The pit holds Zib, a soot thief (AC 7; HD 1-1; hp 2; AT 1; D 1d4; ML 5), who begs.',
      ['Gnolls', 'Zib'],
    ],
    [
      'no monster in a bullet’s bracket',
      'Duke\nAC: 5\nHD: 2\nAttacks: 1 hook (1d6)\nMove: 90\nML: 8\n\n- Two lamps within 60’ fight as dukes (AC 2, HD 8).',
      ['Duke'],
    ],
  ])('%s', (_, text, names) => {
    expect(namesIn(text)).toEqual(names)
  })
})

describe('figures on game masters’ sheets', () => {
  test('numbers before their labels, behind dots', () => {
    const text =
      'Soot Rider ........ 14 AC / 2 HD / lance 1d8 / 60’ fly / ML 8\nSoot Wasp ........ 13 AC / 3 HD / sting 1d6 / 30’ / ML 9'
    const [rider, wasp] = readMonsters(text).monsters
    expect(namesIn(text)).toEqual(['Soot Rider', 'Soot Wasp'])
    expect(figure(rider, 'ac')).toEqual({ descending: null, ascending: 14 })
    expect(figure(rider, 'movement')).toBe("60' fly")
    expect(figure(wasp, 'morale')).toBe(9)
  })
  test('labels of initials', () => {
    const [duke] = readMonsters(
      'DUKE\nA.C. 4.  H.D. 5.  H.P. 23.  Att. 2 claws.\nDam. 1-3.  M.L. 10.  Al. N.',
    ).monsters
    expect(figure(duke, 'morale')).toBe(10)
    expect(figure(duke, 'alignment')).toBe('N')
  })
  test('a side behind a size', () => {
    const [duke] = readMonsters(
      'Duque\nGrande e Caótico – Ermos\nMoral: 9\nCA 15   JP 12   DV 4+1 (19)',
    ).monsters
    expect(figure(duke, 'alignment')).toBe('Caótico')
  })
  test('Hit Dice and what it does', () => {
    const text =
      'Soot Blade\nHD: 4\nActions and Specials: 2 Claws (1d10)\n\nSoot Wolf\nHD: 2\nAttacks: Bite (1d6)'
    expect(namesIn(text)).toEqual(['Soot Blade', 'Soot Wolf'])
    expect(attacksIn(text)).toEqual(['2 Claws 1d10'])
  })
  test('a routine goes on under its own column', () => {
    expect(
      attacksIn(
        'DUKE\n\tAC 13\n\tHD 2\n\tATT\t2 claws, 1d4 & soot\n\t\t1 bite, 1d6 & soot\n\tML\t9',
      ),
    ).toEqual(['2 claws 1d4', '1 bite 1d6'])
  })
  test('German damage', () => {
    expect(attacksIn('Rußkröte: RK 7, TW 2+2, TP 12, AT 1 Biss, SW 1W4+1, RW K1, ML 6')).toEqual([
      '1 Biss 1d4+1',
    ])
  })
})

describe('games that count otherwise', () => {
  test('a level beside each name, and dice of movement', () => {
    const block = (name: string, level: number) =>
      `${name}      Threat ${level}\n    HP 9   Damage d6 (hammer)   Movement Dice 2d4\n    AL Neutral   Morale 6\n`
    const { monsters } = readMonsters(`${block('SOOT IMP', 2)}\n${block('SOOT HAG', 4)}`)
    expect(monsters.map((each) => figure(each, 'hd'))).toMatchObject([{ dice: 2 }, { dice: 4 }])
    expect(monsters.map((each) => figure(each, 'movement'))).toEqual(['2d4', '2d4'])
  })
  test('the defence of Whitehack, on a scale that no text prints, is no armour class', () => {
    const [imp] = readMonsters('Soot Imp\nHD 4, DF 2, MV 25. Attack: claw (d6).').monsters
    expect(figure(imp, 'ac')).toBeNull()
  })
  test('an AC against touch counts upwards', () => {
    const [ooze] = readMonsters(
      'Ooze: HD 8d10+48; hp 92; AC 3, touch 3, flat-footed 3; Atk Slam +11 melee (2d6+4); AL N',
    ).monsters
    expect(figure(ooze, 'ac')).toEqual({ descending: null, ascending: 3 })
  })
  test('dice of two kinds count together', () => {
    const [imp] = readMonsters('Soot Imp: HD 3d6+1d10+4; hp 23; AC 16; Atk claw (1d6)').monsters
    expect(figure(imp, 'hd')).toEqual({ dice: 4, modifier: 4, stars: 0, hitPoints: 23 })
  })
})
