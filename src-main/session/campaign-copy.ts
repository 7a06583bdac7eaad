import { sharedLibraryId, type CampaignSummary } from '../storage/records.ts'
import type { Store, WholeCampaign } from '../storage/store.ts'
import { underId } from '../storage/campaign-snapshot.ts'
import { Refusal } from '../ipc/contract/endpoint.ts'
import { gameTimeOf } from './games.ts'

/** Campaigns that are played; the shared library is none of them. */
export async function playedCampaigns(store: Pick<Store, 'campaigns'>): Promise<CampaignSummary[]> {
  return (await store.campaigns()).filter(({ id }) => id !== sharedLibraryId)
}

/** @throws {Refusal} `not-found`. */
export async function summaryOf(store: Store, campaign: string): Promise<CampaignSummary> {
  const summary = (await store.campaigns()).find(({ id }) => id === campaign)
  if (!summary) throw campaignGone()
  return summary
}

/** Copies a campaign under another id and name, out of the trash, made now. */
export function copyCampaign(
  whole: WholeCampaign,
  id: string,
  name: string,
  at: string,
): WholeCampaign {
  const copy = underId(whole, id)
  const when = gameTimeOf(copy.head)
  return { ...copy, summary: { ...withoutTrash(copy.summary), name, when, made: at, opened: at } }
}

export function withoutTrash({ trashed: _, ...summary }: CampaignSummary): CampaignSummary {
  return summary
}

export function campaignStale(): Refusal {
  return new Refusal(
    'stale',
    'Another Gatefold has changed this campaign meanwhile.',
    'Open it again from the list; nothing of either is lost.',
  )
}

export function campaignGone(): Refusal {
  return new Refusal(
    'not-found',
    'That campaign is not here any more.',
    'Go back to the list and open another.',
  )
}
