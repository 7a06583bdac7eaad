import { describe, expect, test } from 'vitest'
import type { Monster } from '../../../monsters/canonical.ts'
import { readMonsters } from '../../../monsters/read.ts'
import { monsters } from './index.ts'

function one(text: string): Monster {
  const [monster] = readMonsters(text).monsters
  if (!monster) throw new Error('no monster in the text')
  return monster
}
const ogre = one(
  'Ogre\nAC 5 [14], HD 4+1 (19hp), Att 1 × club (1d10), THAC0 15 [+4], MV 90’ (30’), SV F4, ML 10',
)

describe('from B/X, by the game’s guidance', () => {
  test('toughness, hide, strength and nerve each by what is printed', () => {
    const converted = monsters.convert(ogre, {}, null)
    expect(converted.values).toEqual({ hp: 9, maxHp: 9, str: 15, dex: 10, wil: 15, armor: 2 })
    expect(converted.answers).toEqual({
      hp: 'guidance',
      hide: 'chain',
      str: 'good',
      dex: 'ordinary',
      wil: 'good',
    })
    expect(monsters.toText(converted)).toBe(
      'Ogre: 9 HP, 2 Armor, 15 STR, 10 DEX, 15 WIL, club (1d10)',
    )
  })

  test('as in Cairn instead, or quick and not thick-skinned', () => {
    expect(monsters.convert(ogre, { hp: 'plus three' }, null).values['hp']).toBe(7)
    expect(monsters.convert(ogre, { hide: 'speed' }, null).values).toMatchObject({
      armor: 0,
      dex: 15,
    })
  })

  test('each choice shows its chances', () => {
    const odds = monsters
      .judgements(ogre)
      .map(({ id, options }) => [id, ...options.map(({ odds: each }) => each?.[0]?.chance)])
    expect(odds).toEqual([
      ['hp', 30 / 36, 21 / 36],
      ['hide', 0, 1 / 6, 2 / 6, 3 / 6, 0],
      ['str', 0.3, 0.5, 0.75],
      ['dex', 0.3, 0.5, 0.75],
      ['wil', 0.3, 0.5, 0.75],
    ])
  })

  test('several attacks stay apart unless they are thrown together', () => {
    const wolf = one('Wolf\nAC 7 [12], HD 2, Att 2 × claw (1d4), 1 × bite (1d6), SV F1, ML 8')
    expect(monsters.convert(wolf, {}, null).attacks).toHaveLength(2)
    const together = monsters.convert(wolf, { routine: 'together' }, null)
    expect(together.attacks.map(({ name, dice }) => [name, dice])).toEqual([
      ['claw and bite', 'd4+d4+d6'],
    ])
  })
})

test('from Cairn as it stands, every figure with its rule', () => {
  const crow = one('# Crow\n\n2 HP, 5 WIL, peck (d4)')
  const { values, derived } = monsters.convert(crow, {}, null)
  expect(values).toEqual({ hp: 2, maxHp: 2, str: 10, dex: 10, wil: 5, armor: 0 })
  expect(derived.map(({ title, rule }) => `${title} ${rule}`)).toEqual([
    'HP BDPX-NPC-09',
    'STR BDPX-NPC-01',
    'DEX BDPX-NPC-01',
    'WIL BDPX-NPC-09',
    'Armor BDPX-NPC-09',
    'peck BDPX-NPC-09',
  ])
})
