import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { BxFigures, CairnFigures } from '../canonical.ts'
import { readMonsters } from '../read.ts'

/** Blocks by other people, read in place where they are at hand; none of them is ours to keep. */
const corpora = resolve(import.meta.dirname, '../../../../../shared/corpora')
const layouts = {
  'ose-inline': 'bx',
  'ose-inline-wild': 'bx',
  'cairn-srd-md': 'cairn',
  'cairn-2e-md': 'cairn',
} as const

describe.each(Object.entries(layouts))('%s', (folder, family) => {
  const path = resolve(corpora, folder)
  if (!existsSync(path)) {
    test.skip(`not at hand: ${folder} is read only where the corpora lie beside the project`, () =>
      undefined)
    return
  }
  test.each(readdirSync(path))('%s', (file) => {
    const { monsters } = readMonsters(readFileSync(resolve(path, file), 'utf8'))
    const blocks = file.startsWith('_page') ? readdirSync(path).length - 1 : 1
    expect(monsters).toHaveLength(blocks)
    for (const monster of monsters) {
      expect(monster.figures.family).toBe(family)
      const missing =
        family === 'bx'
          ? bxMissing(monster.figures as BxFigures)
          : cairnMissing(monster.figures as CairnFigures)
      expect([monster.name, missing, monster.attacks.length > 0]).toEqual([monster.name, [], true])
    }
  })
})

function bxMissing({ save: _, ...figures }: BxFigures): string[] {
  return Object.entries(figures)
    .filter(([, figure]) => figure === null)
    .map(([key]) => key)
}

function cairnMissing({ armor: _, ...figures }: CairnFigures): string[] {
  return Object.entries(figures)
    .filter(([, figure]) => figure === null)
    .map(([key]) => key)
}
