import { createHash } from 'node:crypto'
import { strToU8, zip } from 'fflate'
import type { AsyncZippable } from 'fflate'
import { withSigns } from '../packed-commit.ts'
import { schema } from '../records.ts'
import type { PictureFiles } from '../pictures.ts'
import { Refusal } from '../../ipc/contract/endpoint.ts'
import type { WholeCampaign } from '../store.ts'
import { deduplicableValues } from '../deduplicate.ts'
import { alone, calledOff, inSteps, type LongWork } from '../along.ts'
import { zipLimits, type ZipLimits } from './directory.ts'
import { format, pathOf, single, type ZipList } from './layout.ts'

/** Characters after which a list goes on in another file. */
const fileLength = 16 * 1024 * 1024

/**
 * Packs a whole campaign into one zip of readable JSON and images. The same campaign gives the same bytes.
 * @param app version of Gatefold that writes it.
 * @throws {Refusal} `too-big` for one that could not be read again; `cancelled`.
 */
export async function writeCampaignZip(
  whole: WholeCampaign,
  app: string,
  pictures: PictureFiles = new Map(),
  along: LongWork = alone,
  limits: ZipLimits = zipLimits,
): Promise<Uint8Array> {
  const { summary, first, head, entries, records, restorePoints } = whole
  const monsters = new Monsters()
  const rows = entries.length + records.length
  const step = inSteps(along, rows, 'packing')
  const files: Record<string, Uint8Array> = {
    [single.manifest]: pretty({ format, schema, version: head.version, app, name: summary.name }),
    [single.summary]: pretty(summary),
    [single.first]: pretty(first),
    [single.head]: pretty(head),
    [single.restorePoints]: pretty(restorePoints),
  }
  let done = 0
  const write = async (list: ZipList, values: Iterable<unknown>): Promise<void> => {
    let lines: string[] = []
    let length = 0
    let file = 0
    const end = (): void => {
      if (length > 0 || file === 0) files[pathOf(list, (file += 1))] = strToU8(lines.join(''))
      lines = []
      length = 0
    }
    for (const value of values) {
      const line = `${JSON.stringify(value)}\n`
      if (length + line.length > fileLength) end()
      lines.push(line)
      length += line.length
      await step(Math.min((done += 1), rows))
    }
    end()
  }
  await write(
    'journal',
    signed(entries, monsters, (entry) => deduplicableValues([entry])),
  )
  await write(
    'library',
    signed(records, monsters, (record) => deduplicableValues([], [{ record }])),
  )
  await write('monsters', monsters.all)
  const images = new Map([...pictures].map(([name, bytes]) => [`images/${name}`, bytes]))
  refuseTooBig([...Object.values(files), ...images.values()], limits)
  // Images are packed already.
  const asTheyAre = [...images].map(([path, bytes]) => [path, [bytes, { level: 0 }]])
  const all = { ...files, ...Object.fromEntries(asTheyAre) } as AsyncZippable
  return packed(all, dateOf(entries.at(-1)?.at ?? summary.made), along.signal)
}

/** The monsters of a campaign, each once, whatever objects hold it. */
class Monsters {
  readonly all: object[] = []
  readonly #places = new Map<string, number>()
  readonly #seen = new WeakMap<object, number>()

  add(monster: object): void {
    if (this.#seen.has(monster)) return
    const content = createHash('sha256').update(JSON.stringify(monster)).digest('base64')
    const place = this.#places.get(content) ?? this.all.push(monster) - 1
    this.#places.set(content, place)
    this.#seen.set(monster, place)
  }

  readonly placeOf = (one: object): number | undefined => this.#seen.get(one)
}

function* signed<T>(
  values: readonly T[],
  monsters: Monsters,
  held: (value: T) => Iterable<object>,
): Generator {
  for (const value of values) {
    for (const monster of held(value)) monsters.add(monster)
    yield withSigns(value, monsters.placeOf)
  }
}

function packed(files: AsyncZippable, mtime: Date, signal: AbortSignal): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const stop = zip(files, { level: 6, mtime }, (error, bytes) => {
      signal.removeEventListener('abort', cancel)
      if (error) reject(error)
      else resolve(bytes)
    })
    const cancel = (): void => {
      stop()
      reject(calledOff())
    }
    signal.addEventListener('abort', cancel, { once: true })
  })
}

/** Enforces the reader's limits, so that what is written can be read again. */
function refuseTooBig(files: readonly Uint8Array[], limits: ZipLimits): void {
  const sizes = files.map(({ length }) => length)
  const all = sizes.reduce((sum, size) => sum + size, 0)
  const each = sizes.every((size) => size <= limits.fileBytes)
  if (each && files.length <= limits.files && all <= limits.allBytes) return
  throw new Refusal(
    'too-big',
    'This campaign is larger than one file may be. Nothing was written.',
    'Forget the monsters you no longer need in Prep, then do it again.',
  )
}

function pretty(value: unknown): Uint8Array {
  return strToU8(`${JSON.stringify(value, null, 2)}\n`)
}

/**
 * Date for the files of a zip, which allows years from 1980 to 2099; for any other year the start of 1980.
 */
function dateOf(at: string): Date {
  const date = new Date(at)
  const year = date.getFullYear()
  return year >= 1980 && year < 2100 ? date : new Date(1980, 0, 2)
}
