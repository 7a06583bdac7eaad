import { readFile } from 'node:fs/promises'

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'There is no such file.',
  ENOTDIR: 'There is no such file.',
  EISDIR: 'That is a folder; name a file in it.',
  EACCES: 'You may not read that file.',
  EPERM: 'You may not read that file.',
}

/** Reads a file named on the command line. @throws {Error} with a message fit to print after its name. */
export async function readNamed(path: string): Promise<Uint8Array> {
  return readFile(path).catch((cause: unknown) => {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
    throw new Error(reasons[code] ?? `It can’t be read (${code}).`, { cause })
  })
}
