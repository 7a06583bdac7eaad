import { strToU8, zip } from 'fflate'
import type { AsyncZippable } from 'fflate'
import type { LibraryRecord } from '../../campaign/journal.ts'
import { parseJson } from '../canonical-json.ts'
import { migrate } from '../migrations/index.ts'
import { schema } from '../records.ts'
import { isPictureName, pictureName, type PictureFiles } from '../pictures.ts'
import { damaged } from '../refusals.ts'
import type { WholeCampaign } from '../store.ts'
import { checkWhole, underId } from '../whole.ts'
import { zipLimits } from './directory.ts'
import type { ZipLimits } from './directory.ts'
import { unpack, unpackFirst } from './unpack.ts'

const format = 'gatefold campaign'

/**
 * Packs a whole campaign into one zip of readable JSON and images. The same campaign gives the same bytes.
 * @param app version of Gatefold that writes it.
 */
export async function writeCampaignZip(
  whole: WholeCampaign,
  app: string,
  pictures: PictureFiles = new Map(),
): Promise<Uint8Array> {
  const { summary, first, head, entries, restorePoints } = whole
  const files: AsyncZippable = {
    'manifest.json': pretty({ format, schema, version: head.version, app, name: summary.name }),
    'campaign.json': pretty(summary),
    'first.json': pretty(first),
    'head.json': pretty(head),
    'journal.ndjson': strToU8(entries.map((entry) => `${JSON.stringify(entry)}\n`).join('')),
    'restore-points.json': pretty(restorePoints),
  }
  whole.records.forEach((record, index) => {
    files[libraryPath(record, index)] = pretty(record)
  })
  // Images are packed already.
  for (const [name, bytes] of pictures) files[`images/${name}`] = [bytes, { level: 0 }]
  const mtime = dateOf(entries.at(-1)?.at ?? summary.made)
  return new Promise((resolve, reject) => {
    zip(files, { level: 6, mtime }, (error, bytes) => (error ? reject(error) : resolve(bytes)))
  })
}

/**
 * Reads a campaign from a zip that came from anywhere. It is accepted only when all of it is sound:
 * sizes, paths and shapes, and its journal replayed gives its state.
 * @param newId id it is to have here; absent keeps its own.
 * @throws {Refusal} `damaged` or `newer`, with the file's part and the cause.
 */
export async function readCampaignZip(
  bytes: Uint8Array,
  newId?: string,
  thing = 'This file',
  limits: ZipLimits = zipLimits,
): Promise<WholeCampaign> {
  return (await openCampaignZip(bytes, newId, thing, limits)).whole
}

/**
 * The same with the images it carries, each checked to be what its name says.
 * @throws {Refusal} `damaged` or `newer`.
 */
export async function openCampaignZip(
  bytes: Uint8Array,
  newId?: string,
  thing = 'This file',
  limits: ZipLimits = zipLimits,
): Promise<{ whole: WholeCampaign; pictures: PictureFiles }> {
  const files = unpack(bytes, thing, limits)
  const manifest = json(files, 'manifest.json', thing) as {
    format?: unknown
    schema?: unknown
  } | null
  if (manifest?.format !== format) throw noCampaign(thing)
  refuseStrangers(files, thing)
  const whole = migrate(
    {
      summary: json(files, 'campaign.json', thing),
      first: json(files, 'first.json', thing),
      head: json(files, 'head.json', thing),
      entries: journal(files, thing),
      records: library(files, thing),
      restorePoints: json(files, 'restore-points.json', thing),
    },
    manifest.schema,
    thing,
  )
  checkWhole(whole, thing)
  const sound = { ...whole, summary: { ...whole.summary, version: whole.head.version } }
  return {
    whole: newId === undefined ? sound : underId(sound, newId),
    pictures: picturesIn(files, thing),
  }
}

