import { describe, expect, test } from 'vitest'
import { readMonsters } from '../../read.ts'
import { attacksIn, figure, namesIn } from './testing/told.ts'

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
