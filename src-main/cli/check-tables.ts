import { parseArgs } from 'node:util'
import { bundled } from '../app/bundled.ts'
import { rulesets } from '../rules/registry.ts'
import { readTables, titleOfFile } from '../rules/tables/formats/index.ts'
import { faultsOf } from '../rules/tables/gaps.ts'
import type { Built } from './ask-app.ts'
import type { ExitCode, Io } from './io.ts'
import { namedFiles } from './named-files.ts'
import { NamedTablesOf } from './named-tables.ts'
import { textOf } from '../app/text-of.ts'

export const usage = `gatefold check-tables [FILE…]

  Checks that every table answers every roll exactly once, that brackets close, and that references lead
  to a table: the bundled ones, or those of files in any form that import-tables reads.`

/** Prints a line for each fault, with its file and line; 1 when there is any, or a file holds no table. */
export async function checkTablesCommand(argv: string[], io: Io, built: Built): Promise<ExitCode> {
  const { positionals: paths } = parseArgs({ args: argv, allowPositionals: true, options: {} })
  const games = Object.values(rulesets).flatMap((ruleset) => ruleset?.tables ?? [])
  const ours = [...games, ...bundled(built.resources).tables.all()]
  const checked =
    paths.length > 0
      ? await checkFiles(await namedFiles(paths), io, new NamedTablesOf(ours))
      : { tables: ours.length, faults: faultsOf(ours) }
  for (const fault of checked.faults) io.err(`${fault}\n`)
  const found =
    checked.faults.length === 0
      ? 'each answers every roll once'
      : countText(checked.faults.length, 'fault')
  io.out(`${countText(checked.tables, 'table')} looked at, ${found}\n`)
  return checked.faults.length > 0 ? 1 : 0
}

function countText(count: number, thing: string): string {
  return count === 1 ? `1 ${thing}` : `${count} ${thing}s`
}

interface Checked {
  tables: number
  faults: string[]
}

async function checkFiles(paths: readonly string[], io: Io, ours: NamedTablesOf): Promise<Checked> {
  const checked: Checked = { tables: 0, faults: [] }
  for (const path of paths) {
    const text = await io
      .readFile(path)
      .then(textOf)
      .catch((error: Error) => error)
    if (text instanceof Error) {
      checked.faults.push(`${path}: ${text.message}`)
      continue
    }
    const read = readTables(text, titleOfFile(path), ours)
    checked.tables += read.tables.length
    for (const { line, says } of [...read.faults, ...read.tables.flatMap(({ faults }) => faults)])
      checked.faults.push(`${path}${line > 0 ? `:${line}` : ''}: ${says}`)
  }
  return checked
}
