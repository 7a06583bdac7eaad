import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

/** Bytes that a socket's address may have on every Unix, less the socket's own name. */
const longest = 85

/**
 * The folder of a data folder's lock sockets: `lock` in it, or, where that path is too long for a
 * socket's address, one in the folder that the system keeps for this user alone while they are logged
 * in, and only without such a folder one in the shared temporary folder.
 */
export function lockFolder(dataFolder: string, env = process.env): string {
  const path = join(resolve(dataFolder), 'lock')
  if (fits(path)) return path
  const own = `gatefold-${short(dataFolder)}`
  const runtime = env['XDG_RUNTIME_DIR'] ? join(env['XDG_RUNTIME_DIR'], own) : null
  if (runtime !== null && fits(runtime) && existsSync(dirname(runtime))) return runtime
  return join(tmpdir(), `gatefold-${process.getuid?.() ?? 0}-${short(dataFolder)}`)
}

const fits = (path: string): boolean => Buffer.byteLength(path) <= longest

/** The named pipe of a data folder's lock on Windows. */
export function lockPipe(dataFolder: string): string {
  return `\\\\.\\pipe\\gatefold-${short(dataFolder)}`
}

function short(dataFolder: string): string {
  return createHash('sha256').update(resolve(dataFolder)).digest('hex').slice(0, 24)
}
