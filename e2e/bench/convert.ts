import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundledMonsters, type BestiarySet } from '../../src-main/rules/monsters/bundled.ts'
import { readMonsters } from '../../src-main/rules/monsters/read.ts'
import { rulesets } from '../../src-main/rules/registry.ts'
import { againstFloor, measureAll, type BenchRow } from './row.ts'

const root = join(import.meta.dirname, '../..')
const fixtures = join(root, 'src-main/rules/monsters/fixtures')

/**
 * Words, numbers and signs: the least that any reader has to look at. Measured before the readers run. V8 optimises no pattern
 * that it compiles once a process has made 1 MiB of code for patterns and has 16 MiB of code in memory, as the readers bring
 * about; and it compiles a pattern again that rested for some garbage collections. So this one took 1.5 or 5 ms, by chance.
 */
const tokens = /[\p{L}’']+|\d+|[^\s\p{L}\d]/gu

/** Milliseconds until code of this size runs at its steady speed, as it does in a folder of monsters. */
const warm = 3000

/** Every fixture and the bundled bestiary, pasted one text after another as a GM does. */
export async function convertRows(): Promise<BenchRow[]> {
  const texts = [...fixtureTexts(), ...bestiaryTexts()]
  const kit = rulesets.hearts?.monsters
  if (!kit) throw new Error('HEARTS has no conversion')
  const floor = await measured(() => texts.map((text) => text.match(tokens)?.length))
  const blocks = texts.reduce((sum, text) => sum + readMonsters(text).monsters.length, 0)
  const ours = await measured(() =>
    texts.map(
      (text) => readMonsters(text).monsters.map((one) => kit.convert(one, {}, null)).length,
    ),
  )
  const rate = Math.round(blocks / (ours / 1e9)).toLocaleString('en-GB')
  const name = `detect, read and convert a stat block (${blocks} blocks of ${texts.length} texts, ${rate} a second)`
  return [againstFloor(name, floor / blocks, ours / blocks, 10)]
}

/** Processor time of one pass over the texts in nanoseconds: other programs on the machine do not count. */
async function measured(pass: () => unknown): Promise<number> {
  const { pass: time } = await measureAll({ pass }, 1, 1500, warm, processorTime)
  return time
}

function processorTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
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
