import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { unreadBecause } from '../app/text-of.ts'

/** Endings of files that hold no text: in a folder they are passed over. */
const noText =
  /\.(?:png|jpe?g|gif|webp|zip|gz|gatefold|exe|so|woff2?|ttf|mp3|ogg|wav|mp4|docx?|odt)$/i

/**
 * Files named on the command line; in place of a folder all files in it and in its folders, by name, but
 * neither hidden ones nor pictures and packages.
 */
export async function namedFiles(paths: readonly string[]): Promise<string[]> {
  const files: string[] = []
  for (const path of paths) files.push(...((await filesIn(path)) ?? [path]))
  return files
}

/** Files in a folder; null when it is none. */
async function filesIn(path: string): Promise<string[] | null> {
  const found = path === '-' ? null : await stat(path).catch(() => null)
  if (!found?.isDirectory()) return null
  const names = (await readdir(path)).filter((name) => !name.startsWith('.')).sort()
  const files = await Promise.all(
    names.map(async (name) => {
      const inside = join(path, name)
      return (await filesIn(inside)) ?? (noText.test(name) ? [] : [inside])
    }),
  )
  return files.flat()
}

/** Reads a file named on the command line. @throws {Error} with a message fit to print after its name. */
export async function readNamed(path: string): Promise<Uint8Array> {
  return readFile(path).catch((cause: NodeJS.ErrnoException) => {
    throw new Error(unreadBecause(cause), { cause })
  })
}

const writeReasons: Readonly<Record<string, string>> = {
  ENOENT: 'Its folder does not exist: make it first.',
  ENOTDIR: 'Its folder does not exist: make it first.',
  EISDIR: 'That is a folder; name a file in it.',
  EACCES: 'You may not write there; choose another place.',
  EPERM: 'You may not write there; choose another place.',
  EROFS: 'Nothing can be written there; choose another place.',
  ENOSPC: 'The disk is full.',
}

/** Writes a file named on the command line. @throws {Error} with a message fit to print after its name. */
export async function writeNamed(path: string, text: string): Promise<void> {
  await writeFile(path, text).catch((cause: unknown) => {
    const code = codeOf(cause)
    throw new Error(writeReasons[code] ?? `It can’t be written (${code}).`, { cause })
  })
}

/** Code that Node gives a failed call of the file system, such as ENOENT; '' when it gives none. */
function codeOf(cause: unknown): string {
  return cause instanceof Error && 'code' in cause ? String(cause.code) : ''
}
