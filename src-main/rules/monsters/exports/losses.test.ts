import { describe, expect, test } from 'vitest'
import { bundledMonsters, type BestiarySet } from '../bundled.ts'
import type { Monster } from '../canonical.ts'
import { readMonsters } from '../read.ts'
import { formats } from './index.ts'
import { describeLosses, exportLosses } from './losses.ts'
import bx from '../../../../resources/bestiary/bx.json' with { type: 'json' }
import cairn from '../../../../resources/bestiary/cairn.json' with { type: 'json' }

const gods =
  'Ash Warden: level 3, survival 14, attack +4, defense 2, movement 12, size medium, health 4, fortitude 3, willpower 2, evasion 1, charisma 9, intelligence 10, wisdom 11, endurance 12, agility 10, strength 13, claw (d6)'
const parry = 'Ash Warden, 6 HP, 1 Armor, 12 STR, 9 DEX, 11 WIL, claw (d6)'

function lossesIn(id: string, monsters: readonly Monster[]) {
  const format = formats.find((each) => each.id === id)
  if (!format) throw new Error(`no format ${id}`)
  return exportLosses(format, monsters)
}

describe('figures that an export cannot hold', () => {
  const [first, second] = [bx, cairn].map((set) =>
    bundledMonsters(set as BestiarySet).filter((_, nth) => nth % 3 === 0),
  )

  test.each(['ose-line', 'markdown', 'csv', 'json', 'fantasy-statblocks', 'foundry-ose'])(
    'none of the bundled B/X monsters through %s',
    (id) => expect(lossesIn(id, first ?? [])).toEqual([]),
  )

  test.each(['cairn-line', 'markdown', 'csv', 'json', 'fantasy-statblocks', 'foundry-cairn'])(
    'none of the bundled Cairn monsters through %s',
    (id) => expect(lossesIn(id, second ?? [])).toEqual([]),
  )

  test.each(['ose-line', 'foundry-ose'])('%s keeps what Gods & Monsters prints', (id) => {
    const { monsters } = readMonsters(gods)
    expect(monsters[0]?.own?.game).toBe('gods-and-monsters')
    expect(lossesIn(id, monsters)).toEqual([])
  })

  test.each(['ose-line', 'foundry-ose'])('%s has no place for the scores of Cairn’s kin', (id) => {
    const [loss] = lossesIn(id, readMonsters(parry).monsters)
    expect(loss?.figures).toEqual(expect.arrayContaining(['HP', 'Armor', 'STR', 'DEX', 'WIL']))
  })

  test('are told once for each set of figures', () => {
    const names = ['Ant', 'Bat', 'Cat', 'Dog', 'Elk']
    const losses = names.map((name) => ({ name, figures: ['HP', 'STR'] }))
    expect(describeLosses([...losses, { name: 'Fox', figures: ['AC'] }])).toEqual([
      'HP and STR of Ant, Bat, Cat and 2 more',
      'AC of Fox',
    ])
  })
})
