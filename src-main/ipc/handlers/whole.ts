import { Refusal } from '../contract/endpoint.ts'
import type { Entry, LibraryRecord } from '../../campaign/journal.ts'
import { pageSize, recordKey, type Store, type WholeCampaign } from '../../storage/store.ts'
import type { CampaignSummary } from '../../storage/records.ts'



/** Everything a store holds of one campaign. */
export async function wholeOf(store: Store, campaign: string): Promise<WholeCampaign> {
  const [summary, first, head] = await Promise.all([
    summaryOf(store, campaign), store.first(campaign), store.head(campaign),
  ])
  if (!first || !head) throw gone()
  return {
    summary,
    first,
    head,
    entries: await everyEntry(store, campaign, head.version),
    records: await everyRecord(store, campaign),
    restorePoints: await store.restorePoints(campaign),
  }
}

export async function summaryOf(store: Store, campaign: string): Promise<CampaignSummary> {
  const summary = (await store.campaigns()).find(({ id }) => id === campaign)
  if (!summary) throw gone()
  return summary
}

/** The same campaign under another id and name, as a copy. */
export function copied(whole: WholeCampaign, id: string, name: string, at: string): WholeCampaign {
  return {
    ...whole,
    summary: { ...withoutTrash(whole.summary), id, name, made: at, opened: at },
    first: { ...whole.first, campaign: id },
    head: { ...whole.head, campaign: id },
    restorePoints: whole.restorePoints.map((point) => ({ ...point, campaign: id })),
  }
}

export function withoutTrash({ trashed: _, ...summary }: CampaignSummary): CampaignSummary {
  return summary
}

async function everyEntry(store: Store, campaign: string, last: number): Promise<Entry[]> {
  const entries: Entry[] = []
  while (entries.length < last) {
    const next = await store.entries(campaign, entries.length + 1, pageSize)
    if (next.length === 0) break
    entries.push(...next)
  }
  return entries
}

export async function everyRecord(store: Store, campaign: string): Promise<LibraryRecord[]> {
  const records: LibraryRecord[] = []
  for (let after = ''; ; ) {
    const next = await store.records(campaign, after, pageSize)
    records.push(...next)
    const last = next.at(-1)
    if (!last || next.length < pageSize) return records
    after = recordKey(last)
  }
}

export function gone(): Refusal {
  return new Refusal('not-found', 'That campaign is not here any more.', 'Go back to the list and open another.')
}
