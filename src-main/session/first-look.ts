import type { Head, LibraryRecord } from '../campaign/journal.ts'
import { Refusal } from '../ipc/contract/endpoint.ts'
import { rulesets } from '../rules/registry.ts'
import { readRecords } from '../storage/campaign-snapshot.ts'
import type { Store } from '../storage/store.ts'
import { campaignGone, campaignStale } from './campaign-copy.ts'
import { JournalEnd } from './journal-end.ts'

/**
 * Reads a campaign that is opened: whole, or for its first look without sites that nobody is at and without notes.
 * @throws {Refusal} when it is not there, or its game is unknown.
 */
export async function readOpening(
  store: Store,
  campaign: string,
  { firstLook }: { firstLook?: boolean },
): Promise<{ head: Head; journal: JournalEnd; records: LibraryRecord[] }> {
  const head = await store.head(campaign, firstLook ? 'sites in use' : 'all sites')
  if (!head) throw campaignGone()
  if (!rulesets[head.state.ruleset]) throw withoutRules(head)
  const [journal, records] = await Promise.all([
    JournalEnd.read(store, head),
    readRecords(store, campaign, firstLook ? 'monster' : undefined),
  ])
  return { head, journal, records }
}

/** Reads what the first look of a campaign left out. @throws {Refusal} when it has changed since. */
export async function readLeftOut(
  store: Store,
  { campaign, version }: Head,
): Promise<{ head: Head; notes: LibraryRecord[] }> {
  const [head, notes] = await Promise.all([
    store.head(campaign),
    readRecords(store, campaign, 'note'),
  ])
  if (!head) throw campaignGone()
  if (head.version !== version) throw campaignStale()
  return { head, notes }
}

function withoutRules({ state }: Head): Refusal {
  return new Refusal(
    'refused',
    `“${state.name}” is played by a game that this version has no rules for (${state.ruleset}).`,
    'Open it in the Gatefold it comes from; it stays in the list as it is.',
  )
}
