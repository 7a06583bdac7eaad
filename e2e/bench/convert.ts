import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundledMonsters, type BestiarySet } from '../../src-main/rules/monsters/bundled.ts'
import { readMonsters } from '../../src-main/rules/monsters/read.ts'
import { rulesets } from '../../src-main/rules/registry.ts'
import { againstFloor, measureAll, type BenchRow } from './row.ts'

const root = join(import.meta.dirname, '../..')
const fixtures = join(root, 'src-main/rules/monsters/fixtures')

/** Words, numbers and signs: the least that any reader has to look at. */
const tokens = /[\p{L}’']+|\d+|[^\s\p{L}\d]/gu

/** Milliseconds until code of this size runs at its steady speed, as it does in a folder of monsters. */
const warm = 3000

/** Every fixture and the bundled bestiary, pasted one text after another as a GM does. */
export async function convertRows(): Promise<BenchRow[]> {
  const texts = [...fixtureTexts(), ...bestiaryTexts()]
  const kit = rulesets.hearts?.monsters
  if (!kit) throw new Error('HEARTS has no conversion')
  const blocks = texts.reduce((sum, text) => sum + readMonsters(text).monsters.length, 0)
  const times = await measureAll(
    {
      floor: () => texts.map((text) => text.match(tokens)?.length),
      ours: () =>
        texts.map(
          (text) => readMonsters(text).monsters.map((one) => kit.convert(one, {}, null)).length,
        ),
    },
    1,
    1500,
    warm,
  )
  const rate = Math.round(blocks / (times.ours / 1e9)).toLocaleString('en-GB')
  const name = `detect, read and convert a stat block (${blocks} blocks of ${texts.length} texts, ${rate} a second)`
  return [againstFloor(name, times.floor / blocks, times.ours / blocks, 10)]
}

function fixtureTexts(): string[] {
  return readdirSync(fixtures)
    .filter((name) => name !== 'README.md')
    .map((name) => readFileSync(join(fixtures, name), 'utf8'))
}

function bestiaryTexts(): string[] {
  const folder = join(root, 'resources/bestiary')
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'))
  const sets = names.map(
    (name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as BestiarySet,
  )
  return sets.flatMap((set) => bundledMonsters(set)).map(({ source }) => source.text)
}
