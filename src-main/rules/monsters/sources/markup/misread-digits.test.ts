import { describe, expect, test } from 'vitest'
import { sourceOf } from '../source.ts'
import { clean } from './clean.ts'

describe('digits that a scanner read as letters', () => {
  test.each([
    ['HD l+1, MV l20’ (4O’)', "HD 1+1, MV 120' (40')"],
    ['AC 2 [l7], HD 3 (l3hp), D 2dl0', 'AC 2 [17], HD 3 (13hp), D 2d10'],
    ['SV Dl2 Wl3 Pl4 Bl5 Sl6', 'SV D12 W13 P14 B15 S16'],
    ['Hit D ice: 5\nM orale: 7', 'Hit Dice: 5\nMorale: 7'],
    ['Armor Class: l  No. Appearing: l-4', 'Armor Class: 1 No. Appearing: 1-4'],
    ['HD: l+l, No. Enc.: O (l-lO)', 'HD: 1+1, No. Enc.: 0 (1-10)'],
    ['Attacks: 2 claws/l bite or l butt', 'Attacks: 2 claws/1 bite or 1 butt'],
    ['Hit Dice: l**\nAtk l beak (ld6), AC l [l8]', 'Hit Dice: 1**\nAtk 1 beak (1d6), AC 1 [18]'],
    ['lvy Ape\nMAGIC RESlSTANCE: NiI', 'Ivy Ape\nMAGIC RESISTANCE: Nil'],
  ])('%s', (scanned, printed) => expect(clean(sourceOf(scanned)).text).toBe(printed))

  test.each([
    '10l of oil',
    'a cask of 5 l holds',
    'Mill of the Owl, 3 O’Hara brothers',
    'l’épée',
    'AL L, all 12',
    'Save: I1',
  ])('%s stays as it is', (words) =>
    expect(clean(sourceOf(words)).text).toBe(words.replaceAll('’', "'")),
  )

  test('spans lead back to the text as pasted', () => {
    const source = 'HD 2, D ld6'
    const { text, back } = clean(sourceOf(source))
    expect(back({ from: text.indexOf('1d6'), to: text.length })).toEqual({ from: 8, to: 11 })
  })
})
