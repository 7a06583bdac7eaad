import { describe, expect, test } from 'vitest'
import { readMonsters } from '../../read.ts'
import { attacksIn, figure, namesIn } from './testing/readings.ts'

describe('names beside what is no part of them', () => {
  test.each([
    ['the game before it', '[ACKS] Soot Widow\n\nAC: 6\nHit Dice: 3\nMorale: +1', ['Soot Widow']],
    ['the game in brackets', '(OSE) Soot Widow\n\nAC: 6\nHit Dice: 3\nMorale: 8', ['Soot Widow']],
    [
      'the game behind it',
      'Soot Widow for Swords & Wizardry\n\nArmor Class: 6\nHit Dice: 3\nMove: 9',
      ['Soot Widow'],
    ],
    [
      'no game behind it',
      'Bride for the Drowned\n\nArmor Class: 6\nHit Dice: 3\nMove: 9',
      ['Bride for the Drowned'],
    ],
    [
      'size and kind',
      'Soot Widow, Large Vermin: HD 3; AC 15; ATK bite (1d6); MV 30; XP 90',
      ['Soot Widow'],
    ],
    ['a level in capitals', 'ODO 4TH LEVEL DWARF\nSTR 12  CON 13  THAC0 18\nAC 4  HP 22', ['ODO']],
    ['an update', 'Soot-Men: A New Update\n\nThey are small.\n\nAC 6, HD 1, ML 7', ['Soot-Men']],
    ['where it is met', 'Soot Imp DG CV 4 1 [AC: 14 | HD: 2* | ATK: 1 claw | ML: 9]', ['Soot Imp']],
    ['an example', 'Examples: Soot Imp (2): AC 14; HD 2; hp 9; MV 30', ['Soot Imp']],
    ['who comes first', 'First up is the Soot Imp\n\nAC: 6\nHit Dice: 2\nMove: 9', ['Soot Imp']],
    [
      'a table’s own head',
      'Soot Imp\nIt smokes.\nSoot Imp | |\n---|---|\nAC | 6 |\nHD | 2 |',
      ['Soot Imp'],
    ],
  ])('%s', (_, text, names) => {
    expect(namesIn(text)).toEqual(names)
  })
})

describe('games with habits of their own', () => {
  test('initiative opens a line, and how far a blow reaches is no part of its name', () => {
    const text =
      "Soot Imp: Init +1; Atk claw +3 melee (1d4), spit +2 ranged 30' (1d3); Crit 1d6/M; AC 9; HD 2d6; MV 30'; Act 1d20; AL C"
    expect(namesIn(text)).toEqual(['Soot Imp'])
    expect(attacksIn(text)).toEqual(['1 claw 1d4', '1 spit 1d3'])
    expect(figure(readMonsters(text).monsters[0], 'ac')).toEqual({ descending: null, ascending: 9 })
  })
  test('a bonus may stand apart from its sign', () => {
    expect(attacksIn('Imp: AC 13; Atk hot swarm + 4 melee (1d5); HD 2; ML 8')).toEqual([
      '1 hot swarm 1d5',
    ])
  })
  test('monsters in capitals one after the other in a line', () => {
    const text =
      'HD: Hit Dice, AD: Armor Defense, ML: Morale. IMP, SOOT HD 1, AD 12, ATT 1D4, ML 7, HP 4 It is small. IMP, LAMP HD 2, AD 13, ATT 1D4/1D4/1D6, ML 8, HP 9 It glows.'
    expect(namesIn(text)).toEqual(['Imp, Soot', 'Imp, Lamp'])
    expect(readMonsters(text).monsters[1]?.attacks.map(({ count }) => count)).toEqual([2, 1])
  })
  test('paces in inches go with armour that counts down', () => {
    const [imp] = readMonsters(
      'Imp (innkeeper). MV 12"; AC 10; HD 1; hp 4; #AT 1; Dmg 1-4',
    ).monsters
    expect(figure(imp, 'ac')).toEqual({ descending: 10, ascending: null })
  })
  test('what harms it is beside its armour', () => {
    const [imp] = readMonsters('Imp: HD 6; AC 18 [+1]; ATK bite (1d6); MV 30').monsters
    expect(figure(imp, 'ac')).toEqual({ descending: null, ascending: 18 })
  })
  test('Spanish classes and morale in two letters', () => {
    const [imp] = readMonsters(
      'Trasgo: CA 5, DG 2, Ataque 1 garra (1d4), Salvación En2, MO 9, Alineamiento Neutral',
    ).monsters
    expect(figure(imp, 'saveAs')).toEqual({ class: 'dwarf', level: 2 })
    expect(figure(imp, 'morale')).toBe(9)
  })
})

