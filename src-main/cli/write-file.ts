import { writeFile } from 'node:fs/promises'

const reasons: Readonly<Record<string, string>> = {
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
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
    throw new Error(reasons[code] ?? `It can’t be written (${code}).`, { cause })
  })
}
