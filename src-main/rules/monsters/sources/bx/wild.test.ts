import { describe, expect, test } from 'vitest'
import { readMonsters } from '../../read.ts'
import { attacksIn, figure, namesIn } from './testing/readings.ts'

describe('who is read of', () => {
  test.each([
    ['a room before it', 'Room 9. Lamp Eater: AC 6, HD 2, hp 9, #AT 1, D 1d6', ['Lamp Eater']],
    ['a hex before it', 'Hex 0307: Lamp Eater (AC 6, HD 2, hp 9, #AT 1)', ['Lamp Eater']],
    ['two counts', '3. 2-5 Lamp Eaters, AC 6, HD 2, #AT 1, D 1d6, ML 7', ['Lamp Eaters']],
    [
      'what happens before it',
      'Encounter: 3 Lamp eaters. AC 6 [13], HD 2, Att 1 × bite (1d6)',
      ['Lamp eaters'],
    ],
    [
      'what it looks like between',
      'Lamp Eater\n6’ long, oily slugs. AC 6 [13], HD 2, Att 1 × bite (1d6)',
      ['Lamp Eater'],
    ],
    [
      'what it does after a colon',
      'Lamp Eater: asleep under the stair. AC 6 [13] HD 2 Att 1 × bite (1d6)',
      ['Lamp Eater'],
    ],
    ['an article of its own', 'The Duke of Soot (AC 2, HD 8, hp 40, ML 10)', ['The Duke of Soot']],
    ['a class in brackets', 'Odo (Ftr5): AC 2; HP 30; Atk mace (1d6); Save 9', ['Odo']],
    ['an attribute', '~~~ stats name="Lamp Eater"\nAC 6, HD 2, ML 7\n~~~', ['Lamp Eater']],
    ['a list’s item above', '* {1d6} lamp eaters\n  |\n  AC 6 [13], HD 2, ML 7', ['lamp eaters']],
    [
      'captions',
      'AC 6 [13], HD 2, ML 7\nLamp Eater\n\nAC 5 [14], HD 3, ML 8\nLamp Queen',
      ['Lamp Eater', 'Lamp Queen'],
    ],
    [
      'no blank line between',
      '**Lamp Eater**\nAC: 6; HD: 2; ML: 7\n**Lamp Queen**\nAC: 5; HD: 3; ML: 8',
      ['Lamp Eater', 'Lamp Queen'],
    ],
    [
      'a roster in bullets',
      '• Lamp eaters (6): AC 6, HD 2, ML 7\n• Lamp queen: AC 5, HD 3, ML 8',
      ['Lamp eaters', 'Lamp queen'],
    ],
    [
      'one long line',
      'LAMP EATER FREQUENCY: Rare ARMOR CLASS: 6 HIT DICE: 2 ALIGNMENT: Neutral It glows. LAMP QUEEN FREQUENCY: Rare ARMOR CLASS: 5 HIT DICE: 3 ALIGNMENT: Neutral',
      ['Lamp Eater', 'Lamp Queen'],
    ],
    [
      'a value under its label',
      'Lamp Eater\nAC 6, HD 2, ML 7, TT\nNone\n47\nLamp Queen\nAC 5, HD 3, ML 8',
      ['Lamp Eater', 'Lamp Queen'],
    ],
    [
      'a page’s head with its number',
      'The Tower of the Owls           17\nLamp Eater\nArmor Class: 6\nHit Dice: 2\nMorale: 7',
      ['Lamp Eater'],
    ],
    [
      'a number of its title',
      'LAMP ZINE No. 3 - OIL\nLAMP EATER\nAC 14, HP 9, ATK 1 bite +1 (1d4), MV near, LV 2',
      ['Lamp Eater'],
    ],
    ['a level in capitals', 'Lamp Eater LVL 2 AC 12 HP 8 ATK 1 touch (d6) MRL 9', ['Lamp Eater']],
    [
      'a proper name and what it is',
      '“Old Soot” (fire spirit): AC 2, HD 5, hp 25, ML 9',
      ['“Old Soot”'],
    ],
    [
      'letters misread',
      'LAMP EATlNG REED\nARMOR CLASS: 6\nHIT DICE: 2\nMOVE: 3"',
      ['Lamp Eating Reed'],
    ],
    [
      'who holds a place',
      'The stair is held by three toll ogres who want a goat. (These evil creatures’ vital stats are HD 4d8, HP 21, AC 16.)',
      ['toll ogres'],
    ],
    [
      'one and then each of another',
      'Then it fights: Odo has Armor 16, 5 Hit Dice, 27hp and Morale of 12. It calls its children.\nEach Lamp Boy has Armor 14, 1 Hit Die, 5hp, Morale 7.',
      ['Odo', 'Lamp Boy'],
    ],
    ['a German trade', 'Der Krämer Alrich Stumpf: RK 5, TW 4, TP 22, ML 10', ['Alrich Stumpf']],
    [
      'a jar with armour beside it',
      'Lich: AC 0, HD 12, ML 10. Its soul is in a jar (AC 3, hp 20).',
      ['Lich'],
    ],
  ])('%s', (_, text, names) => {
    expect(namesIn(text)).toEqual(names)
  })
})