describe('figures that something parts', () => {
  test('a page’s foot between the saves', () => {
    const [imp] = readMonsters(
      'Imp\nAC 6 [13], HD 2, SV D12 W13 P14 B15\n\nA Book of Soot\n31\n\nS16 (2), ML 8',
    ).monsters
    expect(figure(imp, 'saves')).toEqual({ D: 12, W: 13, P: 14, B: 15, S: 16 })
  })
  test('a paragraph within the routine', () => {
    const text =
      'Imp\n\nAC 6 [13], HD 2, Att 2 × claw (1d4),\n\nThe bridge creaks here and sways.\n\nTHAC0 18 [+1], ML 8'
    expect(attacksIn(text)).toEqual(['2 claw 1d4'])
  })
  test('attacks before the figures, and behind hit points', () => {
    expect(attacksIn('Soot Imp - 1 beak 1d3, AC 7, HD 1, hp 5 each, ml 9')).toEqual(['1 beak 1d3'])
    expect(namesIn('Soot Imp - 1 beak 1d3, AC 7, HD 1, hp 5 each, ml 9')).toEqual(['Soot Imp'])
    expect(attacksIn('Imp - AC 5, HD 5, hp 14 left (hurt), 2 claws 1d8, bite 1d8, ml 9')).toEqual([
      '2 claws 1d8',
      '1 bite 1d8',
    ])
  })
})

describe('ways of moving and names in brackets', () => {
  test.each([
    ['Soot Imp: HD 2, AC 12, Mv Normal, Fly Fast | Ml 7', 'Normal, Fly Fast'],
    ['Soot Imp: HD 2, AC 12, Mv Slow | Ml 7', 'Slow'],
    ['Soot Imp AC12 HD2 Move40/60f Bite 1d6', '40/60f'],
    ["Soot Imp: AC 12; HD 2; MV roll 35'; ML 7", "roll 35'"],
  ])('%s', (text, movement) => {
    expect(figure(readMonsters(text).monsters[0], 'movement')).toBe(movement)
    expect(namesIn(text)).toEqual(['Soot Imp'])
  })
  test('a bracket behind the name, and who is named in sentences', () => {
    expect(namesIn('4 Soot Imps [Elder Brood]. AL N; MV 9"; AC 5; HD 1; #AT 1')).toEqual([
      'Soot Imps',
    ])
    const paragraph =
      'Old Marn sweeps the hall. She is a 4 HD creature with AC 5 and attacks with claws (1d4), saves as F4 and has a morale of 9.'
    const [marn] = readMonsters(paragraph).monsters
    expect(marn?.name).toBe('Old Marn')
    expect(figure(marn, 'hd')).toMatchObject({ dice: 4 })
    expect(attacksIn(paragraph)).toEqual(['1 claws 1d4'])
  })
  test('a German treasure’s letter is no damage', () => {
    const [imp] = readMonsters(
      'Russteufel: RK 5 [14], TW 4 (18 TP), Angr 1 × Biss (2W4), ML 8, EP 75, SCH C. Er glimmt.',
    ).monsters
    expect(figure(imp, 'treasure')).toBe('C')
  })
})

