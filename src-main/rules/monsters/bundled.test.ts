import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { bundled } from '../../app/bundled.ts'
import { entryOf } from '../gm/meeting.ts'
import { singulars } from '../core/words.ts'
import { gaps } from '../tables/gaps.ts'
import { terrains } from '../tables/terrain.ts'
import { attackByHitDice, experienceByHitDice } from './conversion/bx/by-hit-dice.ts'
import { factsOf } from './search/facts.ts'
import { bundledMonsters, type BestiarySet } from './bundled.ts'
import type { BxFigures, CairnFigures } from './canonical.ts'

function read<T>(path: string): T {
  return JSON.parse(
    readFileSync(resolve(import.meta.dirname, '../../../resources', path), 'utf8'),
  ) as T
}
const tables = bundled(resolve(import.meta.dirname, '../../../resources')).tables.forUse(
  'encounter',
)
const bx = bundledMonsters(read<BestiarySet>('bestiary/bx.json'))
const cairn = bundledMonsters(read<BestiarySet>('bestiary/cairn.json'))
const byName = new Map([...bx, ...cairn].map((monster) => [monster.name.toLowerCase(), monster]))

describe('the bundled bestiary', () => {
  test('holds at least 120 B/X monsters and 60 of Cairn’s, each with a name and an id of its own', () => {
    const all = [...bx, ...cairn]
    expect(bx.length).toBeGreaterThanOrEqual(120)
    expect(cairn.length).toBeGreaterThanOrEqual(60)
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    expect(new Set(all.map(({ name }) => name.toLowerCase())).size).toBe(all.length)
  })

  test.each(bx.map((monster) => [monster.name, monster] as const))(
    '%s has every B/X figure',
    (_, monster) => {
      const { save, ...figures } = monster.figures as BxFigures
      expect(save).toBeNull()
      expect(Object.entries(figures).filter(([, figure]) => figure === null)).toEqual([])
      expect(monster.attacks.length).toBeGreaterThan(0)
      expect(monster.details.length).toBeGreaterThan(0)
    },
  )

  test('says of each what kind it is and where it lives, in words that the bestiary is filtered by', () => {
    const silent = [...bx, ...cairn].filter((monster) => {
      const { kinds, haunts } = factsOf(monster)
      return kinds.length === 0 || haunts.length === 0
    })
    expect(silent.map(({ name }) => name)).toEqual([])
  })

  test('names its source and its licence', () => {
    for (const { source } of [...bx, ...cairn])
      expect([source.system, source.licence, source.credit]).not.toContain('')
  })

  test('leaves only the morale of those with a leader unread', () => {
    expect([...bx, ...cairn].flatMap((monster) => monster.unread.map(({ text }) => text))).toEqual([
      '(9 with king)',
      '(8 with leader)',
      '(10 with king)',
      '(8 with chieftain)',
    ])
  })

  test.each(cairn.map((monster) => [monster.name, monster] as const))(
    '%s has its scores',
    (_, monster) => {
      const { armor, ...figures } = monster.figures as CairnFigures
      expect(armor === null || armor.value >= 1).toBe(true)
      expect(Object.entries(figures).filter(([, figure]) => figure === null)).toEqual([])
      expect(monster.attacks.every(({ dice }) => dice !== '')).toBe(true)
    },
  )

  test.each(bx.map((monster) => [monster.name, monster] as const))(
    '%s keeps within what B/X prints',
    (_, monster) => {
      const { hd, ac, saves, morale, thac0, xp } = monster.figures as BxFigures
      if (!hd || !ac || !saves || !morale || !thac0 || !xp) throw new Error('a figure is missing')
      const { dice, modifier, stars, hitPoints } = hd.value
      expect(dice >= 0.5 && dice <= 20 && stars <= 3 && Math.abs(modifier) <= 3).toBe(true)
      expect(hitPoints).toBe(dice < 1 ? 2 : Math.floor(dice * 4.5) + modifier)
      expect([ac.value.descending, ac.value.ascending]).toEqual([
        expect.toSatisfy((number: number) => number >= -3 && number <= 9),
        19 - (ac.value.descending ?? 0),
      ])
      for (const save of Object.values(saves.value)) expect(save >= 2 && save <= 18).toBe(true)
      expect(morale.value >= 2 && morale.value <= 12).toBe(true)
      expect(thac0.value.thac0).toBe(19 - (thac0.value.bonus ?? 0))
      expect(xp.value).toBe(experienceByHitDice(hd.value))
      if (thac0.value.thac0 !== 20) expect(thac0.value).toEqual(attackByHitDice(hd.value))
      for (const attack of monster.attacks)
        expect(attack.count >= 1 && attack.count <= 8).toBe(true)
    },
  )

  test.each(cairn.map((monster) => [monster.name, monster] as const))(
    '%s keeps within what Cairn prints',
    (_, monster) => {
      const { hp, armor, str, dex, wil } = monster.figures as CairnFigures
      expect((hp?.value ?? 0) >= 1 && (hp?.value ?? 0) <= 20).toBe(true)
      expect((armor?.value ?? 0) <= 3).toBe(true)
      for (const score of [str, dex, wil])
        expect((score?.value ?? 0) >= 0 && (score?.value ?? 0) <= 18).toBe(true)
    },
  )

  const named = new Map<string, string[]>()
  for (const table of tables)
    for (const [, text] of table.rows) {
      const { name } = entryOf(text)
      const known = singulars(name)
        .map((one) => one.toLowerCase())
        .find((one) => byName.has(one))
      const key = known ?? `unknown: ${name}`
      named.set(key, [...(named.get(key) ?? []), table.id])
    }

  test('knows every monster that an encounter table names', () => {
    expect([...named.keys()].filter((name) => name.startsWith('unknown'))).toEqual([])
  })

  test('has nobody who appears in no table', () => {
    expect([...byName.keys()].filter((name) => !named.has(name))).toEqual([])
  })

  test('every table answers every roll once, and says how many come', () => {
    expect(
      tables.flatMap((table) => gaps(table).map(({ says }) => `${table.id}: ${says}`)),
    ).toEqual([])
    const counted = tables.flatMap(({ id, rows }) =>
      rows.map(([, text]) => ({ id, text, ...entryOf(text) })),
    )
    expect(counted.filter(({ dice, tale }) => dice === undefined || tale === '')).toEqual([])
  })

  test('there is a table for each dungeon level to 6, and for each terrain', () => {
    const served = new Set(tables.map(({ at }) => at))
    expect(['1', '2', '3', '4', '5', '6', ...terrains].filter((at) => !served.has(at))).toEqual([])
  })

  test('throws on a block that is no monster: the set is ours', () => {
    const set = read<BestiarySet>('bestiary/bx.json')
    expect(() =>
      bundledMonsters({ ...set, monsters: [{ id: 'x', tags: [], text: ['nothing'] }] }),
    ).toThrow('bundled monster x must read as one monster')
  })
})
