import { describe, expect, test } from 'vitest'
import { readMonsters } from '../../read.ts'
import { attacksIn, figure, namesIn } from './testing/readings.ts'

function first(text: string, key: string): unknown {
  return figure(readMonsters(text).monsters[0], key)
}

describe('single letters among labels', () => {
  test.each([
    ['a class', 'Lamp Eaters (AC: 7, HD: ½, Mv: 120 (40), S: F1, M: 8)', 'saveAs'],
    ['a class and no colon', 'Lamp Eaters (AC: 7, HD: ½, Mv: 120 (40), S F1, M 8)', 'saveAs'],
    ['broken lines', 'Lamp Eaters (AC: 7, HD: ½, Mv: 120\n(40), S:\nF1,\nM: 8)', 'saveAs'],
  ])('%s', (_, text, key) => {
    expect(first(text, key)).toEqual({ class: 'fighter', level: 1 })
    expect(first(text, 'morale')).toBe(8)
  })

  test('M tells how it moves right behind Hit Dice, and with paces anywhere', () => {
    expect(first('Lamp Eater: AC 6, HD 2, M 12, Att 1 bite (1d6), ML 8', 'movement')).toBe('12')
    expect(first("Lamp Eater: AC 6, HD 2, D 1d6, M 60' (20'), ML 8", 'movement')).toBe("60' (20')")
  })

  test.each([
    ['a size', 'Lamp Eater: AC 6, HD 2, MV 12, S: M, ML 9'],
    ['a score', 'Lamp Eater: AC 6, HD 2, MV 12, S 14, I 8, W 9, ML 9'],
    ['five saves', 'Lamp Eater: AC 6, HD 2, MV 12, SV D12 W13 P14 B15 S16, ML 9'],
  ])('none is %s', (_, text) => {
    expect(first(text, 'saveAs')).toBeNull()
    expect(first(text, 'morale')).toBe(9)
  })
})

describe('two labels with a slash', () => {
  const text = 'Lamp Eater\nAC/Move: 6/12"\nHD/hp: 3/14\n#AT/Dmg: 1/1d6\nXP/Treasure: 35 / None'
  test.each([
    ['movement', '12"'],
    ['xp', 35],
    ['treasure', 'None'],
    ['hd', { dice: 3, modifier: 0, stars: 0, hitPoints: 14 }],
  ])('%s', (key, value) => {
    expect(first(text, key)).toEqual(value)
    expect(attacksIn(text)).toEqual(['1 attack 1d6'])
  })

  test('a level before the slash is no figure', () => {
    expect(first('Lamp Eater\nAC: 6\nHD: 3\nCL/XP: 3/60\nMove: 12', 'xp')).toBe(60)
  })
})

describe('armour of 10', () => {
  test.each([
    ['counts downward where others do', 'Eater: AC 7, HD 2, ML 7\nOld Orm: AC 10, HD 1, ML 5', 10],
    ['counts upward alone', 'Old Orm: AC 10, HD 1, ML 5', null],
    ['counts upward where others do', 'Eater: AC 13, HD 2, ML 7\nOrm: AC 10, HD 1, ML 5', null],
    ['counts downward with inches in brackets', 'Orms (AC 10; MV 3"[12"]; HD 1; #AT 1; D 1d6)', 10],
  ])('%s', (_, text, down) => {
    const armour = figure(readMonsters(text).monsters.at(-1), 'ac')
    expect(armour).toEqual({ descending: down, ascending: down === null ? 10 : null })
  })
})

