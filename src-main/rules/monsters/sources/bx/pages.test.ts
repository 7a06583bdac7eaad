import { describe, expect, test } from 'vitest'
import { readMonsters } from '../../read.ts'
import { attacksIn, figure, namesIn } from './testing/readings.ts'

describe('a page that describes before it counts', () => {
  const figures = 'Armor Class7 [12]\nHit Dice6 (27hp)\nAttacks1 × bite (1d6)\nMorale10'
  test.each([
    [
      'a phrase under headings',
      'Soot Eel\n\nLong oily things of the deep\n\nStat Blocks\n\nOld-School Essentials Classic Fantasy\n',
      'Soot Eel',
    ],
    [
      'a phrase and no heading',
      'Soot Eel\n\nLong oily creatures with lamps for eyes\n\n',
      'Soot Eel',
    ],
    [
      'a phrase that tells of more',
      'Soot Eel\n\nHuge eel that resembles a burnt rope\n\n',
      'Soot Eel',
    ],
    ['nothing above it', 'Swarm of small soot eels\n\nStat Blocks\n\n', 'Swarm of small soot eels'],
    ['a name in few words', 'The Lamp House\n\nEel of the lamp\n\n', 'Eel of the lamp'],
    ['capitals', 'The Lamp House\n\nThe Eel That Ate Animals\n\n', 'The Eel That Ate Animals'],
  ])('%s', (_, above, name) => {
    expect(namesIn(above + figures)).toEqual([name])
  })
})

describe('figures that pages print in their own way', () => {
  test.each([
    [
      'the line',
      'Eel\n\n|Movement: |90’ (30’) Swim: 180’ (60’) |\n\n|Armor Class: |3 |\n\n|Hit Dice: |1 |',
      "90' (30') Swim: 180' (60')",
    ],
    [
      'a form',
      'Anguila\n\n**CA** 3 [16], **DG** 9, **MV** 180’ (60’) / 120’ (40’) en forma humana, **ML** 10',
      "180' (60') / 120' (40') en forma humana",
    ],
  ])('a second way of moving is kept as %s has it', (_, text, movement) => {
    expect(figure(readMonsters(text).monsters[0], 'movement')).toBe(movement)
  })
  test.each([
    [
      'a common person',
      'Anguila\n\n**CA** 6 [13], **DG** 1, **TS** M14 V15 P16 A17 H18 (HC), **ML** 6',
      { class: 'normal human', level: 0 },
    ],
    [
      'a rogue',
      'Soot Thief\n\nArmor Class: 6\n\nHit Dice: 1 (5 HP)\n\nSave: R1\n\nMorale: 8',
      { class: 'thief', level: 1 },
    ],
  ])('it saves as %s', (_, text, saveAs) => {
    expect(figure(readMonsters(text).monsters[0], 'saveAs')).toEqual(saveAs)
  })
})

describe('blows and their damage apart', () => {
  const basic = (attacks: string, damage: string) =>
    `Soot Idol: AC 18, HD 4*, #At ${attacks}, Dam ${damage}, Mv 10', Sv F4, Ml 12`
  test.each([
    ['what is special of all', basic('2 fists', '1d8/1d8 + special'), ['2 fists 1d8']],
    ['what poisons of one', basic('2 fists', '1d8/1d8 + poison'), ['1 fists 1d8', '1 fists 1d8']],
    [
      'a part of its name',
      basic('1 eelbite, gaze', '1d6+poison bite, stone gaze'),
      ['1 eelbite 1d6', '1 gaze'],
    ],
    [
      'its own name first',
      basic('1 eelbite, 1 bite', '1d4 eelbite, 1d6 bite'),
      ['1 eelbite 1d4', '1 bite 1d6'],
    ],
  ])('%s', (_, text, attacks) => {
    expect(attacksIn(text)).toEqual(attacks)
  })
  test('a routine goes on in a paragraph that holds nothing else', () => {
    const page = (under: string) =>
      `Soot Idol\n\nArmor Class: 4\n\nHit Dice: 9\n\nAttacks: 2x Fist (1d3) Butt (2d4)\n\n${under}\n\nSave: F9\n\nMorale: 9`
    expect(attacksIn(page('Bite (1d10) 2x Lash (3d4) Smoke Breath (3d6)'))).toEqual([
      '2 Fist 1d3',
      '1 Butt 2d4',
      '1 Bite 1d10',
      '2 Lash 3d4',
      '1 Smoke Breath 3d6',
    ])
    expect(attacksIn(page('Bite (1d10) is what it fears.'))).toHaveLength(2)
  })
})

