import type { Entry, LibraryRecord, RecordType } from '../campaign/journal.ts'
import { Refusal } from '../ipc/contract/endpoint.ts'
import { sameJson } from './canonical-json.ts'
import { damaged, notFound } from './refusals.ts'
import { recordsBefore, replay } from './replay.ts'
import { alone, inSteps, type LongWork } from './along.ts'
import { pageSize, recordKey } from './store.ts'
import type { Store, WholeCampaign } from './store.ts'

/**
 * Reads a whole campaign, page by page so that play goes on meanwhile, and again if it changed.
 * @throws {Refusal} `not-found`; `busy` when it was changed during each of five readings; `cancelled`.
 */
export async function readWhole(
  store: Store,
  campaign: string,
  along: LongWork = alone,
): Promise<WholeCampaign> {
  for (let attempt = 0; attempt < 5; attempt++) {
    const whole = await readOnce(store, campaign, along)
    if ((await store.head(campaign))?.version === whole.head.version) return whole
  }
  throw new Refusal('busy', 'The campaign was changed while it was being read.', 'Do it again.')
}

async function readOnce(store: Store, campaign: string, along: LongWork): Promise<WholeCampaign> {
  const [summaries, first, head] = await Promise.all([
    store.campaigns(),
    store.first(campaign),
    store.head(campaign),
  ])
  const summary = summaries.find((one) => one.id === campaign)
  if (!summary || !first || !head) throw notFound(campaign)
  const step = inSteps(along, head.version - first.version, 'reading')
  // Read after the head: the second look at the head reveals anything that came with a later one.
  const [entries, records, restorePoints] = await Promise.all([
    readEntries(store, campaign, first.version + 1, head.version, step),
    readRecords(store, campaign),
    store.restorePoints(campaign),
  ])
  return {
    summary: { ...summary, version: head.version },
    first,
    head,
    entries,
    records,
    restorePoints,
  }
}

/** All entries from one number to another, both included. */
async function readEntries(
  store: Store,
  campaign: string,
  from: number,
  to: number,
  step?: (done: number) => Promise<void>,
): Promise<Entry[]> {
  const entries: Entry[] = []
  for (let next = from; next <= to; next = from + entries.length) {
    const page = await store.entries(campaign, next, Math.min(pageSize, to - next + 1))
    if (page.length === 0) throw damaged('The journal', `entry ${next} is missing`)
    entries.push(...page)
    await step?.(entries.length)
  }
  return entries
}

/** Every library record of a campaign, or all of one type. */
export async function readRecords(
  store: Store,
  campaign: string,
  type?: RecordType,
): Promise<LibraryRecord[]> {
  const records: LibraryRecord[] = []
  for (;;) {
    const last = records.at(-1)
    const page = await store.records(campaign, last ? recordKey(last) : '', pageSize, type)
    records.push(...page)
    if (page.length < pageSize) return records
  }
}

/**
 * Checks that a campaign holds together: its journal, replayed from its first state, gives its head,
 * and its library is what the journal made of it.
 * @throws {Refusal} `damaged`, naming `thing`.
 */
export function checkWhole(whole: WholeCampaign, thing: string): void {
  const { summary, first, head, entries } = whole
  try {
    if (first.campaign !== summary.id || head.campaign !== summary.id) {
      throw new Error('its parts are of different campaigns')
    }
    if (!sameJson(replay(first, entries), head))
      throw new Error('its journal does not lead to its state')
    recordsBefore(whole.records, entries)
  } catch (error) {
    throw damaged(thing, error instanceof Error ? error.message : String(error))
  }
}

/** Copies a campaign under another id, in all its parts. */
export function underId(whole: WholeCampaign, id: string): WholeCampaign {
  return {
    ...whole,
    summary: { ...whole.summary, id },
    first: { ...whole.first, campaign: id },
    head: { ...whole.head, campaign: id },
    restorePoints: whole.restorePoints.map((point) => ({ ...point, campaign: id })),
  }
}
