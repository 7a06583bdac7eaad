import type { Entry } from '../campaign/journal.ts'
import { client } from '../ipc/client.ts'
import { Refusal } from '../ipc/contract/endpoint.ts'
import type { Failure, CallInput, OutputOf } from '../ipc/contract/endpoint.ts'
import type { Wire } from '../ipc/wire.ts'
import { vaultGone } from './refusals.ts'
import { StaleVersion } from './store.ts'
import type { Commit, Store } from './store.ts'
import { vaultContract } from './vault/contract.ts'
import type { VaultContract } from './vault/contract.ts'
import { pack, unpack } from './packed-commit.ts'
import { inPages } from './pages.ts'
import { headSince } from './replay.ts'
import { deduplicableValues } from './deduplicate.ts'

/**
 * Main's side of the vault. Failures of the vault arrive as refusals with a way out; a stale
 * writer as `StaleVersion`. After `vault-gone` or `timeout` a commit may have been kept all the same:
 * read the head again before repeating it.
 */
export function vaultStore(wire: Wire): Store {
  const vault = client(wire, vaultContract)
  const ask = async <K extends keyof VaultContract>(
    name: K,
    input: CallInput<VaultContract, K>,
  ): Promise<OutputOf<VaultContract, K>> => {
    const result = await vault.call(name, input)
    if (result.ok) return result.value
    throw refusalOf(result.failure)
  }
  const tell = async <K extends keyof VaultContract>(
    name: K,
    input: CallInput<VaultContract, K>,
  ): Promise<void> => void (await ask(name, input))

  return {
    campaigns: () => ask('vault.campaigns', null),
    async head(campaign, sites = 'all sites') {
      const kept = await ask('vault.head', { campaign, sites })
      return kept && headSince(kept.head, kept.since)
    },
    first: (campaign) => ask('vault.first', { campaign }),
    async commit(commit) {
      const { entries, records, head, ...rest } = commit
      const packed = pack({ entries, records }, deduplicableValues(entries, records))
      const lean = isReplayable(commit) ? null : head
      const kept = await ask('vault.commit', { ...rest, head: lean, packed })
      if (kept.end === 'stale') {
        throw new StaleVersion(commit.campaign, commit.expects, kept.stands)
      }
    },
    async entries(campaign, from, limit) {
      const entries: Entry[] = []
      for (;;) {
        const wanted = { from: from + entries.length, limit: limit - entries.length }
        const { packed, cut } = await ask('vault.entries', { campaign, ...wanted })
        entries.push(...unpack(packed))
        if (!cut) return entries
      }
    },
    records: (campaign, after, limit, type) =>
      ask('vault.records', { campaign, after, limit, ...(type ? { type } : {}) }),
    restorePoints: (campaign) => ask('vault.restorePoints', { campaign }),
    mark: (point) => tell('vault.mark', point),
    async add({ entries, records, ...rest }, progress) {
      const campaign = rest.summary.id
      const pages = [
        ...Array.from(inPages(entries), (page) => ({ entries: page, records: [] })),
        ...Array.from(inPages(records), (page) => ({ entries: [], records: page })),
      ]
      for (const [part, page] of pages.entries()) {
        const packed = pack(page, deduplicableValues(page.entries))
        await tell('vault.part', { campaign, part, packed })
        progress?.(part + 1, pages.length, 'keeping')
      }
      await tell('vault.add', { ...rest, parts: pages.length })
    },
    describe: (summary) => tell('vault.describe', summary),
    remove: (campaign) => tell('vault.remove', { campaign }),
    settings: () => ask('vault.settings', null),
    set: (setting) => tell('vault.set', setting),
  }
}

/**
 * Versions after which a head is stored at the latest: fewer small entries than this are replayed on a read.
 */
const mostSince = 16

/**
 * True when the head of a commit need not be kept, as it is replayed: a large campaign's is a hundred times
 * its entry.
 */
function isReplayable({ entries, records, head, restorePoint }: Commit): boolean {
  const [only, ...more] = entries
  // Undo and redo look back at entries that may be far behind.
  const isSmall = only?.kind === 'do' && more.length === 0 && records.length === 0
  return isSmall && restorePoint === undefined && head.version % mostSince !== 0
}

function refusalOf({ code, message, way }: Failure): Refusal {
  return code === 'gone' ? vaultGone('its page has closed') : new Refusal(code, message, way)
}
