import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { bundled } from '../../app/bundled.ts'
import { games } from '../registry.ts'
import { seeded } from '../dice/rng.ts'
import { conditionOf } from './compiled.ts'
import { drawNow } from './draw.ts'
import { tableFaults } from './faults.ts'
import { faultsInText } from '../testing/text-faults.ts'

const { tables } = bundled(resolve(import.meta.dirname, '../../../resources'))
const all = tables.all()
const named = {
  table: (id: string) => tables.table(id),
  tableNamed: (title: string) => tables.named(title),
  names: () => all.map(({ id }) => id),
}

/** Draws of each table here; `soak` draws ten thousand of each. */
const draws = 60
const seasons = ['winter', 'spring', 'summer', 'autumn', undefined]

describe('the bundled tables', () => {
  test('are more than a year of play needs', () => {
    expect(all.length).toBeGreaterThan(600)
    expect(all.reduce((sum, { rows }) => sum + rows.length, 0)).toBeGreaterThan(13_000)
  })

  test('have no faults', () => {
    expect(
      all.flatMap((table) => tableFaults(table, named).map(({ says }) => `${table.id}: ${says}`)),
    ).toEqual([])
  })

  test('name their group, their source and a free licence', () => {
    expect(all.filter(({ group, source }) => !group || !source).map(({ id }) => id)).toEqual([])
    expect([...new Set(all.map(({ licence }) => licence))]).toEqual(['CC0 1.0'])
  })

  test('say no row twice', () => {
    const twice = all.flatMap(({ id, rows }) => {
      const texts = rows.map(([, text]) => conditionOf(text).text.toLowerCase())
      return texts.filter((text, at) => texts.indexOf(text) !== at).map((text) => `${id}: ${text}`)
    })
    expect(twice).toEqual([])
  })

  test('give whole English, in every game and season', () => {
    const faults = all.flatMap((table) =>
      Array.from({ length: draws }, (_, nth) => {
        const rng = seeded((nth * 7919 + 13).toString(16).padStart(32, '0'))
        const game = games[nth % (games.length + 1)]?.id
        const season = seasons[nth % seasons.length]
        const facts = { game, season, level: 1 + (nth % 9), night: nth % 2 === 0 }
        const { text, stopped } = drawNow(table, rng, named, { facts })
        const fault = stopped ?? faultsInText(text)
        return fault ? [`${table.id}, ${fault}: ${text}`] : []
      }).flat(),
    )
    expect(faults).toEqual([])
  })
})
