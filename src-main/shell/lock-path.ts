import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** What a socket's address may hold on every Unix, in bytes, less the socket's own name. */
const longest = 85

/**
 * The folder of a data folder's lock sockets: `lock` in it, or, where that path is too long for a
 * socket's address, one in the temporary folder that only this path and user give.
 */
export function lockFolder(dataFolder: string): string {
  const path = join(resolve(dataFolder), 'lock')
  if (Buffer.byteLength(path) <= longest) return path
  return join(tmpdir(), `gatefold-${process.getuid?.() ?? 0}-${short(dataFolder)}`)
}

/** The named pipe of a data folder's lock on Windows. */
export function lockPipe(dataFolder: string): string {
  return `\\\\.\\pipe\\gatefold-${short(dataFolder)}`
}

function short(dataFolder: string): string {
  return createHash('sha256').update(resolve(dataFolder)).digest('hex').slice(0, 24)
}
