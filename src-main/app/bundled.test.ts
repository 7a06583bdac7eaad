import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { built, written } from './built.ts'
import { bundled } from './bundled.ts'

const resources = join(import.meta.dirname, '../../resources')

test('what the build has written down is what comes with the app', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gatefold-bundled-'))
  try {
    cpSync(resources, folder, { recursive: true })
    const { monsters, games, tables, tablesInUse, otherTables, sample } = bundled(resources)
    expect(monsters.length).toBeGreaterThan(180)
    expect(games.map(({ playable }) => playable)).toContain(true)
    mkdirSync(join(folder, 'read'))
    writeFileSync(join(folder, written.monsters), JSON.stringify(monsters))
    writeFileSync(join(folder, written.games), JSON.stringify(games))
    writeFileSync(join(folder, written.tablesInUse), JSON.stringify(tablesInUse))
    writeFileSync(join(folder, written.otherTables), JSON.stringify(otherTables))
    const read = built(folder)
    expect([read.monsters, read.games]).toEqual([monsters, games])
    expect([read.tables.all(), read.sample()]).toEqual([tables.all(), sample()])
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('new campaigns are offered tables by kind of place, and none of the sample’s', () => {
  const { tables, sample } = bundled(resources)
  const offered = (use: string): string[] => tables.forUse(use).map(({ title }) => title)
  expect(offered('clue')).toHaveLength(24)
  expect(offered('locality')).toHaveLength(21)
  expect(offered('rumour')).toEqual(['Rumours for any town'])
  expect(offered('encounter').filter((title) => title.includes('crypt'))).toEqual([])
  const state = sample()
  expect(Object.keys(state.tables ?? {}).sort()).toEqual([
    'flooded-crypt-1',
    'flooded-crypt-clue',
    'flooded-crypt-locality',
    'rumours-belfry',
  ])
  // A campaign begun from the sample by an earlier version names its table by this id.
  expect(tables.table(state.place.table ?? '')?.rows).toHaveLength(12)
})
