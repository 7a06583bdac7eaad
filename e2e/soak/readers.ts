import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readMonsters } from '../../src-main/rules/monsters/read.ts'
import { readers } from '../../src-main/rules/monsters/sources/registry.ts'
import { sourceOf } from '../../src-main/rules/monsters/sources/source.ts'
import { readTable } from '../../src-main/rules/tables/text.ts'
import { growHostileText, hostileTexts, type HostileText } from './hostile-texts.ts'
import { growthOf } from './growth.ts'

const fixtures = join(import.meta.dirname, '../../src-main/rules/monsters/fixtures')

/** Something that reads stat blocks or tables. */
interface Reading {
  title: string
  read(text: string): unknown
}

const all: Reading = { title: 'any layout', read: readMonsters }
const table: Reading = { title: 'The GM’s own tables', read: readTable }
/** Readers of files take a text apart by one look that they share: one of them stands for all. */
const [file] = readers.filter(({ whole }) => whole !== undefined)
const each = [
  table,
  ...[...readers.filter(({ whole }) => whole === undefined), ...(file ? [file] : [])].map(
    (reader): Reading => ({
      title: reader.whole === undefined ? reader.title : 'Files of other programs',
      read: (text) => {
        const source = sourceOf(text)
        return [reader.recognise(source), reader.read(source)]
      },
    }),
  ),
]

interface Grown {
  /** Readers and texts that were doubled. */
  tried: number
  /** The steepest that was found sound, in words. */
  steepest: string
  wrong: string[]
}

/**
 * Doubles the input of every reader, of hostile texts and of sound ones, and watches how its time
 * grows. `hear` gets each text.
 */
export function doubleInputs(hear: (tried: number, of: number) => void = () => undefined): Grown {
  const sound = readdirSync(fixtures)
    .filter((name) => name !== 'README.md')
    .map((name): HostileText => ({
      name,
      piece: `${readFileSync(join(fixtures, name), 'utf8')}\n\n`,
    }))
  const tasks = [
    ...[...hostileTexts, ...sound].map((bait) => ({ reading: all, bait })),
    ...each.flatMap((reading) => hostileTexts.map((bait) => ({ reading, bait }))),
  ]
  const wrong: string[] = []
  let steepest = { ratio: 0, says: '' }
  for (const [at, { reading, bait }] of tasks.entries()) {
    const { signs, ratio, sound: fine } = growthOf((length) => cpuTime(reading, bait, length))
    const says = `${reading.title}, ${bait.name}: up to ${signs} signs, twice as many take ${ratio.toFixed(1)} times as long`
    if (!fine) wrong.push(says)
    else if (ratio > steepest.ratio) steepest = { ratio, says }
    hear(at + 1, tasks.length)
  }
  return { tried: tasks.length, steepest: steepest.says, wrong }
}

let marks = 0

/** This process's own time for one reading, in milliseconds: what others do on the machine is not counted. */
function cpuTime({ read }: Reading, bait: HostileText, signs: number): number {
  marks += 1
  const text = growHostileText(bait, signs, `\n${marks}`)
  const before = process.cpuUsage()
  read(text)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}
