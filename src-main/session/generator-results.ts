import * as v from 'valibot'
import { generators, type GeneratorSession } from '../ipc/contract/generators.ts'
import type { Store } from '../storage/store.ts'
import { MachineRecords } from './machine-records.ts'

/** Results generated last, one record for each campaign, among the settings of this machine. */
export class GeneratorResultStore {
  private readonly records: MachineRecords<GeneratorSession>

  constructor(store: Store) {
    this.records = new MachineRecords(store, readResults)
  }

  read(campaign: string): Promise<GeneratorSession> {
    return this.records.read(recordOf(campaign))
  }

  async save(campaign: string, results: GeneratorSession): Promise<void> {
    await this.records.change(recordOf(campaign), () => results)
  }
}

function readResults(stored: unknown): GeneratorSession {
  const read = v.safeParse(generators['generators.session'].output, stored)
  return read.success ? read.output : { results: [], shown: 0 }
}

const recordOf = (campaign: string) => `generated ${campaign}`
