import * as v from 'valibot'
import type { Entry, Head, LibraryRecord } from '../../campaign/journal.ts'
import { endpoint, Id, json, Nothing } from '../../ipc/contract/endpoint.ts'
import { CampaignSummary, RestorePoint, SettingRecord } from '../records.ts'
import { pageSize } from '../store.ts'
import type { Commit, WholeCampaign } from '../store.ts'
import type { Packed } from '../packed.ts'

const One = v.object({ campaign: Id })
const Limit = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(pageSize))
const Number = v.pipe(v.number(), v.integer(), v.minValue(0))
const long = 300_000

/** A commit whose entries and records, which hold much alike, go together. */
export interface PackedCommit extends Omit<Commit, 'entries' | 'records'> {
  packed: Packed<Pick<Commit, 'entries' | 'records'>>
}

/** What main may ask of the vault: the store's own words, one endpoint each. */
export const vaultContract = {
  'vault.campaigns': endpoint({ input: Nothing, output: v.array(CampaignSummary) }),
  'vault.head': endpoint({ input: One, output: json<Head | null>() }),
  'vault.first': endpoint({ input: One, output: json<Head | null>() }),
  /** A stale writer is an answer, not a failure: main needs to know where the campaign stands. */
  'vault.commit': endpoint({
    input: json<PackedCommit>(),
    output: v.variant('end', [
      v.object({ end: v.literal('kept') }),
      v.object({ end: v.literal('stale'), stands: Number }),
    ]),
    patience: 60_000,
  }),
  'vault.entries': endpoint({
    input: v.object({ campaign: Id, from: Number, limit: Limit }),
    output: json<Packed<Entry[]>>(),
  }),
  'vault.records': endpoint({
    input: v.object({ campaign: Id, after: v.string(), limit: Limit }),
    output: json<LibraryRecord[]>(),
  }),
  'vault.restorePoints': endpoint({ input: One, output: v.array(RestorePoint) }),
  'vault.mark': endpoint({ input: RestorePoint, output: Nothing }),
  'vault.add': endpoint({ input: json<WholeCampaign>(), output: Nothing, patience: long }),
  'vault.describe': endpoint({ input: CampaignSummary, output: Nothing }),
  'vault.remove': endpoint({ input: One, output: Nothing, patience: long }),
  'vault.settings': endpoint({ input: Nothing, output: v.array(SettingRecord) }),
  'vault.set': endpoint({ input: SettingRecord, output: Nothing }),
} as const
export type VaultContract = typeof vaultContract
