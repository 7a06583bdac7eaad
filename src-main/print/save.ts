import { access, mkdir, open, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Refusal } from '../ipc/contract/endpoint.ts'

/**
 * Writes a file whole or not at all: beside its place first, then moved there. An older file of that
 * name is replaced.
 * @returns the path written.
 * @throws {Refusal} `write` when the folder is read-only, full or gone; nothing is left behind.
 */
export async function saveWhole(folder: string, name: string, bytes: Uint8Array): Promise<string> {
  const path = join(folder, fileName(name))
  const half = `${path}.part`
  try {
    await mkdir(folder, { recursive: true })
    await writeThrough(half, bytes)
    await rename(half, path)
    return path
  } catch (error) {
    await rm(half, { force: true }).catch(() => undefined)
    throw refusal(error, folder, path)
  }
}

/**
 * Writes files into a new folder, whole or not at all; one whose name is taken gets a number.
 * @param files their paths have slashes and lead nowhere else
 * @returns the folder's path.
 * @throws {Refusal} `write` as `saveWhole` does
 */
export async function saveFolder(
  out: string,
  name: string,
  files: readonly { path: string; bytes: Uint8Array }[],
): Promise<string> {
  const stem = join(out, fileName(name))
  const half = `${stem}.part`
  try {
    await rm(half, { recursive: true, force: true })
    for (const { path, bytes } of files) {
      const parts = path.split('/').map(fileName)
      const folder = join(half, ...parts.slice(0, -1))
      await mkdir(folder, { recursive: true })
      await writeFile(join(folder, parts.at(-1) ?? ''), bytes)
    }
    const path = await freePath(stem)
    await rename(half, path)
    return path
  } catch (error) {
    await rm(half, { recursive: true, force: true }).catch(() => undefined)
    throw refusal(error, out, stem)
  }
}

/** The first of `stem`, `stem 2`, `stem 3` … that is not there. */
async function freePath(stem: string): Promise<string> {
  let path = stem
  for (let next = 2; await isThere(path); next++) path = `${stem} ${next}`
  return path
}

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )

async function writeThrough(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'w')
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/**
 * A name as a file name that every system takes, its ending kept: never empty, never a path, at most
 * 80 letters before the ending.
 */
export function fileName(name: string): string {
  const ending = /\.[a-z0-9]{1,5}$/iu.exec(name)?.[0] ?? ''
  const stem = name.slice(0, name.length - ending.length).normalize('NFC')
  const plain = stem.replace(/[\p{C}\\/:*?"<>|]+/gu, ' ').replace(/\s+/gu, ' ')
  const short = [...plain]
    .slice(0, 80)
    .join('')
    .replace(/^[ .]+|[ .]+$/gu, '')
  const safe = short === '' || reserved.test(short) ? `Gatefold ${short}`.trim() : short
  return `${safe}${ending}`
}

/** Names Windows keeps for devices. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)$/iu

function refusal(error: unknown, folder: string, path: string): unknown {
  const code = (error as NodeJS.ErrnoException).code ?? ''
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    return new Refusal(
      'write',
      `The disk is full, so “${path}” was not written.`,
      'Make some room and save again.',
    )
  }
  if (['EACCES', 'EPERM', 'EROFS'].includes(code)) {
    return new Refusal(
      'write',
      `Gatefold may not write in “${folder}”.`,
      'Allow writing there, or start Gatefold with another folder.',
    )
  }
  if (['ENOTDIR', 'EEXIST', 'EISDIR', 'ENAMETOOLONG', 'ENOENT', 'EBUSY'].includes(code)) {
    return new Refusal(
      'write',
      `“${path}” can't be written.`,
      'If it is open in another program, close it there and save again.',
    )
  }
  return error
}