describe('what is read of it', () => {
  test.each([
    ['small letters', 'lamp eater: hit dice 3+1; ac 6; mv 12; ml 8; al C', 'alignment', 'C'],
    ['capitals of two sizes', 'Lamp Eater\nAC 6 Hd 2 ML 7 nA 3d6 TT S', 'numberAppearing', '3d6'],
    ['a challenge level', 'Lamp Eater: AC 6, HD 9, Challenge Level 10/1,400 XP', 'xp', 1400],
    ['a bullet of experience', 'Lamp Eater\n* AC 6\n* HD 2\n* Morale 8\n* 425 XP', 'xp', 425],
    [
      'a bullet of alignment',
      'Lamp Eater\n* AC 6\n* HD 2\n* Morale 8\n* Neutral',
      'alignment',
      'Neutral',
    ],
    ['dots between', 'Lamp Eater — AC 6 · HD 2 · TT C · Move 12 · Morale 8', 'treasure', 'C'],
    [
      'a dash for lairs',
      'Lamp Eater: AC 6, HD 2, No. Appearing 2-20, in lair 25%, ML 7',
      'numberAppearing',
      '2-20',
    ],
    ['inches by land and water', 'Lamp Eater: AC 6; MV 9"//12"; HD 2', 'movement', '9"//12"'],
    [
      'a label broken by its line',
      'Lamp Eater: AC 6, HD 2, Morale 8, Treasure\nType C, AL N',
      'treasure',
      'C',
    ],
    [
      'values under their cells',
      'Lamp Eater\n\nArmor Class: |\n13 |\nHit Dice: |\n2 |\nSave As: |\nFighter: 2 |',
      'saveAs',
      { class: 'fighter', level: 2 },
    ],
    [
      'a number over two lines',
      'Lamp Eater\nArmor Class: 13\nHit Dice: 2\nNo. Appearing: Wild 1d4,\nLair 1d6\nMorale: 8',
      'numberAppearing',
      'Wild 1d4, Lair 1d6',
    ],
    [
      'no movement',
      'Lamp Eater\nAC 9, HP 35, ATK 1 bite +6 (2d8), MV none, LV 7',
      'movement',
      'none',
    ],
    [
      'a remark below',
      "Lamp Eater\nMovement: 120' (40')\n(In oil it moves at 180' (60').)\nArmor Class: 6\nHit Dice: 2",
      'movement',
      "120' (40')",
    ],
    ['a German letter', 'Lampenfresser: RK 6, TW 1, TP 7, ML 7, G C, EP 10', 'alignment', 'C'],
    [
      'a German class',
      'Lampenfresser: RK 6, TW 6, RW MB6, ML 7, EP 10',
      'saveAs',
      { class: 'magic-user', level: 6 },
    ],
    ['experience it is worth', 'Lamp Eater: AC 6, HD 2, ML 7. Worth 20 XP.', 'xp', 20],
    [
      'more saves than five',
      'Lamp Eater: AC 6, HD 5, Saving Throw: 12, 11, 9, 8, 6, 5, or 3, ML 7',
      'saves',
      null,
    ],
  ])('%s', (_, text, key, value) => {
    expect(figure(readMonsters(text).monsters[0], key)).toEqual(value)
  })

  test('bullets are no stars, and what lies below nothing is no hit point', () => {
    const [monster] = readMonsters(
      'Lamp Eater\n* Hit Dice 6\n* AC 5\n* Special Defenses: fights on below 0 hp',
    ).monsters
    expect(figure(monster, 'hd')).toEqual({ dice: 6, modifier: 0, stars: 0, hitPoints: null })
  })

  test('Hit Dice with an attack under them are a monster', () => {
    const [monster] = readMonsters('Lamp Eater\nHD 3 (13 HP)\n1 oily touch, 1d6 damage').monsters
    expect(figure(monster, 'hd')).toMatchObject({ dice: 3, hitPoints: 13 })
  })

  test.each([
    [
      'a routine under its column',
      'Lamp Eater\nAC: 6  Morale: 8\nAttacks: 1 bite  Hit Dice: 3\nor 1 weapon  Alignment: Neutral',
      ['1 bite', '1 weapon'],
    ],
    [
      'a bonus of the weapon',
      'Odo: AC 2, HD 5, Att 1 × +1 lance (1d6+1) or 1 × bite (1d4)',
      ['1 +1 lance 1d6+1', '1 bite 1d4'],
    ],
    [
      'a bonus before what hits',
      'Lamp Eater\nHD 7\nAC 17\nAttacks 1 (+6) @ bite (2d4)',
      ['1 bite 2d4'],
    ],
    [
      'a sign on the next line',
      'Lamp Eater\nAC 6, HD 2, Att 2\n × oily fist (1d8), ML 7',
      ['2 oily fist 1d8'],
    ],
    [
      'who strikes',
      'Odo has Armor 16, 5 Hit Dice, 27hp; it makes 2 lamp attacks for 1d8 damage',
      ['2 lamp 1d8'],
    ],
    [
      'what it wears',
      'Lamp Eater: AC 6, HD 2, Att 1 claw (1d4) and carries no gear',
      ['1 claw 1d4'],
    ],
    [
      'a title of its own',
      'Lamp Eater\nHD 3, MV 40, bite 1d6+1. Traits: pack, oily breath (1d6)',
      ['1 bite 1d6+1'],
    ],
    [
      'the block’s own bracket',
      'Ghouls (AC 6, HD 2, #AT 3, D 1d3/1d3/1d3) gnaw here.',
      ['3 attack 1d3'],
    ],
  ])('%s', (_, text, attacks) => {
    expect(attacksIn(text)).toEqual(attacks)
  })
})

