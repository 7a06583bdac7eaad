import * as node from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Part of the file system that trail, backups and images use; tests hand in one that is full. */
export type Files = Pick<
  typeof node,
  'open' | 'mkdir' | 'readFile' | 'rename' | 'rm' | 'readdir' | 'stat' | 'copyFile'
>
export const nodeFiles: Files = node

/** Warning to the GM about a folder; play goes on, for the vault is the durable fact. */
export interface TrailWarning {
  says: string
  way: string
}

/** Suffix of a file that is not whole yet. */
const unfinished = '.new'

/**
 * Removes files that a kill left behind in the middle of `writeWhole`; called before anything is written
 * there.
 */
export async function removeUnfinished(files: Files, folder: string): Promise<void> {
  for (const name of await namesIn(files, folder))
    if (name.endsWith(unfinished)) await files.rm(join(folder, name), { force: true })
}

/** Makes the names in a folder durable; on Windows they already are, and no folder can be opened there. */
async function syncFolder(files: Files, folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await files.open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Writes a file whole or not at all: a temporary file beside it first, which is then renamed. */
export async function writeWhole(
  files: Files,
  path: string,
  content: string | Uint8Array,
): Promise<void> {
  const beside = `${path}${unfinished}`
  try {
    const handle = await files.open(beside, 'w', 0o600)
    try {
      await handle.writeFile(content)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await files.rename(beside, path)
    await syncFolder(files, dirname(path))
  } catch (error) {
    await files.rm(beside, { force: true }).catch(() => undefined)
    throw error
  }
}

/** Reads a text; null when there is no such file. */
export async function readText(files: Files, path: string): Promise<string | null> {
  try {
    return await files.readFile(path, 'utf8')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  }
}

/** Names in a folder, sorted; none when there is no such folder. */
export async function namesIn(files: Files, folder: string): Promise<string[]> {
  try {
    return (await files.readdir(folder)).sort()
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return []
    throw error
  }
}

/** Error code of the system: `ENOSPC`, `EROFS`; empty when it gave none. */
export function codeOf(error: unknown): string {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined
  return typeof code === 'string' ? code : ''
}

/** Warning to the GM about a folder that cannot be written. */
export function warningOf(error: unknown, folder: string): TrailWarning {
  const kept = 'Everything you do is kept in Gatefold itself; only the plain files lag behind.'
  const code = codeOf(error)
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    return {
      says: `The disk is full: ${folder} cannot be written. ${kept}`,
      way: 'Free some space.',
    }
  }
  if (code === 'EROFS' || code === 'EACCES' || code === 'EPERM') {
    return {
      says: `The folder ${folder} is read-only. ${kept}`,
      way: 'Allow writing to it, or start Gatefold with GATEFOLD_DATA set to another folder.',
    }
  }
  const cause = error instanceof Error ? error.message : String(error)
  return { says: `${folder} cannot be written (${cause}). ${kept}`, way: 'Look at the disk.' }
}

/** File name for an id, the same on every system; `idOf` reverses it. */
export function fileNameOf(id: string): string {
  return id.replace(/[^\w-]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`)
}

/** The id that a file name was made from. */
export function idOf(fileName: string): string {
  return fileName.replace(/%([0-9a-f]{2})/g, (_, hex: string) =>
    String.fromCharCode(parseInt(hex, 16)),
  )
}
