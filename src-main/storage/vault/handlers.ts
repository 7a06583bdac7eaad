import type { Handlers } from '../../ipc/contract/endpoint.ts'
import { StaleVersion } from '../store.ts'
import { pageSize, type LeanCommit, type WholeCampaign } from '../store.ts'
import type { VaultContract } from './contract.ts'
import type { VaultTables } from './dexie-store.ts'
import { pack, unpack } from '../packed-commit.ts'
import { firstPage } from '../pages.ts'
import { vaultGone } from '../refusals.ts'
import { deduplicableValues } from '../deduplicate.ts'

type Kept = { end: 'kept' } | { end: 'stale'; stands: number }

/**
 * Answers the vault's contract from a store. It may still be opening: calls wait for it, and a
 * store that cannot open refuses each call in its own words.
 */
export function vaultHandlers(opening: Promise<VaultTables>): Handlers<VaultContract> {
  const arriving = new Map<string, Pick<WholeCampaign, 'entries' | 'records'>[]>()
  const done = async (work: (store: VaultTables) => Promise<void>): Promise<null> => {
    await work(await opening)
    return null
  }
  return {
    'vault.campaigns': async () => (await opening).campaigns(),
    'vault.head': async ({ campaign, sites }) => {
      const store = await opening
      const head = await store.head(campaign, sites)
      return head && { head, since: await store.entries(campaign, head.version + 1, pageSize) }
    },
    'vault.first': async ({ campaign }) => (await opening).first(campaign),
    'vault.commit': async ({ packed, ...commit }) =>
      keep(await opening, { ...commit, ...unpack(packed) }),
    'vault.entries': async ({ campaign, from, limit }) => {
      const all = await (await opening).entries(campaign, from, limit)
      const entries = firstPage(all)
      return {
        packed: pack(entries, deduplicableValues(entries)),
        cut: entries.length < all.length,
      }
    },
    'vault.records': async ({ campaign, after, limit, type }) =>
      (await opening).records(campaign, after, limit, type),
    'vault.restorePoints': async ({ campaign }) => (await opening).restorePoints(campaign),
    'vault.mark': (point) => done((store) => store.mark(point)),
    'vault.part': ({ campaign, part, packed }) => {
      const parts = part === 0 ? [] : (arriving.get(campaign) ?? [])
      arriving.set(campaign, [...parts, unpack(packed)])
      return null
    },
    'vault.add': ({ parts, ...rest }) => {
      const came = arriving.get(rest.summary.id) ?? []
      arriving.delete(rest.summary.id)
      if (came.length !== parts) throw vaultGone('a part of the campaign was lost on its way')
      const entries = came.flatMap((part) => part.entries)
      const records = came.flatMap((part) => part.records)
      return done((store) => store.add({ ...rest, entries, records }))
    },
    'vault.describe': (summary) => done((store) => store.describe(summary)),
    'vault.remove': ({ campaign }) => done((store) => store.remove(campaign)),
    'vault.settings': async () => (await opening).settings(),
    'vault.set': (setting) => done((store) => store.set(setting)),
  }
}

async function keep(store: VaultTables, commit: LeanCommit): Promise<Kept> {
  try {
    await store.commit(commit)
    return { end: 'kept' }
  } catch (error) {
    if (error instanceof StaleVersion) return { end: 'stale', stands: error.stands }
    throw error
  }
}
