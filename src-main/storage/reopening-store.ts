import { Refusal } from '../ipc/contract/endpoint.ts'
import type { Store } from './store.ts'

/** An open store that can be lost, and the way to release it. */
interface OpenStore {
  store: Store
  /** Resolves when what is behind it is gone. */
  gone: Promise<unknown>
  /** Releases the resources, whatever the state. */
  close(): unknown
}

/** Refusals for a store that is lost again as soon as it has been reopened. */
interface Lost {
  reading(): Refusal
  writing(): Refusal
}

/**
 * Store that is released and reopened when its page crashes, or its database is closed (`vault-gone`) or
 * falls silent (`timeout`). After that a commit is either kept or never will be, and the call that failed is
 * repeated once; a commit that had been kept all the same is not repeated.
 */
export function reopeningStore(open: () => Promise<OpenStore>, lost?: Lost): Store {
  let current: Promise<OpenStore> | null = null

  function openOnce(): Promise<OpenStore> {
    if (current) return current
    const opening = open()
    const forget = () => void (current === opening && (current = null))
    opening.then(({ gone }) => gone.then(forget), forget)
    return (current = opening)
  }

  /**
   * Releases a lost store. Other calls may have done so at the same time, and have opened the next one
   * already.
   */
  function drop(lost: Promise<OpenStore>): void {
    if (current === lost) current = null
    lost.then((one) => one.close()).catch(() => undefined)
  }

  async function attempt<T>(call: (store: Store) => Promise<T>): Promise<T> {
    const opening = openOnce()
    try {
      return await call((await opening).store)
    } catch (error) {
      if (isLost(error)) drop(opening)
      throw error
    }
  }

  async function twice<T>(first: () => Promise<T>, second: () => Promise<T>, say?: () => Refusal) {
    try {
      return await first().catch((error: unknown) => {
        if (isLost(error)) return second()
        throw error
      })
    } catch (error) {
      throw say && isLost(error) ? say() : error
    }
  }

  const read = <T>(call: (store: Store) => Promise<T>): Promise<T> => {
    const ask = () => attempt(call)
    return twice(ask, ask, lost?.reading)
  }

  const write = (
    call: (store: Store) => Promise<void>,
    isKept?: (store: Store) => Promise<boolean>,
  ): Promise<void> =>
    twice(
      () => attempt(call),
      () => attempt(async (store) => ((await isKept?.(store)) ? undefined : call(store))),
      lost?.writing,
    )

  return {
    campaigns: () => read((store) => store.campaigns()),
    head: (campaign, sites) => read((store) => store.head(campaign, sites)),
    first: (campaign) => read((store) => store.first(campaign)),
    commit: (commit) =>
      write(
        (store) => store.commit(commit),
        async (store) => {
          const ours = commit.entries.at(-1)
          const [kept] = await store.entries(commit.campaign, ours?.number ?? 0, 1)
          return kept?.command.seed === ours?.command.seed && kept?.at === ours?.at
        },
      ),
    entries: (campaign, from, limit) => read((store) => store.entries(campaign, from, limit)),
    records: (campaign, after, limit, type) =>
      read((store) => store.records(campaign, after, limit, type)),
    restorePoints: (campaign) => read((store) => store.restorePoints(campaign)),
    mark: (point) => write((store) => store.mark(point)),
    add: (whole, progress) =>
      write(
        (store) => store.add(whole, progress),
        // Another campaign of this id may have been there before.
        async (store) =>
          JSON.stringify(await store.head(whole.summary.id)) === JSON.stringify(whole.head),
      ),
    describe: (summary) => write((store) => store.describe(summary)),
    remove: (campaign) => write((store) => store.remove(campaign)),
    settings: () => read((store) => store.settings()),
    set: (setting) => write((store) => store.set(setting)),
  }
}

function isLost(error: unknown): boolean {
  return error instanceof Refusal && ['vault-gone', 'timeout'].includes(error.code)
}
