import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { bundled } from '../app/bundled.ts'
import { rulesets } from '../rules/registry.ts'
import { faultsOf } from '../rules/tables/gaps.ts'
import type { Table } from '../rules/tables/table.ts'
import { readTable, tableFrom } from '../rules/tables/text.ts'
import type { Built } from './ask-house.ts'
import type { ExitCode, Io } from './io.ts'

export const usage = `gatefold check-tables [FILE…]

  Checks that every table answers every roll exactly once: the bundled ones, or those in CSV, TSV
  or Markdown files.`

/** Prints a line for each gap and overlap; 1 when there is any, or a file is no table. */
export async function checkTablesCommand(argv: string[], io: Io, built: Built): Promise<ExitCode> {
  const { positionals: paths } = parseArgs({ args: argv, allowPositionals: true, options: {} })
  const { tables, unreadable } =
    paths.length > 0 ? await readFiles(paths, io) : { tables: ours(built), unreadable: [] }
  const faults = [...unreadable, ...faultsOf(tables)]
  for (const fault of faults) io.err(`${fault}\n`)
  const found =
    faults.length === 0 ? 'each answers every roll once' : counted(faults.length, 'fault')
  io.out(`${counted(tables.length, 'table')} looked at, ${found}\n`)
  return faults.length > 0 ? 1 : 0
}

function counted(count: number, thing: string): string {
  return count === 1 ? `1 ${thing}` : `${count} ${thing}s`
}

function ours(built: Built): Table[] {
  const games = Object.values(rulesets).flatMap((ruleset) => ruleset?.tables ?? [])
  return [...games, ...bundled(built.resources).tables]
}

async function readFiles(
  paths: string[],
  io: Io,
): Promise<{ tables: Table[]; unreadable: string[] }> {
  const tables: Table[] = []
  const unreadable: string[] = []
  for (const path of paths) {
    const bytes = await io.readFile(path).catch((error: Error) => error)
    if (bytes instanceof Error) {
      unreadable.push(`${path}: ${bytes.message}`)
      continue
    }
    const read = readTable(new TextDecoder().decode(bytes))
    if (read.ok) tables.push(tableFrom(read, { id: path, title: basename(path), source: path }))
    else unreadable.push(`${path}${read.line > 0 ? `, line ${read.line}` : ''}: ${read.says}`)
  }
  return { tables, unreadable }
}
