import { parseJson } from '../canonical-json.ts'
import { migrate } from '../migrations/index.ts'
import { withoutSigns } from '../packed-commit.ts'
import { pictureName, type PictureFiles } from '../pictures.ts'
import { sharedLibraryId } from '../records.ts'
import { damaged } from '../refusals.ts'
import type { WholeCampaign } from '../store.ts'
import { checkWhole, underId } from '../campaign-snapshot.ts'
import { zipLimits } from './directory.ts'
import type { ZipLimits } from './directory.ts'
import {
  fileOf,
  format,
  isRecordFile,
  noCampaign,
  pictureAt,
  refuseStrangers,
  single,
  type ZipList,
} from './layout.ts'
import { unpack, unpackFirst } from './unpack.ts'

/** Campaign read from a zip, with the images it carries. */
export interface OpenedZip {
  whole: WholeCampaign
  pictures: PictureFiles
}

/**
 * Reads a campaign from a zip that came from anywhere. It is accepted only when all of it is sound: sizes, paths
 * and shapes, its journal replayed gives its state, and each image is what its name says.
 * @param newId id it is to have here; absent keeps its own.
 * @throws {Refusal} `damaged` or `newer`, with the file's part and the cause.
 */
export function openCampaignZip(
  bytes: Uint8Array,
  newId?: string,
  thing = 'This file',
  limits: ZipLimits = zipLimits,
): OpenedZip {
  const files = unpack(bytes, thing, limits)
  const manifest = json(files, single.manifest, thing) as {
    format?: unknown
    schema?: unknown
  } | null
  if (manifest?.format !== format) throw noCampaign(thing)
  refuseStrangers(files.keys(), thing)
  const openLine = opener(linesOf(files, 'monsters', thing), thing, limits)
  const listed = (name: ZipList): unknown[] => linesOf(files, name, thing).map(openLine)
  if (!files.has('journal.ndjson')) throw missing('journal.ndjson', thing)
  const whole = migrate(
    {
      summary: json(files, single.summary, thing),
      first: json(files, single.first, thing),
      head: json(files, single.head, thing),
      entries: listed('journal'),
      records: [...listed('library'), ...recordFiles(files, thing)],
      restorePoints: json(files, single.restorePoints, thing),
    },
    manifest.schema,
    thing,
  )
  checkWhole(whole, thing)
  const sound = { ...whole, summary: { ...whole.summary, version: whole.head.version } }
  return {
    whole:
      newId === undefined || sound.summary.id === sharedLibraryId ? sound : underId(sound, newId),
    pictures: picturesIn(files, thing),
  }
}

/** Manifest of a campaign zip from its first 4 KiB, for a list; null when it is none. */
export function describeZip(beginning: Uint8Array): { name: string; version: number } | null {
  try {
    const manifest = unpackFirst(beginning, single.manifest)
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

type Files = ReadonlyMap<string, Uint8Array>

function text(files: Files, path: string, thing: string): string {
  const bytes = files.get(path)
  if (!bytes) throw path === single.manifest ? noCampaign(thing) : missing(path, thing)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw damaged(thing, `“${path}” is not text`)
  }
}

function missing(path: string, thing: string): Error {
  return damaged(thing, `“${path}” is missing`)
}

function json(files: Files, path: string, thing: string): unknown {
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

interface Line {
  value: unknown
  /** Characters of its JSON. */
  length: number
  where: string
}

/** The lines of a list out of all its files, in order. */
function linesOf(files: Files, name: ZipList, thing: string): Line[] {
  const paths = [...files.keys()]
    .filter((path) => fileOf(name, path) > 0)
    .sort((a, b) => fileOf(name, a) - fileOf(name, b))
  return paths.flatMap((path) =>
    text(files, path, thing)
      .split('\n')
      .flatMap((line, index) => {
        if (line.trim() === '') return []
        const where = `line ${index + 1} of “${path}”`
        return [{ value: parse(line, where, thing), length: line.length, where }]
      }),
  )
}

/**
 * Restores monsters in lines that refer to them. A reference of a few letters may stand for a megabyte, so
 * the restored length is limited.
 */
function opener(
  monsters: readonly Line[],
  thing: string,
  { fileBytes }: ZipLimits,
): (line: Line) => unknown {
  if (monsters.length === 0) return ({ value }) => value
  return ({ value, where, length }) => {
    let unpackedLength = length
    return withoutSigns(value, (place) => {
      const monster = monsters[place]
      if (!monster) throw damaged(thing, `${where} tells of a monster that it does not hold`)
      unpackedLength += monster.length
      if (unpackedLength > fileBytes) throw damaged(thing, `${where} is too big once unpacked`)
      return monster.value
    })
  }
}

function recordFiles(files: Files, thing: string): unknown[] {
  const paths = [...files.keys()].filter((path) => isRecordFile(path)).sort()
  return paths.map((path) => json(files, path, thing))
}

function picturesIn(files: Files, thing: string): PictureFiles {
  const pictures = new Map<string, Uint8Array>()
  for (const [path, bytes] of files) {
    const name = pictureAt(path)
    if (name === null) continue
    if (pictureName(bytes) !== name) throw damaged(thing, `“${path}” is not the image it was`)
    pictures.set(name, bytes)
  }
  return pictures
}
