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
    const { monsters, games, tables, sample } = bundled(resources)
    expect(monsters.length).toBeGreaterThan(180)
    expect(games.map(({ playable }) => playable)).toContain(true)
    mkdirSync(join(folder, 'read'))
    writeFileSync(join(folder, written.monsters), JSON.stringify(monsters))
    writeFileSync(join(folder, written.games), JSON.stringify(games))
    const read = built(folder)
    expect([read.monsters, read.games]).toEqual([monsters, games])
    expect([read.tables, read.sample()]).toEqual([tables, sample()])
  } finally {
    rmSync(folder, { recursive: true })
  }
})
