import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bundled } from './bundled.ts'

const resources = join(import.meta.dirname, '../../resources')

test('monsters that the build has read are those of their stat blocks', () => {
  const built = mkdtempSync(join(tmpdir(), 'gatefold-bundled-'))
  try {
    cpSync(resources, built, { recursive: true })
    const { monsters } = bundled(resources)
    expect(monsters.length).toBeGreaterThan(180)
    mkdirSync(join(built, 'bestiary/read'))
    writeFileSync(join(built, 'bestiary/read/monsters.json'), JSON.stringify(monsters))
    expect(bundled(built).monsters).toEqual(monsters)
  } finally {
    rmSync(built, { recursive: true })
  }
})
