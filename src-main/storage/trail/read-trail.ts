import { join } from 'node:path'
import * as v from 'valibot'
import type { Head } from '../../campaign/journal.ts'
import { Refusal } from '../../ipc/contract/endpoint.ts'
import { parseJson, sameJson } from '../canonical-json.ts'
import { migrate } from '../migrations/index.ts'
import { CampaignSummary, RestorePoint, schema } from '../records.ts'
import { damaged } from '../refusals.ts'
import { recordsAfter, replay } from '../replay.ts'
import type { WholeCampaign } from '../store.ts'
import { checkWhole } from '../campaign-snapshot.ts'
import { checkSum } from './checksum.ts'
import { readText } from './files.ts'
import type { Files } from './files.ts'
import { lineOf, linesIn } from './journal-file.ts'
import type { TrailLine } from './journal-file.ts'
import { recover } from './recover.ts'

/** A place where the plain files could not be read. */
export interface Mishap {
  /** Line of journal.ndjson, 1 and up; 0 for one of the files beside it. */
  line: number
  kind: 'cut' | 'damaged'
  says: string
  /** Numbers of the entries that were lost; placeholders take their places. */
  lost?: number[]
}

/** Result of reading a campaign's folder of plain files. */
export type TrailRead =
  | { end: 'read'; whole: WholeCampaign; mishap: Mishap | null }
  | { end: 'erased' }
  | { end: 'none' }
  | { end: 'refused'; refusal: Refusal }

/** The files of a campaign beside its journal. */
const besides = ['owner.json', 'first.json', 'campaign.json', 'head.json'] as const
const journalName = 'journal.ndjson'

/** Reads a campaign from its folder, and repairs what is damaged as far as the rest allows. */
export async function readTrail(files: Files, folder: string): Promise<TrailRead> {
  if ((await readText(files, join(folder, 'erased.json'))) !== null) return { end: 'erased' }
  const [owner, first, about, snapshot] = await Promise.all(
    besides.map((name) => readText(files, join(folder, name))),
  )
  if (first == null && snapshot == null) return { end: 'none' }
  try {
    const journal = await readJournal(files, join(folder, journalName))
    return assemble(`The folder ${folder}`, {
      owner: valueOf(owner) as Texts['owner'],
      first: valueOf(first) as Texts['first'],
      about: valueOf(about) as Texts['about'],
      snapshot: valueOf(snapshot) as Texts['snapshot'],
      journal,
    })
  } catch (error) {
    if (error instanceof Refusal) return { end: 'refused', refusal: error }
    const cause = error instanceof Error ? error.message : String(error)
    return { end: 'refused', refusal: damaged(`The folder ${folder}`, cause) }
  }
}

interface Texts {
  owner: { schema?: unknown } | null
  first: Pick<WholeCampaign, 'summary' | 'first' | 'records'> | null
  about: About | null
  snapshot: { schema?: unknown; head: Head } | null
  journal: Journal
}

/** The value of a file beside the journal; null when it is damaged or not there. */
function valueOf(text: string | null | undefined): unknown {
  if (text == null || checkSum(text) === 'wrong') return null
  try {
    return parseJson(text)
  } catch {
    return null
  }
}

function assemble(thing: string, texts: Texts): TrailRead {
  const { owner, first, about, snapshot, journal } = texts
  const { lines } = journal
  const sound = lines.map((line) => line.entry)
  const whole =
    first !== null &&
    !journal.damagedAt &&
    follow(first.first.version, sound) &&
    (snapshot?.head.version ?? 0) <= (sound.at(-1)?.number ?? first.first.version)
  const found = whole ? null : recover(first?.first ?? null, sound, snapshot?.head ?? null)
  const summary = about?.summary ?? lines.at(-1)?.summary ?? first?.summary
  const begins = found?.first ?? first?.first
  if (!begins || !summary) throw new Error('its beginning is damaged')
  const points = [
    ...(about?.restorePoints ?? []),
    ...lines.flatMap((line) => line.restorePoint ?? []),
  ]
  const unplayed = {
    summary,
    first: begins,
    head: begins,
    entries: found?.entries ?? sound,
    records: first?.records ?? [],
    restorePoints: onlyOnce(points),
  }
  const read = migrate(unplayed, owner?.schema ?? snapshot?.schema ?? schema, thing)
  const head = replay(read.first, read.entries)
  const campaign: WholeCampaign = {
    ...read,
    head,
    records: recordsAfter(read.records, read.entries),
    summary: {
      ...read.summary,
      when: lines.at(-1)?.summary.when ?? read.summary.when,
      version: head.version,
    },
    restorePoints: read.restorePoints.filter((point) => point.version <= head.version),
  }
  checkWhole(campaign, thing)
  const mishap = found ? damageOf(journal, found.lost, sound.length) : journal.cut
  return { end: 'read', whole: campaign, mishap }
}

