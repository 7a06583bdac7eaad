import type { Entry, Head, LibraryRecord } from '../campaign/journal.ts'
import type { CampaignSummary, RestorePoint, SettingRecord } from './records.ts'
import { alreadyKept, notFound } from './refusals.ts'
import { withSitesInUse } from './replay.ts'
import { checkCommit, checkLimit } from './commit-invariants.ts'
import { recordKey, StaleVersion } from './store.ts'
import type { Commit, Store, WholeCampaign } from './store.ts'

interface Kept {
  summary: CampaignSummary
  first: Head
  head: Head
  entries: Entry[]
  records: Map<string, LibraryRecord>
  restorePoints: Map<string, RestorePoint>
}

/** Store in memory only: for tests and for tools without a vault. */
export function memoryStore(): Store {
  const kept = new Map<string, Kept>()
  const settings = new Map<string, SettingRecord>()

  const mustFind = (campaign: string): Kept => {
    const found = kept.get(campaign)
    if (!found) throw notFound(campaign)
    return found
  }

  return {
    async campaigns() {
      return copy([...kept.values()].map((one) => one.summary))
    },
    async head(campaign, sites) {
      const head = kept.get(campaign)?.head ?? null
      return copy(head && sites === 'sites in use' ? withSitesInUse(head) : head)
    },
    async first(campaign) {
      return copy(kept.get(campaign)?.first ?? null)
    },
    async commit(commit) {
      write(mustFind(commit.campaign), copy(commit))
    },
    async entries(campaign, from, limit) {
      checkLimit(limit)
      const all = kept.get(campaign)?.entries ?? []
      return copy(all.filter((entry) => entry.number >= from).slice(0, limit))
    },
    async records(campaign, after, limit, type) {
      checkLimit(limit)
      const all = [...(kept.get(campaign)?.records ?? [])].sort(([a], [b]) => (a < b ? -1 : 1))
      return copy(
        all
          .filter(([key, record]) => key > after && (!type || record.type === type))
          .slice(0, limit)
          .map(([, record]) => record),
      )
    },
    async restorePoints(campaign) {
      return copy([...(kept.get(campaign)?.restorePoints.values() ?? [])].sort(byVersion))
    },
    async mark(point) {
      mustFind(point.campaign).restorePoints.set(pointKey(point), copy(point))
    },
    async add(whole) {
      if (kept.has(whole.summary.id)) throw alreadyKept(whole.summary.id)
      kept.set(whole.summary.id, keep(copy(whole)))
    },
    async describe(summary) {
      const one = mustFind(summary.id)
      one.summary = { ...copy(summary), version: one.summary.version }
    },
    async remove(campaign) {
      kept.delete(campaign)
    },
    async settings() {
      return copy([...settings.values()].sort((a, b) => (a.id < b.id ? -1 : 1)))
    },
    async set(setting) {
      if (setting.value === null) settings.delete(setting.id)
      else settings.set(setting.id, copy(setting))
    },
  }
}

function write(one: Kept, commit: Commit): void {
  const stands = one.head.version
  if (stands !== commit.expects) throw new StaleVersion(commit.campaign, commit.expects, stands)
  checkCommit(commit)
  one.entries.push(...commit.entries)
  one.head = commit.head
  one.summary.version = commit.head.version
  if (commit.when !== undefined) one.summary.when = commit.when
  for (const touched of commit.records) {
    if (touched.record) one.records.set(recordKey(touched), touched.record)
    else one.records.delete(recordKey(touched))
  }
  const point = commit.restorePoint
  if (point) one.restorePoints.set(pointKey(point), point)
}

function keep(whole: WholeCampaign): Kept {
  return {
    ...whole,
    records: new Map(whole.records.map((record) => [recordKey(record), record])),
    restorePoints: new Map(whole.restorePoints.map((point) => [pointKey(point), point])),
  }
}

function pointKey(point: RestorePoint): string {
  return `${point.version} ${point.why}`
}

function byVersion(a: RestorePoint, b: RestorePoint): number {
  return a.version - b.version || (a.why < b.why ? -1 : 1)
}

function copy<T>(value: T): T {
  return structuredClone(value)
}