/** What a zip of ours says of itself in its first 4 KiB, for a list; null when it is none. */
export function describeZip(beginning: Uint8Array): { name: string; version: number } | null {
  try {
    const manifest = unpackFirst(beginning, 'manifest.json')
    const said = parseJson(new TextDecoder().decode(manifest ?? undefined)) as Record<
      string,
      unknown
    >
    const { name, version } = said
    const sound = said.format === format && typeof name === 'string' && typeof version === 'number'
    return sound ? { name, version } : null
  } catch {
    return null
  }
}

function pretty(value: unknown): Uint8Array {
  return strToU8(`${JSON.stringify(value, null, 2)}\n`)
}

/** A name that a person can find in a folder, numbered so that no two are the same. */
function libraryPath(record: LibraryRecord, index: number): string {
  const words = record.value.name.normalize('NFKD').match(/[A-Za-z0-9]+/g) ?? ['record']
  const name = words.join('-').slice(0, 40).toLowerCase()
  return `library/${String(index + 1).padStart(5, '0')}-${name}.json`
}

/** Zips know dates from 1980 to 2099; another one is left out in favour of the first. */
function dateOf(at: string): Date {
  const date = new Date(at)
  const year = date.getFullYear()
  return year >= 1980 && year < 2100 ? date : new Date(1980, 0, 2)
}

function text(files: Map<string, Uint8Array>, path: string, thing: string): string {
  const bytes = files.get(path)
  if (!bytes)
    throw path === 'manifest.json' ? noCampaign(thing) : damaged(thing, `“${path}” is missing`)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw damaged(thing, `“${path}” is not text`)
  }
}

function json(files: Map<string, Uint8Array>, path: string, thing: string): unknown {
  return parse(text(files, path, thing), `“${path}”`, thing)
}

function parse(content: string, where: string, thing: string): unknown {
  try {
    return parseJson(content)
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error)
    throw damaged(thing, `${where} is not JSON (${cause.slice(0, 120)})`)
  }
}

function journal(files: Map<string, Uint8Array>, thing: string): unknown[] {
  const lines = text(files, 'journal.ndjson', thing).split('\n')
  return lines.flatMap((line, index) =>
    line.trim() === '' ? [] : [parse(line, `line ${index + 1} of “journal.ndjson”`, thing)],
  )
}

function library(files: Map<string, Uint8Array>, thing: string): unknown[] {
  const paths = [...files.keys()].filter((path) => isLibrary(path)).sort()
  return paths.map((path) => json(files, path, thing))
}

const known = new Set([
  'manifest.json',
  'campaign.json',
  'first.json',
  'head.json',
  'journal.ndjson',
  'restore-points.json',
])

function isLibrary(path: string): boolean {
  return /^library\/[^/]+\.json$/.test(path)
}

/** What a desktop adds by itself when a GM packs a folder again. */
function isDesktops(path: string): boolean {
  return path.startsWith('__MACOSX/') || /(^|\/)(\.DS_Store|Thumbs\.db|desktop\.ini)$/.test(path)
}

function isPicture(path: string): boolean {
  return path.startsWith('images/') && isPictureName(path.slice('images/'.length))
}

function picturesIn(files: Map<string, Uint8Array>, thing: string): PictureFiles {
  const pictures = new Map<string, Uint8Array>()
  for (const [path, bytes] of files) {
    if (!isPicture(path)) continue
    const name = path.slice('images/'.length)
    if (pictureName(bytes) !== name) throw damaged(thing, `“${path}” is not the image it was`)
    pictures.set(name, bytes)
  }
  return pictures
}

function refuseStrangers(files: Map<string, Uint8Array>, thing: string): void {
  for (const path of files.keys()) {
    if (known.has(path) || isLibrary(path) || isPicture(path) || isDesktops(path)) continue
    throw damaged(thing, `it holds “${path.slice(0, 80)}”, which is no part of a campaign`)
  }
}

function noCampaign(thing: string): Error {
  return damaged(thing, 'it is no Gatefold campaign', 'Choose a .zip that Gatefold has exported.')
}
