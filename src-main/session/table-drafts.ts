import * as v from 'valibot'
import { tables, type TableDrafts } from '../ipc/contract/tables.ts'
import type { Store } from '../storage/store.ts'
import { MachineRecords } from './machine-records.ts'

/** Unsaved texts of tables, one record for each campaign, among the settings of this machine. */
export class TableDraftStore {
  private readonly records: MachineRecords<TableDrafts>

  constructor(store: Store) {
    this.records = new MachineRecords(store, readDrafts)
  }

  read(campaign: string): Promise<TableDrafts> {
    return this.records.read(recordOf(campaign))
  }

  /** Saves the draft of a table; null removes it. */
  async save(campaign: string, table: string, draft: TableDrafts[string] | null): Promise<void> {
    await this.records.change(recordOf(campaign), ({ [table]: _before, ...others }) =>
      draft ? { ...others, [table]: draft } : others,
    )
  }
}

function readDrafts(stored: unknown): TableDrafts {
  const read = v.safeParse(tables['tables.drafts'].output, stored ?? {})
  return read.success ? read.output : {}
}

const recordOf = (campaign: string) => `table drafts ${campaign}`