function follow(before: number, entries: readonly { number: number }[]): boolean {
  return entries.every(({ number }, index) => number === before + 1 + index)
}

/** Data about a campaign, as `campaign.json` holds it. */
export interface About {
  summary: CampaignSummary
  restorePoints: RestorePoint[]
}

/** Reads `campaign.json` by itself; null when it is damaged or of another schema. */
export function readAbout(
  owner: string,
  about: string,
  shell: string,
): (About & { ours: boolean }) | null {
  const wrote = valueOf(owner) as { schema?: unknown; shell?: unknown } | null
  const read = v.safeParse(AboutFile, valueOf(about))
  if (wrote?.schema !== schema || !read.success) return null
  return { ...read.output, ours: wrote.shell === shell }
}

const AboutFile = v.object({ summary: CampaignSummary, restorePoints: v.array(RestorePoint) })

interface Journal {
  /** Sound lines, in order. */
  lines: TrailLine[]
  /** Number of the first damaged line; 0 when all are sound. */
  damagedAt: number
  cut: Mishap | null
}

async function readJournal(files: Files, path: string): Promise<Journal> {
  const lines: TrailLine[] = []
  let at = 0
  let damagedAt = 0
  let rest: { line: number } | null = null
  for await (const text of linesIn(files, path)) {
    at += 1
    if (rest) damagedAt ||= rest.line
    rest = null
    if (text === '') continue
    const line = lineOf(text)
    const before = lines.at(-1)
    if (!line) rest = { line: at }
    else if (!before || line.entry.number > before.entry.number) lines.push(line)
    else if (!sameJson(line.entry, before.entry)) damagedAt ||= at
  }
  return { lines, damagedAt, cut: rest && cutAt(rest.line) }
}

function cutAt(line: number): Mishap {
  const says = `The last line of the journal (line ${line}) was cut in the middle.`
  return { line, kind: 'cut', says }
}

function damageOf({ damagedAt: line }: Journal, lost: number[], sound: number): Mishap {
  const where = line > 0 ? `Line ${line} of the journal is damaged` : 'The plain files are damaged'
  const all = `the other ${sound} events are there`
  const says =
    lost.length === 0
      ? `${where}; no event was lost.`
      : `${where}: ${lost.length === 1 ? 'one event was' : `${lost.length} events were`} lost, ${all}.`
  return { line, kind: 'damaged', says, lost }
}

/**
 * Verifies the checksums of a folder's files, without parsing them; returns the first damage, or null. Files
 * of an earlier version have no checksums and are accepted as they are.
 */
export async function checkFiles(files: Files, folder: string): Promise<Mishap | null> {
  for (const name of besides) {
    const text = await readText(files, join(folder, name))
    if (text !== null && checkSum(text) === 'wrong')
      return { line: 0, kind: 'damaged', says: `The file ${name} is damaged.` }
  }
  let line = 0
  let summed = false
  for await (const text of linesIn(files, join(folder, journalName))) {
    line += 1
    const sum = text === '' ? null : checkSum(text)
    if (sum === 'wrong' || (sum === 'none' && summed))
      return { line, kind: 'damaged', says: `Line ${line} of the journal is damaged.` }
    summed ||= sum === 'right'
  }
  return null
}

function onlyOnce(points: RestorePoint[]): RestorePoint[] {
  const byKey = new Map(points.map((point) => [`${point.version} ${point.why}`, point]))
  return [...byKey.values()].sort((a, b) => a.version - b.version || (a.why < b.why ? -1 : 1))
}