describe('what is beside a value belongs to it', () => {
  const eel = (figures: string) => readMonsters(`Soot Eel\n${figures}`).monsters[0]
  test.each([
    [
      'a side and what is usual',
      'AC 6 [13], HD 1, Att 1 × bite (1d6), ML 7, AL Any (usually Lawful), XP 10',
      'alignment',
      'Any (usually Lawful)',
    ],
    [
      'a side and what is usual, behind a comma',
      'AC 6 [13], HD 1, Att 1 × bite (1d6), ML 7, AL Any, usually Lawful, XP 10',
      'alignment',
      'Any, usually Lawful',
    ],
    [
      'where it moves',
      'AC 6 [13], HD 1, MV 90’ (30’) / 120’ (40’) in the reeds, ML 7',
      'movement',
      "90' (30') / 120' (40') in the reeds",
    ],
    [
      'swarms',
      'AC 6 [13], HD 1, MV 90’ (30’), NA 1 swarm (1d3 swarms), TT None',
      'numberAppearing',
      '1 swarm (1d3 swarms)',
    ],
    [
      'a hoard of one kind, glued',
      'Armor Class6 [13]\nHit Dice1\nMorale7\nTreasure TypeSoot',
      'treasure',
      'Soot',
    ],
    [
      'a hoard’s letter, glued',
      'Armor Class6 [13]\nHit Dice1\nMorale7\nTreasure TypeS',
      'treasure',
      'S',
    ],
    [
      'a hoard in words',
      'Armour Class 6 [13]\nHit Dice 1\nMorale 7\nTreasure Type Soot',
      'treasure',
      'Soot',
    ],
    [
      'one way of moving',
      '|Movement: |Fly: 240’ (80’) |\n\n|Armor Class: |3 |\n\n|Hit Dice: |1 |',
      'movement',
      "Fly: 240' (80')",
    ],
  ])('%s', (_, figures, key, value) => {
    expect(figure(eel(figures), key)).toBe(value)
  })
  test('a bullet on the next line is no asterisk', () => {
    expect(figure(eel('* Armor Class: 12\n* Hit Dice: 1d4 HP\n* Morale: 7'), 'hd')).toMatchObject({
      stars: 0,
    })
  })
  test('what a leader wears is no monster of its own', () => {
    const page =
      '# Soot Eel\n\n| Armor Class | 6 [13] |\n|---|---|\n| Hit Dice | 1 (4hp) |\n| Attacks | 1 × bite (1d6) |\n| Morale | 7 |\n| XP | 10 |\n\n- **Leader:** Groups of 20+ are led by a 4HD leader (AC 4 [15], 18hp).\n- **Morale:** 9 with their king.'
    expect(namesIn(page)).toEqual(['Soot Eel'])
  })
  test('a routine in several paragraphs under which another block begins', () => {
    const text =
      'Soot Eel\n\nArmor Class: 4\n\nHit Dice: 9\n\nAttacks: 8x Tentacle (1d6)\n\nBite (2d6)\n\nSave: F9\n\nMorale: 9\n\nThe chest has AC 7 and 12hp.'
    expect(attacksIn(text)).toEqual(['8 Tentacle 1d6', '1 Bite 2d6'])
    expect(
      namesIn(
        'Soot Eel\nAC: 6\nHD: 2\nAttacks: 1 bite (1d6)\n\nWolves (2d4)\nAC: 6\nHD: 2\nMorale: 7',
      ),
    ).toEqual(['Soot Eel', 'Wolves'])
  })
})

describe('what is above the figures and is no part of a name', () => {
  const figures = 'Armour Class: 5\nHit Dice: 2\nAttacks: 1 bite\nDamage: 1d6\nMorale: 8\n'
  test.each([
    ['how a list is set', `=== Soot Eel\n\n[horizontal]\n${figures}`],
    ['a heading that ran into its mark', `Soot EelSoot Eel\nSize: Small\n\n${figures}`],
    ['a heading’s level', `h3. Soot Eel\n\n${figures}`],
  ])('%s', (_, text) => {
    expect(namesIn(text)).toEqual(['Soot Eel'])
  })
})

test('damage that names the beginning of a blow is its own', () => {
  const text =
    'Soot Wasp\nArmor Class: 15\nHit Dice: 4*\nNo. of Attacks: 2 claws, 1 stinger\nDamage: 1d10 claw, 1d6 + poison sting\nMorale: 11\n'
  expect(attacksIn(text)).toEqual(['2 claws 1d10', '1 stinger 1d6'])
})
