import { parseArgs } from 'node:util'
import { bundled } from '../app/bundled.ts'
import { seed as anySeed } from '../app/chance.ts'
import { GeneratorDesk } from '../campaign/generator-desk.ts'
import { Library } from '../campaign/library.ts'
import { newState } from '../campaign/state.ts'
import { NotGenerated, type Generated } from '../rules/generators/generated.ts'
import { generatorNamed, generators } from '../rules/generators/index.ts'
import { borrowedFor, games } from '../rules/registry.ts'
import type { Built } from './ask-app.ts'
import { dungeonUsage, generateDungeon } from './generate-dungeon.ts'
import { generateRegionCommand, regionUsage } from './generate-region.ts'
import { gameFault, inputLines, settings } from './generate-inputs.ts'
import type { ExitCode, Io } from './io.ts'
import { countFromWords, seedFault, seedFromWords, withNumbersJoined } from './seed.ts'

/** Results of one call at most. */
const most = 10_000

export const usage = `gatefold generate KIND [--count N] [--seed N] [--game ID] [--json] [--set KEY=VALUE]…

  Makes people, places, treasure, stories and monsters from the bundled tables.
  --count N        so many, each from a seed of its own that follows from the first
  --seed N         the same N gives the same results: a whole number, or 32 hex digits
  --game ID        whose figures and coins: ${games.map(({ id }) => id).join(', ')}
  --json           an array of { kind, text, parts, seed }
  --set KEY=VALUE  an input of the kind; may stand several times

Kinds and their inputs:
${generators.map(({ id, title, inputs }) => [`  ${id.padEnd(20)} ${title}`, ...inputLines(inputs)].join('\n')).join('\n')}

${dungeonUsage}

${regionUsage}`

/** Prints results; 1 with the reason, in one line, when something is unknown; an unknown kind also lists those there are. */
export function generateCommand(argv: string[], io: Io, built: Built): ExitCode {
  if (argv[0] === 'dungeon') return generateDungeon(argv.slice(1), io, built)
  if (argv[0] === 'region') return generateRegionCommand(argv.slice(1), io, built)
  const { values, positionals } = parseArgs({
    args: withNumbersJoined(argv),
    allowPositionals: true,
    options: {
      count: { type: 'string' },
      seed: { type: 'string' },
      game: { type: 'string' },
      json: { type: 'boolean' },
      set: { type: 'string', multiple: true },
    },
  })
  const [kind, ...rest] = positionals
  const generator = kind === undefined ? undefined : generatorNamed(kind)
  if (!generator || rest.length > 0) {
    const fault = kind === undefined ? 'Name a kind.' : `Unknown kind “${positionals.join(' ')}”.`
    return reportFault(
      io,
      fault,
      `Kinds: ${generators.map(({ id }) => id).join(', ')}, dungeon, region`,
    )
  }
  const given = settings(values.set ?? [])
  if (typeof given === 'string') return reportFault(io, given)
  const seed = values.seed === undefined ? anySeed() : seedFromWords(values.seed)
  if (seed === null) return reportFault(io, seedFault(values.seed ?? ''))
  const count = values.count === undefined ? 1 : countFromWords(values.count, most)
  if (count === null) return reportFault(io, `--count: a whole number from 1 to ${most}.`)
  const game = games.find(({ id }) => id === (values.game ?? games[0]?.id))
  if (!game) return reportFault(io, gameFault(values.game))
  const content = bundled(built.resources)
  const shelf = new Library(content.monsters, content.tables, [])
  const desk = new GeneratorDesk(newState('', game.id, borrowedFor(game.id)), shelf)
  try {
    writeResults(io, [...desk.many(generator.id, given, seed, count)], values.json === true)
    return 0
  } catch (thrown) {
    if (!(thrown instanceof NotGenerated)) throw thrown
    return reportFault(io, thrown.message)
  }
}

function writeResults(io: Io, results: readonly Generated[], json: boolean): void {
  if (json) {
    const plain = results.map(({ kind, text, parts, seed }) => ({
      kind,
      text,
      parts,
      seed,
    }))
    io.out(`${JSON.stringify(plain, null, 2)}\n`)
    return
  }
  const between = results.some(({ text }) => text.includes('\n')) ? '\n\n' : '\n'
  io.out(`${results.map(({ text }) => text).join(between)}\n`)
}

function reportFault(io: Io, fault: string, list?: string): ExitCode {
  io.err(`${fault}\n${list === undefined ? '' : `${list}\n`}`)
  return 1
}
