import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { exportFormats, writeTables } from '../rules/tables/formats/index.ts'
import { tablesWithWords, withCalled } from '../rules/tables/called.ts'
import { askApp, type Built } from './ask-app.ts'
import type { ExitCode, Io } from './io.ts'
import { NamedTablesOf } from './named-tables.ts'
import { allTables } from './tables.ts'

/** Number of losses that are listed one by one. */
const mostTold = 20

const known = exportFormats.map(({ id }) => id).join(', ')

export const usage = `gatefold export-tables --format F [WORDS] [--out FILE] [--campaign C]

  Writes the tables that have all the words in id, title or group, with those that their rows refer to.
  --format F    the form, with licence and author where it has a place for them:
${exportFormats.map(({ id, title }) => `                  ${id.padEnd(17)}${title}`).join('\n')}
  --out FILE    write to a file instead of the standard output
  --campaign C  the GM's own tables of a campaign, by its name or id

  What a form does not hold of a row goes to stderr, with table and row; the row is written in plain words.
  Foundry takes one table a file: several of them are an array, for RollTable.create.`

/** Writes tables in another form; 1 when there are none, or the form is unknown. */
export async function exportTablesCommand(argv: string[], io: Io, built: Built): Promise<ExitCode> {
  const { values, positionals } = parseArgs({
    args: argv,
    allowPositionals: true,
    options: {
      format: { type: 'string' },
      out: { type: 'string' },
      campaign: { type: 'string' },
    },
  })
  if (values.format === undefined) return reportFault(io, `--format is missing: ${known}.`)
  const format = exportFormats.find(({ id }) => id === values.format)
  if (!format) return reportFault(io, `Unknown format “${values.format}”: ${known}.`)
  const words = positionals.join(' ')
  if (values.campaign !== undefined) {
    const out = values.out === undefined || values.out === '-' ? {} : { out: resolve(values.out) }
    const request = {
      do: 'export-tables',
      campaign: values.campaign,
      format: format.id,
      words,
    } as const
    for (const text of await askApp({ ...request, ...out }, built)) io.out(text)
    return 0
  }
  const all = allTables(built.resources).map(({ table, licence }) => ({ ...table, licence }))
  const chosen = tablesWithWords(all, words)
  if (chosen.length === 0) return reportFault(io, `No table has the words “${words}”.`)
  const { text, losses } = writeTables(format, withCalled(chosen, new NamedTablesOf(all)))
  for (const { table, row, says } of losses.slice(0, mostTold))
    io.err(`“${table}”, row ${row}: ${says}.\n`)
  if (losses.length > mostTold) io.err(`${losses.length - mostTold} more rows lose something.\n`)
  if (values.out === undefined || values.out === '-') io.out(text)
  else await io.writeFile(values.out, text)
  return 0
}

function reportFault(io: Io, fault: string): ExitCode {
  io.err(`${fault}\n`)
  return 1
}
