import type { Entry } from '../../campaign/journal.ts'
import { Refusal } from '../../ipc/contract/endpoint.ts'
import { sameJson } from '../canonical-json.ts'
import type { CampaignSummary, RestorePoint } from '../records.ts'
import { damaged } from '../refusals.ts'
import { stepForward, touchedBy } from '../replay.ts'
import type { Store, WholeCampaign } from '../store.ts'
import { readWhole, underId } from '../campaign-snapshot.ts'
import type { Trail } from './index.ts'
import type { About, Mishap, TrailRead } from './read-trail.ts'
import { fillTrail, rewriteTrail } from './trailed-store.ts'

/** Result for one campaign of bringing store and files together at the start. */
export interface CaughtUp {
  campaign: string
  end:
    | 'equal'
    | 'store caught up'
    | 'files caught up'
    | 'rebuilt'
    | 'erased elsewhere'
    | 'parted'
    | 'unreadable'
  mishap?: Mishap
  /** Reason why the files could not be used; the store has the campaign all the same, or nothing has. */
  refusal?: Refusal
  /** Id of the campaign that the files' version became, when both had diverged. */
  copy?: string
}

/**
 * Brings store and plain files together before anything is shown: entries that another shell played are added
 * to the store, entries that the files lack are written, a campaign the store has lost is rebuilt. When both
 * have diverged, neither is overwritten: the files' version becomes a campaign of its own.
 */
export async function catchUp(
  store: Store,
  trail: Trail,
  newId: () => string,
): Promise<CaughtUp[]> {
  const inStore = new Map((await store.campaigns()).map((one) => [one.id, one]))
  const onlyFiles = (await trail.campaigns().catch(() => [])).filter((id) => !inStore.has(id))
  const found: CaughtUp[] = []
  for (const summary of inStore.values())
    found.push(await catchUpSafely(summary.id, () => meet(store, trail, summary, newId)))
  for (const campaign of onlyFiles)
    found.push(await catchUpSafely(campaign, () => rebuild(store, trail, campaign)))
  return found
}

/** Reports a campaign that can't be brought together, so that the others still open. */
async function catchUpSafely(campaign: string, work: () => Promise<CaughtUp>): Promise<CaughtUp> {
  try {
    return await work()
  } catch (error) {
    const says = error instanceof Error ? error.message : String(error)
    const refusal = error instanceof Refusal ? error : damaged(`The campaign ${campaign}`, says)
    return { campaign, end: 'unreadable', refusal }
  }
}

/** Adds a campaign that only the files have. */
async function rebuild(store: Store, trail: Trail, campaign: string): Promise<CaughtUp> {
  const read = await trail.read(campaign)
  if (read.end === 'erased') return { campaign, end: 'equal' }
  if (read.end === 'none') return { campaign, end: 'unreadable' }
  if (read.end === 'refused') return { campaign, end: 'unreadable', refusal: read.refusal }
  if (read.mishap) await trail.keepCopy(campaign)
  await store.add(read.whole)
  if (read.mishap) await trail.begin(read.whole)
  return { campaign, end: 'rebuilt', ...(read.mishap ? { mishap: read.mishap } : {}) }
}

async function meet(
  store: Store,
  trail: Trail,
  summary: CampaignSummary,
  newId: () => string,
): Promise<CaughtUp> {
  const campaign = summary.id
  if (await trail.erased(campaign).catch(() => false)) {
    await store.remove(campaign)
    return { campaign, end: 'erased elsewhere' }
  }
  const about = await trail.about(campaign)
  const found = await compare(store, trail, summary, newId)
  const settled = found.end === 'parted' || found.end === 'unreadable'
  if (!about || about.ours || settled || !(await takeOver(store, about))) return found
  return { ...found, end: 'store caught up' }
}

/** Takes over what another shell noted about a campaign: its name, the trash, restore points. */
async function takeOver(store: Store, { summary, restorePoints }: About): Promise<boolean> {
  const stands = (await store.campaigns()).find((one) => one.id === summary.id)
  const fromFiles = {
    ...summary,
    when: stands?.when ?? summary.when,
    version: stands?.version ?? 0,
  }
  const known = new Set((await store.restorePoints(summary.id)).map(pointKey))
  const fresh = restorePoints.filter((point) => !known.has(pointKey(point)))
  const described = !sameJson(fromFiles, stands)
  if (described) await store.describe(fromFiles)
  for (const point of fresh) await store.mark(point)
  return described || fresh.length > 0
}

