import type { Handlers } from '../../ipc/contract/endpoint.ts'
import { StaleVersion } from '../store.ts'
import type { Commit, Store } from '../store.ts'
import type { VaultContract } from './contract.ts'
import { pack, unpack } from '../packed.ts'
import { toldOnce } from '../told-once.ts'

type Kept = { end: 'kept' } | { end: 'stale'; stands: number }

/**
 * Answers the vault's contract from a store. It may still be opening: calls wait for it, and a
 * store that cannot open refuses each call in its own words.
 */
export function vaultHandlers(opening: Promise<Store>): Handlers<VaultContract> {
  const done = async (work: (store: Store) => Promise<void>): Promise<null> => {
    await work(await opening)
    return null
  }
  return {
    'vault.campaigns': async () => (await opening).campaigns(),
    'vault.head': async ({ campaign }) => (await opening).head(campaign),
    'vault.first': async ({ campaign }) => (await opening).first(campaign),
    'vault.commit': async ({ packed, ...commit }) =>
      keep(await opening, { ...commit, ...unpack(packed) }),
    'vault.entries': async ({ campaign, from, limit }) => {
      const entries = await (await opening).entries(campaign, from, limit)
      return pack(entries, toldOnce(entries))
    },
    'vault.records': async ({ campaign, after, limit }) =>
      (await opening).records(campaign, after, limit),
    'vault.restorePoints': async ({ campaign }) => (await opening).restorePoints(campaign),
    'vault.mark': (point) => done((store) => store.mark(point)),
    'vault.add': (whole) => done((store) => store.add(whole)),
    'vault.describe': (summary) => done((store) => store.describe(summary)),
    'vault.remove': ({ campaign }) => done((store) => store.remove(campaign)),
    'vault.settings': async () => (await opening).settings(),
    'vault.set': (setting) => done((store) => store.set(setting)),
  }
}

async function keep(store: Store, commit: Commit): Promise<Kept> {
  try {
    await store.commit(commit)
    return { end: 'kept' }
  } catch (error) {
    if (error instanceof StaleVersion) return { end: 'stale', stands: error.stands }
    throw error
  }
}
