import type { Entry, Head, LibraryRecord } from '../campaign/journal.ts'
import type { CampaignSummary, RestorePoint, SettingRecord } from './records.ts'

/** What one command leaves behind, written in one strict transaction or not at all. */
export interface Commit {
  campaign: string
  /** Version the writer read; a store that stands elsewhere refuses. */
  expects: number
  entry: Entry
  head: Head
  /** Library records as they are to be; `null` deletes. */
  records: { type: LibraryRecord['type']; id: string; record: LibraryRecord | null }[]
  restorePoint?: RestorePoint
}

/** Another writer was first: read the head again and repeat the command. */
export class StaleVersion extends Error {
  constructor(readonly campaign: string, readonly expects: number, readonly stands: number) {
    super(`Campaign ${campaign} stands at ${stands}, and the command was made for ${expects}.`)
    this.name = 'StaleVersion'
  }
}

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
 * Where campaigns are kept. Two implementations pass one suite: memory and the vault.
 * Every write is durable when its promise resolves.
 */
export interface Store {
  campaigns(): Promise<CampaignSummary[]>
  head(campaign: string): Promise<Head | null>
  first(campaign: string): Promise<Head | null>
  /** @throws {StaleVersion} when `commit.expects` is not the stored version. */
  commit(commit: Commit): Promise<void>
  /** Entries numbered `from` and up, at most `limit` (1 to 500), in order. */
  entries(campaign: string, from: number, limit: number): Promise<Entry[]>
  records(campaign: string, after: string, limit: number): Promise<LibraryRecord[]>
  restorePoints(campaign: string): Promise<RestorePoint[]>
  /** Adds a whole campaign; refuses an id that exists. In one transaction. */
  add(whole: WholeCampaign): Promise<void>
  /** Changes what stands about a campaign, not in it: name, trash, last opened. */
  describe(summary: CampaignSummary): Promise<void>
  /** Removes a campaign for good. */
  remove(campaign: string): Promise<void>
  settings(): Promise<SettingRecord[]>
  set(setting: SettingRecord): Promise<void>
}
