import type { Table } from 'dexie'
import { alreadyKept, notFound } from '../refusals.ts'
import { checkCommit, checkLimit } from '../commit-invariants.ts'
import { headSince, withSitesInUse } from '../replay.ts'
import { pageSize, StaleVersion } from '../store.ts'
import type { LeanCommit, Store, WholeCampaign } from '../store.ts'
import { explain } from './explain.ts'
import type { VaultDatabase } from './schema.ts'

/**
 * The store inside the vault page: a commit may come without its head, and `head` gives the last one kept,
 * from which the reader replays the entries since; with the sites in use it is replayed here.
 */
export interface VaultTables extends Omit<Store, 'commit'> {
  commit(commit: LeanCommit): Promise<void>
}

/** The store on Dexie. Every write is one strict transaction. */
export function dexieStore(database: VaultDatabase): VaultTables {
  const { summaries, heads, firsts, entries, records, restorePoints, settings } = database
  const ofCampaign: Table[] = [summaries, heads, firsts, entries, records, restorePoints]
  const write = (tables: Table[], work: () => Promise<void>): Promise<void> =>
    database.transaction('rw', tables, work).catch(explain)

  const read: Store['entries'] = async (campaign, from, limit) => {
    checkLimit(limit)
    const range = entries.where('[campaign+number]').between([campaign, from], upTo(campaign))
    return (await range.limit(limit).toArray().catch(explain)).map((row) => row.entry)
  }

  return {
    campaigns: () => summaries.toArray().catch(explain),
    async head(campaign, sites) {
      const kept = (await heads.get(campaign).catch(explain)) ?? null
      if (!kept || sites !== 'sites in use') return kept
      return withSitesInUse(headSince(kept, await read(campaign, kept.version + 1, pageSize)))
    },
    first: async (campaign) => (await firsts.get(campaign).catch(explain)) ?? null,
    commit: (commit) =>
      write([summaries, heads, entries, records, restorePoints], () => keep(database, commit)),
    entries: read,
    async records(campaign, after, limit, type) {
      checkLimit(limit)
      const from = after === '' && type ? [type, ''] : keyParts(after)
      const to = type ? [campaign, type, []] : upTo(campaign)
      const range = records
        .where('[campaign+type+id]')
        .between([campaign, ...from], to, after === '')
      return (await range.limit(limit).toArray().catch(explain)).map((row) => row.record)
    },
    restorePoints: (campaign) =>
      restorePoints
        .where('[campaign+version+why]')
        .between([campaign], upTo(campaign))
        .toArray()
        .catch(explain),
    mark: (point) =>
      write([heads, restorePoints], async () => {
        if (!(await heads.get(point.campaign))) throw notFound(point.campaign)
        await restorePoints.put(point)
      }),
    add: (whole) => write(ofCampaign, () => addWhole(database, whole)),
    describe: (summary) =>
      write([summaries], async () => {
        const stands = await summaries.get(summary.id)
        if (!stands) throw notFound(summary.id)
        await summaries.put({ ...summary, version: stands.version })
      }),
    remove: (campaign) =>
      write(ofCampaign, async () => {
        await Promise.all([summaries, heads, firsts].map((table) => table.delete(campaign)))
        for (const [table, index] of [
          [entries, '[campaign+number]'],
          [records, '[campaign+type+id]'],
          [restorePoints, '[campaign+version+why]'],
        ] as const) {
          await (table as Table).where(index).between([campaign], upTo(campaign)).delete()
        }
      }),
    settings: () => settings.toArray().catch(explain),
    set: (setting) =>
      write([settings], async () => {
        if (setting.value === null) await settings.delete(setting.id)
        else await settings.put(setting)
      }),
  }
}

/**
 * Writes a commit. The expected version is checked against the summary, which has the head's version and is a
 * fraction of its size.
 */
async function keep(database: VaultDatabase, commit: LeanCommit): Promise<void> {
  const { campaign, expects, entries, head, restorePoint, when } = commit
  const summary = await database.summaries.get(campaign)
  if (!summary) throw notFound(campaign)
  if (summary.version !== expects) throw new StaleVersion(campaign, expects, summary.version)
  checkCommit(commit)
  const about = { version: expects + entries.length, ...(when === undefined ? {} : { when }) }
  await Promise.all([
    // One by one: a bulk error would hide that the disk is full.
    ...entries.map((entry) => database.entries.add({ campaign, number: entry.number, entry })),
    ...(head ? [database.heads.put(head)] : []),
    database.summaries.put({ ...summary, ...about }),
    putRecords(database, commit),
    ...(restorePoint ? [database.restorePoints.put(restorePoint)] : []),
  ])
}

/** Writes each record's final state, in one go: an import touches thousands. */
async function putRecords(
  database: VaultDatabase,
  { campaign, records }: Pick<LeanCommit, 'campaign' | 'records'>,
): Promise<void> {
  const last = new Map(records.map((touched) => [`${touched.type} ${touched.id}`, touched]))
  const kept = [...last.values()].flatMap(({ type, id, record }) =>
    record ? [{ campaign, type, id, record }] : [],
  )
  const gone = [...last.values()].flatMap(({ type, id, record }): [string, string, string][] =>
    record ? [] : [[campaign, type, id]],
  )
  await Promise.all([
    ...(kept.length > 0 ? [database.records.bulkPut(kept)] : []),
    ...(gone.length > 0 ? [database.records.bulkDelete(gone)] : []),
  ])
}

async function addWhole(database: VaultDatabase, whole: WholeCampaign): Promise<void> {
  const campaign = whole.summary.id
  if (await database.heads.get(campaign)) throw alreadyKept(campaign)
  await database.summaries.add({ ...whole.summary, version: whole.head.version })
  await database.firsts.add(whole.first)
  await database.heads.add(whole.head)
  await database.entries.bulkAdd(
    whole.entries.map((entry) => ({ campaign, number: entry.number, entry })),
  )
  await database.records.bulkAdd(
    whole.records.map((record) => ({ campaign, type: record.type, id: record.id, record })),
  )
  await database.restorePoints.bulkPut(whole.restorePoints)
}

/** Upper bound of the compound keys that begin with this campaign: arrays sort after strings and numbers. */
function upTo(campaign: string): [string, never[]] {
  return [campaign, []]
}

function keyParts(key: string): [string, string] {
  const colon = key.indexOf(':')
  return [key.slice(0, Math.max(colon, 0)), key.slice(colon + 1)]
}
