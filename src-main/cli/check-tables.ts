import { bundled } from '../app/bundled.ts'
import { rulesets } from '../rules/registry.ts'
import { gaps } from '../rules/tables/gaps.ts'
import type { Table } from '../rules/tables/table.ts'
import { readTable } from '../rules/tables/text.ts'
import type { Built } from './ask-house.ts'
import type { ExitCode, Io } from './io.ts'

export const usage = `gatefold check-tables [FILE…]

  Checks that every table answers every roll exactly once: the bundled ones, or those in CSV, TSV
  or Markdown files.`

/** Prints a line for each table with a gap or an overlap; 1 when there is any. */
export async function checkTablesCommand(argv: string[], io: Io, built: Built): Promise<ExitCode> {
  const tables = argv.length > 0 ? await readFiles(argv, io) : ours(built)
  let wrong = 0
  for (const table of tables) {
    const faults = gaps(table)
    if (faults.length === 0) continue
    wrong++
    io.err(`${table.title}: ${faults.join('; ')}\n`)
  }
  io.out(`${tables.length - wrong} tables answer every roll once, ${wrong} do not\n`)
  return wrong > 0 ? 1 : 0
}

function ours(built: Built): Table[] {
  const games = Object.values(rulesets).flatMap((ruleset) => ruleset?.tables ?? [])
  return [...games, ...bundled(built.resources).tables]
}

async function readFiles(paths: string[], io: Io): Promise<Table[]> {
  const decoder = new TextDecoder()
  return Promise.all(paths.map(async (path) => readTable(decoder.decode(await io.readFile(path)), path)))
}