describe('figures that prose goes on from', () => {
  test.each([
    [
      'an alignment and a sentence',
      '> **Alignment** Neutral. Curious, and fond of lamps',
      'Neutral',
    ],
    ['letters and scores', 'Lvl: 7 Aln: LN Str-10 Int-15', 'LN'],
    ['an alignment and brackets', 'ML 7, Neutral [clever]', 'Neutral'],
  ])('%s', (_, words, value) => {
    expect(first(`Lamp Eater\n\n> **AC** 6 **HD** 3\n>\n${words}`, 'alignment')).toBe(value)
  })

  test('a number with a space in it, average points without their bracket, hits to kill', () => {
    expect(first('Lamp Eater\nAC: 6\nHD: 3\nXP: 1, 600\nFish', 'xp')).toBe(1600)
    const points = { dice: 6, modifier: 1, stars: 1, hitPoints: 28 }
    expect(first('Lamp Eater\nAD: 15 HD/AB/SV/LvL: 6+1* (28hp Dam: 1 × bite (1d10)', 'hd')).toEqual(
      points,
    )
    expect(first('Orm: LVL: 4, HTK: 16, AC: 7', 'hd')).toMatchObject({ dice: 4, hitPoints: 16 })
  })

  test('no damage, and the class it saves as', () => {
    expect(first('Lamp HD 1 AC 9 *no damage* F1 MV 30 ML 6', 'saveAs')).toMatchObject({ level: 1 })
  })

  test('a band and a lair', () => {
    const text = 'LAMP EATER NO. ENCOUNTERED: 4-16, 40-400 SIZE: Large HD: 1 (d8) AC: 12'
    expect(first(text, 'numberAppearing')).toBe('4-16, 40-400')
  })

  test('a blow behind the figures, in their bracket', () => {
    const text = 'Orm (AC 7, 1 HD, **hp 6**, short sword 1d6) and Hald wait here.'
    expect(attacksIn(text)).toEqual(['1 short sword 1d6'])
  })
})

describe('blocks in parts', () => {
  test.each([
    [
      'headings',
      '# Lamp Ogre\n\n## Defense\nAC 5\nHD 4\n\n## Offense\nDamage 1d10\n\n## Other\nMorale 10',
    ],
    [
      'bold words',
      '**Lamp Ogre**\n\n**Combat**\nAC: 5\nHD: 4\nDamage: 1d10\n\n**Movement**\nMove: 12\n\n**Social**\nMorale: 10',
    ],
    [
      'scores between',
      'Lamp Ogre\n\nHD: 4\nDamage: 1d10\n\nForça 15  Destreza 12  Constituição 18\n\nAC: 5\nMorale: 10',
    ],
    [
      'dashes behind labels',
      'Lamp Ogre\n\n#Básico\nMoral-10\nMovimento-9 m,\n\n#Combate\nCA-5\nJP- 14\nDV-4\n-)>>1 maça +8 (1d10 e fogo)',
    ],
    ['dashes on one line', "Lamp Ogre: AC-5, HD-4, MV-90', ATT-1 club (1d10), ML-10"],
  ])('%s', (_, text) => {
    expect(namesIn(text)).toEqual(['Lamp Ogre'])
    expect(attacksIn(text).map((attack) => attack.slice(-4))).toEqual(['1d10'])
    expect(first(text, 'hd')).toMatchObject({ dice: 4 })
    expect(first(text, 'morale')).toBe(10)
    const armour = { descending: 5, ascending: null }
    expect(first(text, 'ac')).toEqual(armour)
  })

  test('one dash alone is a minus', () => {
    expect(first('Lamp Ogre AC-2 HD 3 hp 12 ML 8', 'ac')).toMatchObject({ descending: -2 })
  })
})

describe('counts of many', () => {
  test.each([
    [
      'one number for a whole routine',
      'AC 5, HD 7, #AT 3 claw/claw/bite, D 1d8/1d8/2d6',
      ['2 claw 1d8', '1 bite 2d6'],
    ],
    [
      'two of the first blow',
      'AC 5, HD 7, #AT 2 claws/bite, D 1d8/2d6',
      ['2 claws 1d8', '1 bite 2d6'],
    ],
    ['dice and what they add', 'AC 7, HD 1, ATT: 1d3+disease, ML 8', ['1 attack 1d3']],
  ])('%s', (_, text, attacks) => {
    expect(attacksIn(`Lamp Eater: ${text}`)).toEqual(attacks)
  })

  test.each(['hp 4, 5, 6', 'hp: 4 5 6', 'hp 4,5,6', 'hp 4/5/6', 'hp 4, 5 and 6'])(
    '%s',
    (points) => {
      expect(first(`Lamp Eaters (AC 6; HD 1; ${points}; ML 8)`, 'hd')).toMatchObject({
        hitPoints: null,
      })
    },
  )
})
