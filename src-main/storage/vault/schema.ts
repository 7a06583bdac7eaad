import { Dexie } from 'dexie'
import type { DexieOptions, Table } from 'dexie'
import type { Entry, Head, LibraryRecord } from '../../campaign/journal.ts'
import { schema } from '../records.ts'
import type { CampaignSummary, RestorePoint, SettingRecord } from '../records.ts'
import { tooNew } from '../refusals.ts'

interface EntryRow {
  campaign: string
  number: number
  entry: Entry
}
interface RecordRow {
  campaign: string
  type: LibraryRecord['type']
  id: string
  record: LibraryRecord
}

/** The tables of the vault. */
export interface VaultDatabase extends Dexie {
  summaries: Table<CampaignSummary, string>
  heads: Table<Head, string>
  firsts: Table<Head, string>
  entries: Table<EntryRow, [string, number]>
  records: Table<RecordRow, [string, string, string]>
  restorePoints: Table<RestorePoint, [string, number, string]>
  settings: Table<SettingRecord, string>
}

const databaseName = 'gatefold'

/**
 * Opens the vault's database, making or upgrading it as needed. Dexie's version is the schema
 * number of everything stored.
 * @throws {Refusal} `newer` when a newer Gatefold wrote it; it is closed again, unchanged.
 */
export async function openDatabase(
  name: string = databaseName,
  options: DexieOptions = {},
): Promise<VaultDatabase> {
  const database = new Dexie(name, {
    chromeTransactionDurability: 'strict',
    autoOpen: false,
    ...options,
  }) as VaultDatabase
  declareVersions(database)
  await refuseNewer(name, options)
  return (await database.open()) as VaultDatabase
}

function declareVersions(database: Dexie): void {
  database.version(1).stores({
    summaries: 'id',
    heads: 'campaign',
    firsts: 'campaign',
    entries: '[campaign+number]',
    records: '[campaign+type+id]',
    restorePoints: '[campaign+version+why]',
    settings: 'id',
  })
  // Records of another type in the same tables.
  database.version(2).stores({})
}

/** Dexie opens a newer database as if it were its own, so its number is looked at beforehand. */
async function refuseNewer(name: string, options: DexieOptions): Promise<void> {
  const factory = (options.indexedDB ?? indexedDB) as IDBFactory
  const found = (await factory.databases()).find((one) => one.name === name)
  // Dexie multiplies its version by ten to leave room between two of its own.
  const version = Math.ceil((found?.version ?? 0) / 10)
  if (version > schema) throw tooNew('The campaign store', version, schema)
}
