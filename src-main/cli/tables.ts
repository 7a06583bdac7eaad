import { parseArgs } from 'node:util'
import { bundled } from '../app/bundled.ts'
import { games } from '../rules/registry.ts'
import { tablesWithWords } from '../rules/tables/called.ts'
import type { Table } from '../rules/tables/table.ts'
import type { Built } from './ask-app.ts'
import type { ExitCode, Io } from './io.ts'

export const usage = `gatefold tables [--json] [WORDS]

  Lists every table, of the games and of Gatefold, or those with all the words in id, title or group.
  --json   an array of { id, title, dice, rows, game, group, licence }`

/** A table with the game that it belongs to. */
export interface ListedTable {
  table: Table
  game: string | null
  licence: string
}

/** Every table that can be rolled on without a campaign. */
export function allTables(resources: string): ListedTable[] {
  return [
    ...games.flatMap(({ id, tables, credit }) =>
      tables.map((table) => ({ table, game: id, licence: table.licence ?? credit.licence })),
    ),
    ...bundled(resources)
      .tables.all()
      .filter(({ tags }) => !tags?.includes('former'))
      .map((table) => ({ table, game: null, licence: table.licence ?? '' })),
  ]
}

/** Prints the tables that have all the words. */
export function tablesCommand(argv: string[], io: Io, built: Built): ExitCode {
  const { values, positionals } = parseArgs({
    args: argv,
    allowPositionals: true,
    options: { json: { type: 'boolean' } },
  })
  const lines = tablesWithWords(
    allTables(built.resources).map(
      ({ table: { id, title, dice, rows, group }, game, licence }) => ({
        id,
        title,
        dice,
        rows: rows.length,
        game,
        group: group ?? games.find((one) => one.id === game)?.title ?? '',
        licence,
      }),
    ),
    positionals.join(' '),
  )
  if (values.json) io.out(`${JSON.stringify(lines, null, 2)}\n`)
  else
    for (const { id, title, dice, rows } of lines)
      io.out(`${id.padEnd(34)} ${dice.padEnd(7)} ${String(rows).padStart(4)}  ${title}\n`)
  if (lines.length > 0 || values.json) return 0
  io.err(`No table has the words “${positionals.join(' ')}”.\n`)
  return 1
}
