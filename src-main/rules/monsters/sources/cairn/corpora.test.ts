import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readMonsters } from '../../read.ts'

/** Pages by other people, read in place where they are at hand; none of them is ours to keep. */
const corpora = resolve(import.meta.dirname, '../../../../../../shared/corpora')
const folders = ['cairn-srd-md', 'cairn-2e-md', 'cairn-1e-pandoc', 'cairn-adventure-conversions']

describe.each(folders)('%s', (folder) => {
  const path = resolve(corpora, folder)
  if (!existsSync(path)) {
    test.skip(`not at hand: ${folder} is read only where the corpora lie beside the project`, () =>
      undefined)
    return
  }
  const files = readdirSync(path)
  test.each(files.filter((file) => !file.startsWith('_')))('%s: each printed figure', (file) => {
    const text = readFileSync(resolve(path, file), 'utf8')
    const { monsters } = readMonsters(text)
    expect(monsters.map(({ figures }) => figures.family)).toEqual(['cairn'])
    const [monster] = monsters
    const line = statLineOf(text)
    expect(monster?.name).toBe(/^#+\s+(.+?)\s*$/m.exec(text)?.[1])
    expect(valuesOf(monster?.figures)).toEqual({
      hp: printed(line, 'HP'),
      armor: printed(line, 'Armor'),
      str: printed(line, 'STR'),
      dex: printed(line, 'DEX'),
      wil: printed(line, 'WIL'),
    })
    expect(monster?.attacks.map(({ dice }) => dice).filter(Boolean)).toEqual(diceIn(line))
  })

  test('the page of all of them', () => {
    const page = files.find((file) => file.startsWith('_'))
    if (page === undefined) return
    const { monsters } = readMonsters(readFileSync(resolve(path, page), 'utf8'))
    expect(monsters).toHaveLength(files.length - 1)
  })
})

/** The line with hit protection in it. */
function statLineOf(text: string): string {
  return text.split('\n').find((line) => /\bHP\b/.test(line)) ?? ''
}

function printed(line: string, label: string): number | null {
  const found = new RegExp(`(\\d+) ${label}\\b|\\b${label} (\\d+)`).exec(line)
  return found ? Number(found[1] ?? found[2]) : null
}

function diceIn(line: string): string[] {
  const dice = line.match(/\d*d\d+(?:\s*\+\s*\d*d\d+)*/g) ?? []
  return dice.map((each) => each.replace(/\s/g, ''))
}

function valuesOf(figures: object | undefined): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(figures ?? {}).flatMap(([key, figure]: [string, unknown]) =>
      key === 'family' ? [] : [[key, (figure as { value: unknown } | null)?.value ?? null]],
    ),
  )
}
