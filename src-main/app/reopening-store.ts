import { Refusal } from '../ipc/contract/endpoint.ts'
import type { Store } from '../storage/store.ts'

/** A store that can be lost, and the way to open it again. */
export interface Opened {
  store: Store
  /** Resolves when the page behind it is gone. */
  gone: Promise<unknown>
}

/**
 * A store whose page may crash: the next call opens it again, and a call that was under way is
 * made once more. A commit that had been kept before the page went is not made twice.
 */
export function reopeningStore(open: () => Promise<Opened>): Store {
  let current: Promise<Opened> | null = null

  function opened(): Promise<Opened> {
    if (current) return current
    const opening = open()
    const forget = () => void (current === opening && (current = null))
    opening.then(({ gone }) => gone.then(forget), forget)
    return (current = opening)
  }

  async function ask<T>(
    call: (store: Store) => Promise<T>,
    already?: (store: Store) => Promise<boolean>,
  ): Promise<T | undefined> {
    try {
      return await call((await opened()).store)
    } catch (error) {
      if (!isGone(error)) throw error
      current = null
      const { store } = await opened()
      if (await already?.(store)) return undefined
      return call(store)
    }
  }
  const read = async <T>(call: (store: Store) => Promise<T>): Promise<T> => (await ask(call)) as T

  return {
    campaigns: () => read((store) => store.campaigns()),
    head: (campaign) => read((store) => store.head(campaign)),
    first: (campaign) => read((store) => store.first(campaign)),
    commit: async (commit) => {
      const kept = async (store: Store): Promise<boolean> => {
        const [entry] = await store.entries(commit.campaign, commit.entry.number, 1)
        return entry?.command.seed === commit.entry.command.seed && entry.at === commit.entry.at
      }
      await ask((store) => store.commit(commit), kept)
    },
    entries: (campaign, from, limit) => read((store) => store.entries(campaign, from, limit)),
    records: (campaign, after, limit) => read((store) => store.records(campaign, after, limit)),
    restorePoints: (campaign) => read((store) => store.restorePoints(campaign)),
    mark: (point) => read((store) => store.mark(point)),
    add: async (whole) => {
      await ask(
        (store) => store.add(whole),
        async (store) => (await store.head(whole.summary.id)) !== null,
      )
    },
    describe: (summary) => read((store) => store.describe(summary)),
    remove: (campaign) => read((store) => store.remove(campaign)),
    settings: () => read((store) => store.settings()),
    set: (setting) => read((store) => store.set(setting)),
  }
}

function isGone(error: unknown): boolean {
  return error instanceof Refusal && error.code === 'vault-gone'
}
