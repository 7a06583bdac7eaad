import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Table } from '../tables/table.ts'
import { bundledMonsters, type BestiarySet } from './bundled.ts'
import type { BxFigures, CairnFigures } from './canonical.ts'

function read<T>(path: string): T {
  return JSON.parse(
    readFileSync(resolve(import.meta.dirname, '../../../resources', path), 'utf8'),
  ) as T
}
const bx = bundledMonsters(read<BestiarySet>('bestiary/bx.json'))
const cairn = bundledMonsters(read<BestiarySet>('bestiary/cairn.json'))

describe('the bundled bestiary', () => {
  test('holds at least 20 monsters, each with a name and an id of its own', () => {
    const all = [...bx, ...cairn]
    expect(all.length).toBeGreaterThanOrEqual(20)
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

  test('knows every monster that an encounter table names', () => {
    const folder = resolve(import.meta.dirname, '../../../resources/tables')
    const tables = readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .map((name) => read<Table>(`tables/${name}`))
    const names = new Set([...bx, ...cairn].map(({ name }) => name.toLowerCase()))
    const named = tables
      .filter(({ use }) => use === 'encounter')
      .flatMap(({ rows }) => rows)
      .map(([, text]) => /^\[[^\]]+\] ([^,]+)/.exec(text)?.[1] ?? text)
    const singular = (name: string): string => name.replace(/men$/, 'man').replace(/s$/, '')
    expect(named.length).toBe(12)
    expect(named.filter((name) => !names.has(name) && !names.has(singular(name)))).toEqual([])
  })

  test('throws on a block that is no monster: the set is ours', () => {
    const set = read<BestiarySet>('bestiary/bx.json')
    expect(() =>
      bundledMonsters({ ...set, monsters: [{ id: 'x', tags: [], text: ['nothing'] }] }),
    ).toThrow('bundled monster x must read as one monster')
  })
})
