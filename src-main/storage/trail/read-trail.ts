import { join } from 'node:path'
import * as v from 'valibot'
import { Refusal } from '../../ipc/contract/endpoint.ts'
import { parseJson, sameJson } from '../canonical-json.ts'
import { migrate } from '../migrations/index.ts'
import { CampaignSummary, RestorePoint, schema } from '../records.ts'
import { damaged } from '../refusals.ts'
import { recordsAfter, replay } from '../replay.ts'
import type { WholeCampaign } from '../store.ts'
import { checkWhole } from '../whole.ts'
import { readText } from './files.ts'
import type { Files } from './files.ts'
import { lineOf } from './journal-file.ts'
import type { TrailLine } from './journal-file.ts'

/** A place where a journal could not be read. */
export interface Mishap {
  /** Line of journal.ndjson, 1 and up. */
  line: number
  kind: 'cut' | 'damaged'
  says: string
}

/** What a campaign's folder of plain files gave. */
export type TrailRead =
  | { end: 'read'; whole: WholeCampaign; mishap: Mishap | null }
  | { end: 'erased' }
  | { end: 'none' }
  | { end: 'refused'; refusal: Refusal }

/** Reads a campaign from its folder. A journal that is damaged is read up to the damage. */
export async function readTrail(files: Files, folder: string): Promise<TrailRead> {
  if ((await readText(files, join(folder, 'erased.json'))) !== null) return { end: 'erased' }
  const texts = await Promise.all(
    ['owner.json', 'first.json', 'campaign.json', 'journal.ndjson'].map((name) =>
      readText(files, join(folder, name)),
    ),
  )
  const [owner, first, about, journal] = texts
  if (first == null) return { end: 'none' }
  try {
    return assemble(folder, {
      owner: owner ?? '',
      first,
      about: about ?? null,
      journal: journal ?? '',
    })
  } catch (error) {
    if (error instanceof Refusal) return { end: 'refused', refusal: error }
    const cause = error instanceof Error ? error.message : String(error)
    return { end: 'refused', refusal: damaged(`The folder ${folder}`, cause) }
  }
}

interface Texts {
  owner: string
  first: string
  about: string | null
  journal: string
}
interface Raw {
  summary: CampaignSummary
  first: WholeCampaign['first']
  records: WholeCampaign['records']
}

function assemble(folder: string, texts: Texts): TrailRead {
  const thing = `The folder ${folder}`
  const owner = parseJson(texts.owner) as { schema?: unknown } | null
  const raw = parseJson(texts.first) as Raw
  const { lines, mishap } = readLines(texts.journal, raw.first.version + 1)
  const about = texts.about === null ? null : (parseJson(texts.about) as About)
  const points = [
    ...(about?.restorePoints ?? []),
    ...lines.flatMap((line) => line.restorePoint ?? []),
  ]
  const unplayed = {
    summary: about?.summary ?? lines.at(-1)?.summary ?? raw.summary,
    first: raw.first,
    head: raw.first,
    entries: lines.map((line) => line.entry),
    records: raw.records,
    restorePoints: onlyOnce(points),
  }
  const read = migrate(unplayed, owner?.schema, thing)
  const head = replay(read.first, read.entries)
  const whole: WholeCampaign = {
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
  checkWhole(whole, thing)
  return { end: 'read', whole, mishap }
}

/** What stands about a campaign, beside its journal. */
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
  try {
    const wrote = parseJson(owner) as { schema?: unknown; shell?: unknown }
    if (wrote.schema !== schema) return null
    return { ...v.parse(AboutFile, parseJson(about)), ours: wrote.shell === shell }
  } catch {
    return null
  }
}

const AboutFile = v.object({ summary: CampaignSummary, restorePoints: v.array(RestorePoint) })

function readLines(journal: string, next: number): { lines: TrailLine[]; mishap: Mishap | null } {
  const lines: TrailLine[] = []
  const texts = journal.split('\n')
  for (const [index, text] of texts.entries()) {
    if (text === '') continue
    const line = lineOf(text)
    const before = lines.at(-1)
    if (line && before && sameJson(line.entry, before.entry)) continue
    if (line?.entry.number !== next + lines.length) {
      return { lines, mishap: mishapAt(index + 1, index === texts.length - 1 && !line) }
    }
    lines.push(line)
  }
  return { lines, mishap: null }
}

function mishapAt(line: number, cut: boolean): Mishap {
  return cut
    ? {
        line,
        kind: 'cut',
        says: `The last line of the journal (line ${line}) was cut in the middle.`,
      }
    : {
        line,
        kind: 'damaged',
        says: `Line ${line} of the journal is damaged; it was read up to there.`,
      }
}

function onlyOnce(points: RestorePoint[]): RestorePoint[] {
  const byKey = new Map(points.map((point) => [`${point.version} ${point.why}`, point]))
  return [...byKey.values()].sort((a, b) => a.version - b.version || (a.why < b.why ? -1 : 1))
}