test.each([
  'HD 3 or fewer\nclaw 1d6',
  'Level 3\nHD 3\nHill giants throw boulders 2d6 each round.',
  'A chest (AC 5, hp 12) stands by the door. The blast deals 1d6 damage to all.',
  'Random Encounter: 3 ghouls. They attack at once.',
])('no monster is made of “%s”', (text) => {
  expect(readMonsters(text).monsters).toEqual([])
})

test('each block is read in its own language', () => {
  const { monsters } = readMonsters(
    'Mangia lampade: CA 7 [12], DV 3+1* (14 pf), Att 2 × artiglio (1d4), ML 9, AL Neutrale, PE 75\n\nLampenfresser: RK 5 [14], TW 4+1 (19 TP), ANG 1 × Biss (1W10), BW 90’ (30’), ML 10, Chaotisch, EP 125',
  )
  expect(monsters.map((monster) => figure(monster, 'xp'))).toEqual([75, 125])
  expect(monsters.map((monster) => figure(monster, 'alignment'))).toEqual(['Neutrale', 'Chaotisch'])
})

test('hit points at the end of a line are not the number of what stands below', () => {
  const crab = "Harrow Crab\nArmor 15, Move 20', 3 Hit Dice, 14 hp\n2 pincers d6 each\nMorale 9"
  expect(figure(readMonsters(crab).monsters[0], 'hd')).toMatchObject({ hitPoints: 14 })
  expect(attacksIn(crab)).toEqual(['2 pincers d6'])
})

test.each([
  ['numbered', 'Lamp Eaters (3): AC 6; HD 1; ML 7\n  #1 hp 9    #2 hp 8\n  #3 hp 5', [9, 8, 5]],
  [
    'starred and multiplied',
    'Lamp Eaters (4) (HD 1+1; HP 8*, 6*, 5x2; AC 7[12]; ML 7)',
    [8, 6, 5, 5],
  ],
  ['labelled', 'Lamp Eaters (two of them; 6 HP and 4 HP, 13 STR, cold hands (d6))', [6, 4]],
])('hit points of each, %s', (_, text, points) => {
  expect(readMonsters(text).monsters.map(({ roster }) => roster?.value)).toEqual([points])
})

test('saves by attribute are a field of their own', () => {
  const [ogre] = readMonsters('LAMP OGRE\nHD: 4 (d10)\nAC: 16\nSAVES: P, M\nXP: 80+4').monsters
  expect(ogre?.details.map(({ title, text }) => `${title} ${text}`)).toContain('SAVES P, M')
})

test('a bonus to hit before the dice is none of them', () => {
  const sexton = "Drowned Sexton (AC 14, HD 3, HP 15, spade +3 1d8, MV 30', ML 10, AL C)"
  expect(attacksIn(sexton)).toEqual(['1 spade 1d8'])
})
