import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import {
  tableFormats,
  readTogether,
  titleOfFile,
  type ReadTables,
} from '../rules/tables/formats/index.ts'
import { writeTableFile } from '../rules/tables/markdown.ts'
import { takenLines } from '../app/tables-request.ts'
import { askApp, type Built } from './ask-app.ts'
import { isCampaignFile, takeTablesIntoFile } from './campaign-file.ts'
import type { ExitCode, Io } from './io.ts'
import { namedFiles } from './named-files.ts'
import { NamedTablesOf } from './named-tables.ts'
import { textOf as decodeText } from '../app/text-of.ts'
import { allTables } from './tables.ts'

const known = tableFormats.map(({ id }) => id).join(', ')

export const usage = `gatefold import-tables FILE…|- [--campaign C] [--format F] [--json]

  Reads tables of other programs, checks them and prints them as Gatefold's Markdown. Faults, and what was
  kept as text, go to stderr with file and line. Scripts are never run.
  --campaign C  adds them to a campaign, by its name or id, in one step that can be undone; or to a campaign in
                a file, FILE.gatefold or FILE.zip
  --format F    the form, when it is not to be told from the text:
${tableFormats.map(({ id, title }) => `                  ${id.padEnd(17)}${title}`).join('\n')}
  --json        an array of { file, format, tables, rest, faults }
  FILE          a folder stands for the files in it
  -             read the standard input`

/** Tables of one file. */
interface FileTables extends ReadTables {
  file: string
}

/** Reads tables and prints them, or adds them to a campaign; 1 when a file holds none or can't be read. */
export async function importTablesCommand(argv: string[], io: Io, built: Built): Promise<ExitCode> {
  const { values, positionals: named } = parseArgs({
    args: argv,
    allowPositionals: true,
    options: {
      campaign: { type: 'string' },
      format: { type: 'string' },
      json: { type: 'boolean' },
    },
  })
  const files = await namedFiles(named)
  if (files.length === 0)
    return reportFault(io, 'Name a file with tables; - reads the standard input.')
  const format = tableFormats.find(({ id }) => id === values.format)
  if (values.format !== undefined && !format)
    return reportFault(io, `Unknown format “${values.format}”: ${known}.`)
  if (values.campaign !== undefined && files.includes('-'))
    return reportFault(io, '--campaign takes files, not the standard input.')
  const shelf = new NamedTablesOf(allTables(built.resources).map(({ table }) => table))
  const texts: { file: string; text: string | Error }[] = []
  for (const file of files) texts.push({ file, text: await textOf(file, io) })
  const readable = texts.flatMap(({ file, text }) =>
    typeof text === 'string' ? [{ file, text, name: titleOfFile(file) }] : [],
  )
  const read = readTogether(readable, shelf, format)
  const reads = texts.map(({ file, text }): FileTables => {
    if (typeof text !== 'string')
      return { file, format: '', tables: [], rest: [], faults: [{ line: 0, says: text.message }] }
    return { file, ...(read[readable.findIndex((each) => each.file === file)] ?? noTables) }
  })
  for (const read of reads) report(read, io)
  const unreadable = reads.some(({ tables, faults }) => tables.length === 0 || faults.length > 0)
  if (values.campaign !== undefined && isCampaignFile(values.campaign)) {
    const tables = reads.flatMap((read) => read.tables.map(({ table }) => table))
    try {
      const { taken, known } = await takeTablesIntoFile(values.campaign, tables, io, built)
      for (const line of takenLines(taken, known)) io.out(`${line}\n`)
    } catch (cause) {
      return reportFault(
        io,
        `${values.campaign}: ${cause instanceof Error ? cause.message : String(cause)}`,
      )
    }
  } else if (values.campaign !== undefined && reads.some(({ tables }) => tables.length > 0)) {
    const lines = await askApp(
      {
        do: 'import-tables',
        campaign: values.campaign,
        files: reads.filter(({ tables }) => tables.length > 0).map(({ file }) => resolve(file)),
        ...(format ? { format: format.id } : {}),
      },
      built,
    )
    for (const line of lines) io.out(`${line}\n`)
  } else if (values.json) io.out(`${JSON.stringify(reads, null, 2)}\n`)
  else io.out(asMarkdown(reads))
  return unreadable ? 1 : 0
}

async function textOf(file: string, io: Io): Promise<string | Error> {
  const bytes = await (file === '-' ? io.stdin() : io.readFile(file)).catch((error: unknown) =>
    error instanceof Error ? error : new Error(String(error)),
  )
  if (bytes instanceof Error) return bytes
  try {
    return decodeText(bytes)
  } catch (cause) {
    return cause as Error
  }
}

function report({ file, tables, rest, faults }: FileTables, io: Io): void {
  const say = (line: number, says: string): void =>
    io.err(`${file}${line > 0 ? `:${line}` : ''}: ${says}\n`)
  for (const { line, says } of faults) say(line, says)
  for (const { table, faults: own, notes } of tables) {
    for (const { line, says } of own) say(line, `“${table.title}”: ${says}`)
    for (const { line, says } of notes) say(line, `“${table.title}”: ${says}`)
  }
  for (const { line, text } of rest.slice(0, 50)) say(line, `in no table: ${text.slice(0, 80)}`)
  if (rest.length > 50) say(0, `${rest.length - 50} more lines are in no table.`)
}

const noTables: ReadTables = { format: '', tables: [], rest: [], faults: [] }
const nothing = { title: '', group: '', licence: '', author: '', note: '' }

const asMarkdown = (reads: readonly FileTables[]) =>
  writeTableFile(
    nothing,
    reads.flatMap(({ tables }) => tables.map(({ table }) => table)),
  )

function reportFault(io: Io, fault: string): ExitCode {
  io.err(`${fault}\n`)
  return 1
}
