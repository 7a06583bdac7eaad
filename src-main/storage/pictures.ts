import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { Refusal } from '../ipc/contract/endpoint.ts'
import type { Head } from '../campaign/journal.ts'
import type { WholeCampaign } from './store.ts'
import { codeOf, nodeFiles, warningOf, writeWhole } from './trail/files.ts'
import type { Files } from './trail/files.ts'

/** Images by file name: SHA-256 of the bytes, and the type. */
export type PictureFiles = ReadonlyMap<string, Uint8Array>

/** The images of all campaigns, in files named by their content: the same image lies there once. */
export interface PictureFolder {
  /**
   * Saves an image and returns the name of its file.
   * @throws {Refusal} `no-picture` when it is none; `disk-full` when it cannot be written.
   */
  keep(bytes: Uint8Array): Promise<string>
  /** Every image a campaign shows or could show again by undo, as far as its file is there. */
  of(whole: Pick<WholeCampaign, 'head' | 'entries'>): Promise<PictureFiles>
  /** Images by the names of their files, as far as these are there. */
  named(names: readonly string[]): Promise<PictureFiles>
}

/** Opens a folder of images; it is made with the first one. */
export function openPictures(folder: string, files: Files = nodeFiles): PictureFolder {
  const named = async (names: readonly string[]): Promise<PictureFiles> => {
    const found = new Map<string, Uint8Array>()
    for (const name of names) {
      const bytes = await files.readFile(join(folder, name)).catch((error: unknown) => {
        if (codeOf(error) === 'ENOENT') return null
        throw error
      })
      if (bytes && pictureName(bytes) === name) found.set(name, bytes)
    }
    return found
  }
  return {
    named,
    async keep(bytes) {
      const name = pictureName(bytes)
      if (!name) throw noPicture()
      try {
        await files.mkdir(folder, { recursive: true })
        await writeWhole(files, join(folder, name), bytes)
        return name
      } catch (error) {
        throw new Refusal('disk-full', 'The picture was not kept.', warningOf(error, folder).way)
      }
    },
    of: (whole) => named(namesOf(whole)),
  }
}

/** Names of the files a campaign's journal has ever kept, sorted. */
function namesOf({ head, entries }: { head: Head; entries: WholeCampaign['entries'] }): string[] {
  const kept = entries.flatMap(({ forward }) =>
    forward.head.flatMap(({ path: [part, id], value }) => {
      if (part !== 'pictures') return []
      return id === undefined ? Object.keys((value ?? {}) as object) : [String(id)]
    }),
  )
  const names = new Set([...Object.keys(head.state.pictures ?? {}), ...kept])
  return [...names].filter((name) => isPictureName(name)).sort()
}

/** True when a file name has the form that `pictureName` gives. */
export function isPictureName(name: string): boolean {
  return /^[0-9a-f]{64}\.(png|jpg|gif|webp)$/.test(name)
}

/** File name from an image's bytes; null when they are no image a page can show. */
export function pictureName(bytes: Uint8Array): string | null {
  const ending = endingOf(bytes)
  return ending && `${createHash('sha256').update(bytes).digest('hex')}.${ending}`
}

/** File ending by the first bytes, whatever a file is called; null when they are no image a page can show. */
function endingOf(bytes: Uint8Array): string | null {
  const begins = (text: string, at = 0): boolean =>
    [...text].every((letter, index) => bytes[at + index] === letter.charCodeAt(0))
  if (begins('\x89PNG\r\n\x1a\n')) return 'png'
  if (begins('\xff\xd8\xff')) return 'jpg'
  if (begins('GIF87a') || begins('GIF89a')) return 'gif'
  return begins('RIFF') && begins('WEBP', 8) ? 'webp' : null
}

function noPicture(): Refusal {
  return new Refusal(
    'no-picture',
    'That file is no PNG, JPEG, GIF or WebP picture.',
    'Save it as one of these in a picture program and choose it again.',
  )
}
