import { join } from 'node:path'
import { Refusal } from '../ipc/contract/endpoint.ts'
import type { PictureFolder } from './pictures.ts'
import type { WholeCampaign } from './store.ts'
import {
  fileNameOf,
  idOf,
  namesIn,
  nodeFiles,
  removeUnfinished,
  warningOf,
  writeWhole,
} from './trail/files.ts'
import type { Files } from './trail/files.ts'
import { describeZip } from './zip/read-zip.ts'
import { firstBytes } from './zip/unpack.ts'
import { writeCampaignZip } from './zip/write-zip.ts'
import { alone, type LongWork } from './along.ts'
import { readerHere, type ZipReader } from './zip/zip-reader.ts'

/** A backup as the campaign list shows it. */
interface BackupFile {
  /** Its name in the backups folder. */
  file: string
  campaign: string
  name: string
  /** ISO 8601, UTC. */
  at: string
  version: number
  bytes: number
}

/** Backups in the form of an export: each can be imported anywhere. */
export interface BackupFolder {
  /** Newest first. */
  list(): Promise<BackupFile[]>
  /**
   * Makes a backup unless the newest one is sound and of the same version, reads it back, and only after that
   * removes those that are no longer kept.
   * @throws {Refusal} `folder` when it cannot be written or read back; `too-big`, `cancelled`.
   */
  make(whole: WholeCampaign, along?: LongWork): Promise<void>
  /** @throws {Refusal} `not-found`, `damaged`, `newer` or `cancelled`. */
  read(file: string, newId?: string, along?: LongWork): Promise<WholeCampaign>
}

/** Number of a campaign's last backups that are kept whatever their day. */
const keptLast = 10
/** Number of days for which the last backup of each day is kept besides. */
const keptDays = 14
const day = 24 * 60 * 60 * 1000

/**
 * Opens a folder of backups, created with the first one. `now` gives ISO 8601. Each backup includes its
 * images, and reading it saves them again.
 */
export function openBackups(
  folder: string,
  now: () => string,
  app: string,
  pictures: PictureFolder,
  reader: ZipReader = readerHere,
  files: Files = nodeFiles,
): BackupFolder {
  const known = new Map<string, BackupFile | null>()
  let swept: Promise<void> | null = null

  const names = async (): Promise<Named[]> =>
    newestFirst((await namesIn(files, folder)).flatMap((file) => readName(file) ?? []))
  const look = async ({ file, campaign, at }: Named): Promise<BackupFile | null> => {
    const handle = await files.open(join(folder, file), 'r')
    try {
      const { size: bytes } = await handle.stat()
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(firstBytes), 0, firstBytes, 0)
      const said = describeZip(buffer.subarray(0, bytesRead))
      return said && { file, campaign, at, ...said, bytes }
    } finally {
      await handle.close()
    }
  }
  const remember = async (one: Named): Promise<BackupFile | null> => {
    const found = known.get(one.file) ?? (await look(one).catch(() => null))
    known.set(one.file, found)
    return found
  }
  const rotate = async (campaign: string): Promise<void> => {
    const own = (await names()).filter((one) => one.campaign === campaign)
    for (const one of notKept(own, now())) await files.rm(join(folder, one.file), { force: true })
  }

  /** True when a file is this campaign in its current version and can be read whole. */
  const isSound = async (file: string, { head }: WholeCampaign): Promise<boolean> => {
    try {
      const found = await reader.check(await files.readFile(join(folder, file)))
      return found.campaign === head.campaign && found.version === head.version
    } catch {
      return false
    }
  }

  return {
    async list() {
      const found: BackupFile[] = []
      for (const one of await names()) {
        const backup = await remember(one)
        if (backup) found.push(backup)
      }
      return found
    },
    async make(whole, along = alone) {
      const { campaign, version } = whole.head
      const last = (await names()).find((one) => one.campaign === campaign)
      if (last?.version === version && (await isSound(last.file, whole))) return
      try {
        await files.mkdir(folder, { recursive: true })
        await (swept ??= removeUnfinished(files, folder))
        const file = nameOf({ campaign, at: now(), version })
        const zip = await writeCampaignZip(whole, app, await pictures.of(whole), along)
        await writeWhole(files, join(folder, file), zip)
        if (!(await isSound(file, whole))) {
          await files.rm(join(folder, file), { force: true })
          throw new Error('what was written could not be read back')
        }
        await rotate(campaign)
      } catch (error) {
        if (error instanceof Refusal) throw error
        const { says, way } = warningOf(error, folder)
        throw new Refusal('folder', `No backup was made. ${says}`, way)
      }
    },
    async read(file, newId, along) {
      if (!readName(file)) throw missing(file)
      const bytes = await files.readFile(join(folder, file)).catch(() => null)
      if (!bytes) throw missing(file)
      const contents = await reader.open(bytes, { newId, thing: `The backup ${file}` }, along)
      for (const image of contents.pictures.values()) await pictures.keep(image)
      return contents.whole
    },
  }
}

interface Named {
  file: string
  campaign: string
  at: string
  version: number
}

/** Backups of one campaign to remove, out of all of them, newest first. */
export function notKept<T extends { at: string }>(newest: readonly T[], now: string): T[] {
  const days = new Set<string>()
  return newest.filter((one, index) => {
    const date = one.at.slice(0, 10)
    const lastOfDay = !days.has(date)
    days.add(date)
    const recent = Date.parse(now) - Date.parse(one.at) < keptDays * day
    return !(index < keptLast || (lastOfDay && recent))
  })
}

/** `20260301T190000.000Z_<version>_<campaign>.zip`: sorts by time in any file manager. */
function nameOf({ at, version, campaign }: Omit<Named, 'file'>): string {
  return `${at.replace(/[-:]/g, '')}_${version}_${fileNameOf(campaign)}.zip`
}

function readName(file: string): Named | null {
  const parts = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d\.\d{3}Z)_(\d+)_([\w%-]+)\.zip$/.exec(file)
  if (!parts) return null
  const [year, month, date, hour, minute, second, version, campaign] = parts.slice(1)
  const at = `${year}-${month}-${date}T${hour}:${minute}:${second}`
  return { file, at, version: Number(version), campaign: idOf(campaign ?? '') }
}

/**
 * Sorts by time, and backups of one campaign by version: a clock may have been put back between two of them,
 * and the one with more in it is the newer one all the same.
 */
function newestFirst(all: readonly Named[]): Named[] {
  const byVersion = all.toSorted((a, b) => b.version - a.version)
  const byTime = byVersion.toSorted((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0))
  const taken = new Map<string, number>()
  return byTime.flatMap(({ campaign }) => {
    const own = byVersion.filter((one) => one.campaign === campaign)
    const next = taken.get(campaign) ?? 0
    taken.set(campaign, next + 1)
    return own[next] ?? []
  })
}

function missing(file: string): Refusal {
  return new Refusal(
    'not-found',
    `There is no backup ${file.slice(0, 120)}.`,
    'Choose another from the campaign list.',
  )
}
