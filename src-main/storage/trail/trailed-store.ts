import type { CampaignSummary } from '../records.ts'
import { touchedBy } from '../replay.ts'
import { pageSize } from '../store.ts'
import type { Commit, Store } from '../store.ts'
import { readWhole } from '../campaign-snapshot.ts'
import type { Trail } from './index.ts'

export interface TrailedStore extends Store {
  /** Waits until the plain files are up to date; called before quitting. */
  settled(): Promise<void>
}

/**
 * Store that writes the trail after every durable change. A change is acknowledged when the store and the
 * plain files have it; where those can't be written it is kept all the same, and they are filled in with the
 * next change.
 * @param followed called each time the plain files were written, or could not be
 */
export function trailedStore(
  store: Store,
  trail: Trail,
  followed: () => void = () => undefined,
): TrailedStore {
  let following: Promise<unknown> = Promise.resolve()
  const summaries = new Map<string, CampaignSummary>()

  const summaryOf = async (campaign: string): Promise<CampaignSummary | undefined> => {
    const known = summaries.get(campaign)
    if (known) return known
    for (const one of await store.campaigns()) summaries.set(one.id, one)
    return summaries.get(campaign)
  }
  const describe = async (campaign: string): Promise<void> => {
    const summary = await summaryOf(campaign)
    if (summary) await trail.describe(summary, await store.restorePoints(campaign))
    followed()
  }
  const follow = async (commit: Commit): Promise<void> => {
    const before = await summaryOf(commit.campaign)
    if (!before) return
    const when = commit.when ?? before.when
    const summary = { ...before, version: commit.head.version, when }
    summaries.set(commit.campaign, summary)
    const how = await trail.append(commit, summary)
    followed()
    if (how === 'gap') following = Promise.all([following, fill(summary)])
  }
  const fill = (summary: CampaignSummary): Promise<void> =>
    fillTrail(store, trail, summary)
      .catch(() => undefined)
      .then(followed)

  return {
    ...store,
    async commit(commit) {
      await store.commit(commit)
      await follow(commit).catch(() => undefined)
    },
    async add(whole, progress) {
      await store.add(whole, progress)
      summaries.set(whole.summary.id, whole.summary)
      await trail.begin(whole)
      followed()
    },
    async describe(summary) {
      await store.describe(summary)
      summaries.delete(summary.id)
      await describe(summary.id)
    },
    async mark(point) {
      await store.mark(point)
      await describe(point.campaign)
    },
    async remove(campaign) {
      await store.remove(campaign)
      summaries.delete(campaign)
      await trail.forget(campaign)
      followed()
    },
    async settled() {
      await following
      await trail.flush()
    },
  }
}

/** Rewrites the files from the store; a copy of those that were there is kept aside. */
export async function rewriteTrail(store: Store, trail: Trail, campaign: string): Promise<void> {
  await trail.keepCopy(campaign)
  await trail.begin(await readWhole(store, campaign))
}

/** Appends the entries that the plain files lack; rewrites the files when their journal has no sound line. */
export async function fillTrail(
  store: Store,
  trail: Trail,
  summary: CampaignSummary,
): Promise<void> {
  const head = await store.head(summary.id)
  const { line: last } = await trail.last(summary.id)
  if (!head) return
  if (!last) return rewriteTrail(store, trail, summary.id)
  for (let from = last.entry.number + 1; from <= head.version; from += pageSize) {
    for (const entry of await store.entries(summary.id, from, pageSize)) {
      const records = touchedBy(entry)
      const commit = {
        campaign: summary.id,
        expects: entry.number - 1,
        entries: [entry],
        head,
        records,
      }
      void trail.append(commit, summary)
    }
  }
  await trail.flush()
}
