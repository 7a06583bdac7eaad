import type { Entry, Head, LibraryRecord, RecordType } from '../campaign/journal.ts'
import type { LongWork } from './along.ts'
import type { CampaignSummary, RestorePoint, SettingRecord } from './records.ts'

/** One library record as it is to be; `null` deletes it. */
export interface TouchedRecord {
  type: LibraryRecord['type']
  id: string
  record: LibraryRecord | null
}

/** One step of play: one entry, or several after an amendment, written in one strict transaction or not at all. */
export interface Commit {
  campaign: string
  /** Version the writer read; a store with another version refuses. */
  expects: number
  /** In order, without gaps; at least one. */
  entries: readonly Entry[]
  /** Head after the last of the entries. */
  head: Head
  records: TouchedRecord[]
  restorePoint?: RestorePoint
  /** Game time as the campaign list shows it from now on; absent leaves it as it was. */
  when?: string
}

/** A commit without a head where the last head kept and the entries since give it. */
export interface LeanCommit extends Omit<Commit, 'head'> {
  head: Head | null
}

/** Another writer was first: read the head again and repeat the command. */
export class StaleVersion extends Error {
  constructor(
    readonly campaign: string,
    readonly expects: number,
    readonly stands: number,
  ) {
    super(`Campaign ${campaign} stands at ${stands}, and the command was made for ${expects}.`)
    this.name = 'StaleVersion'
  }
}

/** The key of a library record in the order of `Store.records`. */
export function recordKey(record: { type: string; id: string }): string {
  return `${record.type}:${record.id}`
}

/** Largest page that `Store.entries` and `Store.records` give at once. */
export const pageSize = 500

/** Sites that come with a head; those in use are the ones that a group of the party is at. */
type SitesRead = 'all sites' | 'sites in use'

/** A whole campaign, as export, import, duplicate and rebuild carry it. */
export interface WholeCampaign {
  summary: CampaignSummary
  /** State before entry 1: replaying the entries from here gives the head. */
  first: Head
  head: Head
  entries: Entry[]
  records: LibraryRecord[]
  restorePoints: RestorePoint[]
}

/**
 * Storage of campaigns. Every implementation passes one suite, `storeSuite`.
 * Every write is durable when its promise resolves.
 */
export interface Store {
  campaigns(): Promise<CampaignSummary[]>
  /** @param sites all, when absent */
  head(campaign: string, sites?: SitesRead): Promise<Head | null>
  first(campaign: string): Promise<Head | null>
  /**
   * @throws {StaleVersion} when `commit.expects` is not the stored version.
   * @throws {Refusal} `not-found`, `disk-full`, `vault-gone`.
   */
  commit(commit: Commit): Promise<void>
  /** Entries numbered `from` and up, at most `limit` (1 to 500), in order. */
  entries(campaign: string, from: number, limit: number): Promise<Entry[]>
  /**
   * Library records in the order of type and id, at most `limit` (1 to 500). `after` is the
   * `recordKey` of the last one read, or `''` for the first page.
   * @param type only records of this type; all, when absent
   */
  records(
    campaign: string,
    after: string,
    limit: number,
    type?: RecordType,
  ): Promise<LibraryRecord[]>
  /** In the order of their versions. */
  restorePoints(campaign: string): Promise<RestorePoint[]>
  /** Adds a restore point outside any command. */
  mark(point: RestorePoint): Promise<void>
  /**
   * Adds a whole campaign; refuses an id that exists. In one transaction.
   * @param progress called while a large one is added
   * @throws {Refusal} `exists`.
   */
  add(whole: WholeCampaign, progress?: LongWork['progress']): Promise<void>
  /**
   * Changes data about a campaign, not in it: name, trash, last opened. Its version stays.
   * @throws {Refusal} `not-found`.
   */
  describe(summary: CampaignSummary): Promise<void>
  /** Removes a campaign for good. */
  remove(campaign: string): Promise<void>
  settings(): Promise<SettingRecord[]>
  /** Writes a setting; null removes it. */
  set(setting: SettingRecord): Promise<void>
}
