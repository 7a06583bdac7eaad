import * as v from 'valibot'
import type { Entry, Head, LibraryRecord } from '../../campaign/journal.ts'
import { endpoint, Id, json, Nothing } from '../../ipc/contract/endpoint.ts'
import { CampaignSummary, RestorePoint, SettingRecord } from '../records.ts'
import { pageSize } from '../store.ts'
import type { LeanCommit, WholeCampaign } from '../store.ts'
import type { Packed } from '../packed-commit.ts'

const One = v.object({ campaign: Id })
const Limit = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(pageSize))
const Number = v.pipe(v.number(), v.integer(), v.minValue(0))
const long = 300_000

/** A commit whose entries and records, which hold many of the same objects, are packed together. */
interface PackedCommit extends Omit<LeanCommit, 'entries' | 'records'> {
  packed: Packed<Pick<LeanCommit, 'entries' | 'records'>>
}

/** As much of a campaign's journal and library as one message carries. */
interface Part {
  campaign: string
  /** 0 and up, in order. */
  part: number
  packed: Packed<Pick<WholeCampaign, 'entries' | 'records'>>
}

/** A campaign without the parts that were sent before it. */
interface Arriving extends Omit<WholeCampaign, 'entries' | 'records'> {
  parts: number
}

/** Calls that main makes to the vault: one endpoint for each of the store's methods, and `vault.part`. */
export const vaultContract = {
  'vault.campaigns': endpoint({ input: Nothing, output: v.array(CampaignSummary) }),
  /** Last head kept, and the entries since, which came without one; with the sites in use there are none since. */
  'vault.head': endpoint({
    input: v.object({ campaign: Id, sites: v.picklist(['all sites', 'sites in use']) }),
    output: json<{ head: Head; since: Entry[] } | null>(),
  }),
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
  /** `cut` when one message does not hold them all: the caller asks for the rest. */
  'vault.entries': endpoint({
    input: v.object({ campaign: Id, from: Number, limit: Limit }),
    output: json<{ packed: Packed<Entry[]>; cut: boolean }>(),
  }),
  'vault.records': endpoint({
    input: v.object({
      campaign: Id,
      after: v.string(),
      limit: Limit,
      type: v.optional(v.picklist(['monster', 'note'])),
    }),
    output: json<LibraryRecord[]>(),
  }),
  'vault.restorePoints': endpoint({ input: One, output: v.array(RestorePoint) }),
  'vault.mark': endpoint({ input: RestorePoint, output: Nothing }),
  /** Entries and records of a campaign that is being added; the vault holds them until `vault.add`. */
  'vault.part': endpoint({ input: json<Part>(), output: Nothing, patience: 60_000 }),
  'vault.add': endpoint({ input: json<Arriving>(), output: Nothing, patience: long }),
  'vault.describe': endpoint({ input: CampaignSummary, output: Nothing }),
  'vault.remove': endpoint({ input: One, output: Nothing, patience: long }),
  'vault.settings': endpoint({ input: Nothing, output: v.array(SettingRecord) }),
  'vault.set': endpoint({ input: SettingRecord, output: Nothing }),
} as const
export type VaultContract = typeof vaultContract
