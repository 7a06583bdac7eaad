import { describe, expect, test } from 'vitest'
import type { Monster } from '../../../monsters/canonical.ts'
import { readMonsters } from '../../../monsters/read.ts'
import type { Situation } from '../../../core/situation.ts'
import { monsters } from './index.ts'

function one(text: string): Monster {
  const [monster] = readMonsters(text).monsters
  if (!monster) throw new Error('no monster in the text')
  return monster
}
const bear = one(`Bear
AC 6 [13], HD 4 (18hp), Att 2 × claw (1d3), 1 × bite (1d6), or roar (fear), THAC0 16 [+3], MV 120’ (40’), SV D12 W13 P14 B15 S16 (2), ML 7, AL Neutral, XP 75`)

describe('from B/X, by the author’s own notes', () => {
  test('HD and 3, abilities 10, hide by AC, WIL on the author’s table', () => {
    const { values, derived } = monsters.convert(bear, {}, null)
    expect(values).toEqual({ hp: 7, maxHp: 7, str: 10, dex: 10, wil: 9, dr: 1 })
    expect(derived.map(({ title, rule }) => `${title} ${rule}`)).toEqual([
      'HP DLVX-ANS-25',
      'STR DLVX-ANS-25',
      'DEX DLVX-ANS-25',
      'WIL DLVX-ANS-25',
      'DR DLVX-ANS-25',
      'claw and bite DLVX-CRN-03',
      'roar DLVX-CRN-03',
    ])
  })

  test('the round is one throw for the highest die, and the other round stays a choice', () => {
    const { attacks } = monsters.convert(bear, {}, null)
    expect(attacks.map(({ joins, name, dice }) => [joins, name, dice])).toEqual([
      ['first', 'claw and bite', 'd3+d3+d6'],
      ['or', 'roar', ''],
    ])
    expect(monsters.convert(bear, { routine: 'apart' }, null).attacks).toEqual(bear.attacks)
    const each = { houseRules: { multipleAttackers: 'each' } } as unknown as Situation
    expect(monsters.convert(bear, {}, each).attacks).toEqual(bear.attacks)
  })

  test('what marks it is 4 more or less, and an AC of quickness is no hide', () => {
    expect(monsters.convert(bear, { str: 'marked', dex: 'weak' }, null).values).toMatchObject({
      str: 14,
      dex: 6,
    })
    expect(monsters.convert(bear, { hide: 'speed' }, null).values).toMatchObject({ dr: 0, dex: 14 })
  })

  test('morale 5 has no row: the row below, one between, or Cairn’s page', () => {
    const elk = one('Elk\nAC 7 [12], HD 4, Att 1 × butt (1d8), SV F2, ML 5')
    const wilJudgement = monsters.judgements(elk).find(({ id }) => id === 'wil')
    expect(wilJudgement?.options.map(({ id, gives }) => [id, gives.value])).toEqual([
      ['table', 3],
      ['five', 5],
      ['page', 7],
    ])
    expect(monsters.convert(elk, {}, null).values['wil']).toBe(3)
  })

  test('armour that counts up from 11 is read by its own scale', () => {
    const giant = { ...one('Giant Frog: AC 13, HD 2, #At 1 tongue, Dam grab, Mv 30, Sv F2, Ml 6') }
    const basic = { ...giant, source: { ...giant.source, system: 'Basic Fantasy RPG' } }
    const { figures } = basic
    if (figures.family !== 'bx' || !figures.ac) throw new Error('no AC')
    figures.ac.value = { descending: null, ascending: 13 }
    expect(monsters.convert(basic, {}, null).values['dr']).toBe(1)
    const other = { ...basic, source: { ...basic.source, system: 'Old-School Essentials' } }
    expect(monsters.convert(other, {}, null).values['dr']).toBe(1)
    figures.ac.value = { descending: null, ascending: 12 }
    expect(monsters.convert(basic, {}, null).values['dr']).toBe(0)
    expect(monsters.convert(other, {}, null).values['dr']).toBe(1)
  })
})

test('from Cairn as it stands, with nothing to judge', () => {
  const hag = one('# Hag\n\n7 HP, 4 Armor, 12 STR, hook (d8+d8)\n\n- **Critical damage**: Gone.')
  expect(monsters.judgements(hag)).toEqual([])
  const converted = monsters.convert(hag, {}, null)
  expect(converted.values).toEqual({ hp: 7, maxHp: 7, str: 12, dex: 10, wil: 10, dr: 3 })
  expect(monsters.toText(converted)).toBe('Hag: HP 7, STR 12, DEX 10, WIL 10, DR 3, hook d8+d8')
  expect(monsters.toCreature(converted, 'c1', 'Hag').notes).toBe('Critical damage: Gone.')
})