function pointKey(point: RestorePoint): string {
  return `${point.version} ${point.why}`
}

async function compare(
  store: Store,
  trail: Trail,
  summary: CampaignSummary,
  newId: () => string,
): Promise<CaughtUp> {
  const campaign = summary.id
  const { line: last, cut } = await trail.last(campaign)
  const number = last?.entry.number ?? 0
  const [ours] = last ? await store.entries(campaign, number, 1) : []
  if (last && sameJson(ours, last.entry)) {
    const mishap = cut ? { mishap: cutAfter(number) } : {}
    if (number === summary.version) return { campaign, end: 'equal', ...mishap }
    await fillTrail(store, trail, summary)
    return { campaign, end: 'files caught up', ...mishap }
  }
  return readAndMeet(store, trail, summary, newId)
}

/** Reads all the files of a campaign, when the end of its journal did not settle the comparison. */
async function readAndMeet(
  store: Store,
  trail: Trail,
  summary: CampaignSummary,
  newId: () => string,
): Promise<CaughtUp> {
  const campaign = summary.id
  const read = await trail.read(campaign)
  if (read.end === 'read') {
    const found = await join(store, trail, read, newId)
    const mishap = read.mishap ? { mishap: read.mishap } : {}
    if (read.mishap?.kind !== 'damaged') return { ...found, ...mishap }
    await rewriteTrail(store, trail, campaign)
    return { ...found, end: found.end === 'equal' ? 'files caught up' : found.end, ...mishap }
  }
  const refusal = read.end === 'refused' ? { refusal: read.refusal } : {}
  if (refusal.refusal?.code === 'newer') return { campaign, end: 'unreadable', ...refusal }
  await rewriteTrail(store, trail, campaign)
  return { campaign, end: 'files caught up', ...refusal }
}

async function join(
  store: Store,
  trail: Trail,
  { whole: theirs, mishap }: Extract<TrailRead, { end: 'read' }>,
  newId: () => string,
): Promise<CaughtUp> {
  const campaign = theirs.summary.id
  const ours = await readWhole(store, campaign)
  if (partAt(ours, theirs, new Set(mishap?.lost))) return part(store, trail, theirs, newId)
  const ahead = theirs.head.version - ours.head.version
  if (ahead === 0) return { campaign, end: 'equal' }
  if (ahead > 0) await playOn(store, ours, theirs)
  else await fillTrail(store, trail, ours.summary)
  return { campaign, end: ahead > 0 ? 'store caught up' : 'files caught up' }
}

function cutAfter(number: number): Mishap {
  const says = `The last line of the journal, after entry ${number}, was cut in the middle.`
  return { line: number + 1, kind: 'cut', says }
}

/**
 * True when two journals differ in their first state or in an entry both have; damaged entries are not
 * compared.
 */
function partAt(ours: WholeCampaign, files: WholeCampaign, lost: ReadonlySet<number>): boolean {
  if (ours.first.version === files.first.version && !sameJson(ours.first, files.first)) return true
  const byNumber = new Map(files.entries.map((entry) => [entry.number, entry]))
  return ours.entries.some((entry) => {
    const other = byNumber.get(entry.number)
    return other !== undefined && !lost.has(entry.number) && !sameJson(entry, other)
  })
}

async function part(
  store: Store,
  trail: Trail,
  files: WholeCampaign,
  newId: () => string,
): Promise<CaughtUp> {
  const campaign = files.summary.id
  const copy = newId()
  const other = underId(files, copy)
  const name = `${other.summary.name} (from the files)`.slice(0, 200)
  const added = { ...other, summary: { ...other.summary, name } }
  await store.add(added)
  await rewriteTrail(store, trail, campaign)
  await trail.begin(added)
  return { campaign, end: 'parted', copy }
}

/** Commits the entries that the files have and the store lacks. */
async function playOn(store: Store, ours: WholeCampaign, files: WholeCampaign): Promise<void> {
  const campaign = ours.summary.id
  const find = (number: number): Entry | undefined =>
    files.entries[number - files.first.version - 1]
  let { head } = ours
  for (const entry of files.entries.filter(({ number }) => number > ours.head.version)) {
    head = stepForward(head, entry, find)
    const expects = entry.number - 1
    const { when } = files.summary
    await store.commit({
      campaign,
      expects,
      entries: [entry],
      head,
      records: touchedBy(entry),
      when,
    })
  }
  const known = new Set(ours.restorePoints.map(pointKey))
  for (const point of files.restorePoints) {
    if (!known.has(pointKey(point))) await store.mark(point)
  }
}
