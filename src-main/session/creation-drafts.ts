import * as v from 'valibot'
import { play, type LeftCreation } from '../ipc/contract/play.ts'
import type { Store } from '../storage/store.ts'
import { MachineRecords } from './machine-records.ts'

type LeftCreations = Record<string, LeftCreation>

/** Characters under way, one record for each campaign, among the settings of this machine. */
export class CreationDraftStore {
  private readonly records: MachineRecords<LeftCreations>

  constructor(store: Store) {
    this.records = new MachineRecords(store, readDrafts)
  }

  read(campaign: string): Promise<LeftCreations> {
    return this.records.read(recordOf(campaign))
  }

  /** Saves a character under way by its name; null removes it. */
  async save(campaign: string, name: string, left: LeftCreation | null): Promise<void> {
    await this.records.change(recordOf(campaign), ({ [name]: _before, ...others }) =>
      left ? { ...others, [name]: left } : others,
    )
  }
}

function readDrafts(stored: unknown): LeftCreations {
  const read = v.safeParse(play['play.left-creations'].output, stored ?? {})
  return read.success ? read.output : {}
}

const recordOf = (campaign: string) => `creation drafts ${campaign}`