describe('lines that ran together', () => {
  test('labels in capitals glued to the word before', () => {
    const text =
      'SOOT IMPFREQUENCY: RareNO. APPEARING: 1-4ARMOR CLASS: 5MOVE: 9"HIT DICE: 4% IN LAIR: 20%TREASURE TYPE: ENO. OF ATTACKS: 1DAMAGE/ATTACK: 1-12ALIGNMENT: NeutralSIZE: S'
    expect(namesIn(text)).toEqual(['Soot Imp'])
    const [imp] = readMonsters(text).monsters
    expect(figure(imp, 'treasure')).toBe('E')
    expect(figure(imp, 'alignment')).toBe('Neutral')
    expect(attacksIn(text)).toEqual(['1 attack 1-12'])
  })
  test('a routine in brackets whose blows have bonuses', () => {
    expect(attacksIn('Imp: AC 15, HD 3, AT 2 (claw +5, 1d6; bite +5, 1d8), ML 9')).toEqual([
      '1 claw 1d6',
      '1 bite 1d8',
    ])
  })
  test('ACKS by its name where morale has no sign', () => {
    const [imp] = readMonsters(
      'Imp (ACKS): AC 5, HD 3, hp 14, #AT 2 (claws), Dmg 1d4, ML 2',
    ).monsters
    expect(figure(imp, 'ac')).toEqual({ descending: null, ascending: 5 })
  })
})

describe('figures without labels', () => {
  test('labels in a line, and their values in the next', () => {
    const text =
      'Lobo de Fuligem\nEncontro 2d6 (3d6) Experiência 35 XP\nTesouro C Movimento 12\nDV [PV] CA JP MO\n2+2 [12] 13 6 7\n1 × MORDIDA +3 (1d6)'
    const [wolf] = readMonsters(text).monsters
    expect(wolf?.name).toBe('Lobo de Fuligem')
    expect(figure(wolf, 'hd')).toEqual({ dice: 2, modifier: 2, stars: 0, hitPoints: 12 })
    expect(figure(wolf, 'ac')).toEqual({ descending: null, ascending: 13 })
    expect([figure(wolf, 'save'), figure(wolf, 'morale')]).toEqual([6, 7])
    expect(
      namesIn(
        'Soot Wolf\nAC HD MV ML\n6 2+2 12 7\nBite (1d6)\n\nSoot Bear\nAC HD MV ML\n5 5 9 8\n2 claws (1d6)',
      ),
    ).toEqual(['Soot Wolf', 'Soot Bear'])
  })
  test.each([
    "Soot Imp 6 [13] 1+1 (4hp) 2 × claw (1d4 + soot) 18 [+1] 90' (30') D12 W13 P14 B15 S16 (1) ML 7 Chaotic 15 XP",
    "Soot Imp | 6 [13] | 1+1 (4hp) | 2 × claw (1d4 + soot) | 18 [+1] | 90' (30') | D12 W13 P14 B15 S16 (1) | 7 | Chaotic | 15",
    "Soot Imp 6 [13] 1+1 (4hp) 2 × claw (1d4 + soot) 18 [+1] 90' (30') D12 W13 P14 B15 S16 (1) 7 Chaotic 15",
  ])('%s', (line) => {
    const [imp] = readMonsters(`${line}\n`).monsters
    expect(imp?.name).toBe('Soot Imp')
    expect(figure(imp, 'ac')).toEqual({ descending: 6, ascending: 13 })
    expect(figure(imp, 'hd')).toEqual({ dice: 1, modifier: 1, stars: 0, hitPoints: 4 })
    expect(figure(imp, 'thac0')).toEqual({ thac0: 18, bonus: 1 })
    expect(figure(imp, 'morale')).toBe(7)
    expect(figure(imp, 'alignment')).toBe('Chaotic')
    expect(figure(imp, 'xp')).toBe(15)
    expect(attacksIn(line)).toEqual(['2 claw 1d4'])
  })
})
