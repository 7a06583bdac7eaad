import { basename, dirname, resolve } from 'node:path'
import { bundled } from '../app/bundled.ts'
import { seed } from '../app/chance.ts'
import { apply } from '../campaign/apply.ts'
import { Library } from '../campaign/library.ts'
import { contextOf } from '../campaign/table-context.ts'
import { TableCatalogue } from '../campaign/table-catalogue.ts'
import { saveWhole } from '../print/save.ts'
import { borrowedOf, rulesetOf } from '../rules/registry.ts'
import type { Table } from '../rules/tables/table.ts'
import { tablesToTake, type TakenTables } from '../session/free-table-ids.ts'
import { simpleCommand } from '../session/simple-command.ts'
import { openCampaignZip } from '../storage/zip/read-zip.ts'
import { writeCampaignZip } from '../storage/zip/write-zip.ts'
import type { Built } from './ask-app.ts'
import type { Io } from './io.ts'

/** True for the name of a campaign's file, as against a campaign by its name or id. */
export const isCampaignFile = (named: string): boolean => /\.(?:gatefold|zip)$/i.test(named)

/**
 * Adds tables to a campaign in a file, in one step that can be undone, and writes the file in one go.
 * @throws {Error} when it can't be read or written; the file is then as it was
 */
export async function takeTablesIntoFile(
  file: string,
  tables: readonly Table[],
  io: Io,
  built: Built,
): Promise<TakenTables> {
  const { whole, pictures } = openCampaignZip(await io.readFile(file), undefined, basename(file))
  const content = bundled(built.resources)
  const { head } = whole
  const lenders = borrowedOf(head.state).map(({ game }) => game)
  const games = [...new Set([...lenders, rulesetOf(head.state)])]
  const found = tablesToTake(tables, new TableCatalogue(head.state, content.tables.all(), games))
  if (found.taken.length === 0) return found
  const at = new Date().toISOString()
  const library = new Library(content.monsters, content.tables, whole.records)
  const command = { ...simpleCommand('house.take-tables', { tables: found.taken }), seed: seed() }
  const applied = apply(head, command, contextOf(head.state, library, at))
  if (applied.end !== 'done')
    throw new Error(applied.end === 'refused' ? applied.refused.why : 'It asks for dice.')
  const after = {
    ...whole,
    summary: { ...whole.summary, version: applied.head.version },
    head: applied.head,
    entries: [...whole.entries, applied.entry],
  }
  const bytes = await writeCampaignZip(after, built.version, pictures)
  await saveWhole(dirname(resolve(file)), basename(file), bytes)
  return found
}
