import { parseArgs } from 'node:util'
import { seed as anySeed } from '../app/chance.ts'
import { seeded } from '../rules/dice/rng.ts'
import { seedOfResult } from '../rules/generators/batch.ts'
import { games } from '../rules/registry.ts'
import { drawNow, type Traced } from '../rules/tables/draw.ts'
import type { Built } from './ask-app.ts'
import type { ExitCode, Io } from './io.ts'
import { NamedTablesOf } from './named-tables.ts'
import { countFromWords, seedFault, seedFromWords, withNumbersJoined } from './seed.ts'
import { allTables } from './tables.ts'

/** Rolls of one call at most. */
const most = 100_000

export const usage = `gatefold roll-table TABLE [--count N] [--seed N] [--game ID] [--json]

  Rolls on a table, by its id or its title; gatefold tables lists them.
  --count N   so many rolls
  --seed N    the same N gives the same rolls: a whole number, or 32 hex digits
  --game ID   for rows that depend on the game: ${games.map(({ id }) => id).join(', ')}
  --json      an array of { table, text, total, trail }`

/** Prints rolls on a table; 1 when there is no such table. */
export function rollTableCommand(argv: string[], io: Io, built: Built): ExitCode {
  const { values, positionals } = parseArgs({
    args: withNumbersJoined(argv),
    allowPositionals: true,
    options: {
      count: { type: 'string' },
      seed: { type: 'string' },
      game: { type: 'string' },
      json: { type: 'boolean' },
    },
  })
  const wanted = positionals.join(' ').trim()
  if (wanted === '') return reportFault(io, 'Name a table; gatefold tables lists them.')
  const tables = new NamedTablesOf(allTables(built.resources).map(({ table }) => table))
  const table = tables.table(wanted) ?? tables.tableNamed(wanted)
  if (!table) return reportFault(io, `No table is called “${wanted}”; gatefold tables lists them.`)
  const seed = values.seed === undefined ? anySeed() : seedFromWords(values.seed)
  if (seed === null) return reportFault(io, seedFault(values.seed ?? ''))
  const count = values.count === undefined ? 1 : countFromWords(values.count, most)
  if (count === null) return reportFault(io, `--count: a whole number from 1 to ${most}.`)
  if (values.game !== undefined && !games.some(({ id }) => id === values.game))
    return reportFault(
      io,
      `Unknown game “${values.game}”: ${games.map(({ id }) => id).join(', ')}.`,
    )
  const circumstances = values.game === undefined ? {} : { facts: { game: values.game } }
  const rolls = Array.from({ length: count }, (_, nth) => {
    const rng = seeded(seedOfResult(seed, nth + 1))
    const { text, total, trail } = drawNow(table, rng, tables, circumstances)
    return { table: table.id, text, total, trail: trail.map(printedStep) }
  })
  if (values.json) io.out(`${JSON.stringify(rolls, null, 2)}\n`)
  else io.out(rolls.map(({ text }) => `${text}\n`).join(''))
  return 0
}

/** A roll of the trail with the id, title and printed row of its table instead of the whole table. */
function printedStep(traced: Traced): object {
  if (traced.kind !== 'table') return traced
  const { kind, table, row, ...more } = traced
  const { id, title, dice, rows } = table
  return { kind, table: id, title, dice, row, text: rows[row]?.[1] ?? '', ...more }
}

function reportFault(io: Io, fault: string): ExitCode {
  io.err(`${fault}\n`)
  return 1
}
