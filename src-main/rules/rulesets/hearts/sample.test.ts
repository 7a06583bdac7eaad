import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { CampaignState } from '../../core/situation.ts'
import { characters } from './character.ts'
import { gearNamed } from './gear.ts'
import { skillNames } from './fields.ts'

const resources = resolve(import.meta.dirname, '../../../../resources')
const { state, uses } = JSON.parse(
  readFileSync(resolve(resources, 'sample/the-drowned-belfry.json'), 'utf8'),
) as { state: CampaignState; uses: { tables: string[] } }
const everyone = state.party.map((id) => state.creatures[id])
const heroes = Object.values(state.creatures).filter(({ kind }) => kind === 'character')

describe('The Drowned Belfry', () => {
  test('begins on day 14 at 15:40 in autumn, in the flooded crypt', () => {
    expect(state.clock).toEqual({ seconds: 13 * 86_400 + 15 * 3600 + 40 * 60, season: 'autumn' })
    expect(state.place).toEqual({
      title: 'L1, flooded crypt',
      level: 1,
      table: 'flooded-crypt-1',
      tables: { clue: 'flooded-crypt-clue', locality: 'flooded-crypt-locality' },
    })
    expect(state.borrowed).toEqual({ dungeon: 'delve', travel: 'delve' })
  })

  test('five characters and two hirelings walk in the party', () => {
    expect(everyone.map((creature) => `${creature?.name}, ${creature?.kind}`)).toEqual([
      'Maud Tallow, character',
      'Pell Harrow, character',
      'Brannoc Vane, character',
      'Ysolde Crake, character',
      'Odo Fenwick, character',
      'Tib, hireling',
      'Wat, hireling',
    ])
  })

  test.each(heroes.map((hero) => [hero.name, hero] as const))(
    '%s breaks no limit of HEARTS',
    (_, hero) => {
      expect(characters.problems(hero, state)).toEqual([])
      expect(characters.derive(hero, state)).toEqual([])
      expect(Object.keys(hero.skills)).toHaveLength(4)
      expect(Object.keys(hero.skills).filter((skill) => !skillNames.includes(skill))).toEqual([])
      expect(Object.values(hero.skills).every((score) => score >= 3 && score <= 18)).toBe(true)
      expect(hero.values['maxHp']).toBe(3)
    },
  )

  test('gear of the price list goes by its row', () => {
    const items = Object.values(state.creatures).flatMap((creature) =>
      Object.values(creature.items),
    )
    expect(items.filter(({ gear }) => gear !== undefined && !gearNamed(gear))).toEqual([])
    expect(items.filter(({ name, gear }) => gear === undefined && gearNamed(name))).toEqual([])
  })

  test('every id is under itself, and none comes twice', () => {
    const keyed = [
      state.creatures,
      state.timers,
      state.stash,
      ...Object.values(state.creatures).map(({ items }) => items),
    ]
    const pairs = keyed.flatMap((record) =>
      Object.entries(record).map(([key, { id }]) => [key, id]),
    )
    expect(pairs.filter(([key, id]) => key !== id)).toEqual([])
    expect(new Set(pairs.map(([key]) => key)).size).toBe(pairs.length)
    expect(pairs.filter(([key]) => Number(key?.slice(1)) >= state.nextId)).toEqual([])
    for (const creature of Object.values(state.creatures)) {
      expect(creature.itemOrder).toEqual(Object.keys(creature.items))
    }
  })

  test('the torch has two turns left and the lantern seventeen', () => {
    const left = Object.values(state.timers).map(({ title, next, bearer }) => [
      title,
      (next - state.clock.seconds) / 600,
      bearer,
    ])
    expect(left).toEqual([
      ['Torch', 2, 'c6'],
      ['Lantern', 17, 'c1'],
    ])
  })

  test('the tables it plays with are its own', () => {
    const ids = uses.tables.map(
      (table) =>
        (
          JSON.parse(readFileSync(resolve(resources, `sample/tables/${table}.json`), 'utf8')) as {
            id: string
          }
        ).id,
    )
    expect(ids).toEqual(uses.tables)
    expect(uses.tables).toContain(state.place.table)
  })
})
