import * as v from 'valibot'
import type { Store } from '../storage/store.ts'
import { MachineRecords } from './machine-records.ts'

/** Unsaved texts of one kind, one record for each campaign, among the settings of this machine. */
export class DraftStore<T> {
  private readonly records: MachineRecords<Record<string, T>>

  /** @param kind words that begin the record's id: "table drafts" */
  constructor(
    store: Store,
    private readonly kind: string,
    schema: v.GenericSchema<unknown, Record<string, T>>,
  ) {
    this.records = new MachineRecords(store, (stored) => {
      const read = v.safeParse(schema, stored ?? {})
      return read.success ? read.output : {}
    })
  }

  read(campaign: string): Promise<Record<string, T>> {
    return this.records.read(this.recordOf(campaign))
  }

  /** Saves a draft; null removes it. */
  async save(campaign: string, id: string, draft: T | null): Promise<void> {
    await this.records.change(this.recordOf(campaign), ({ [id]: _before, ...others }) =>
      draft === null ? others : { ...others, [id]: draft },
    )
  }

  private recordOf(campaign: string): string {
    return `${this.kind} ${campaign}`
  }
}
