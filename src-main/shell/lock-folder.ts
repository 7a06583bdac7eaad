import { createHash } from 'node:crypto'
import { chmodSync, existsSync, lstatSync, mkdirSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

/** Bytes that a socket's address may have on every Unix, less the socket's own name. */
const longest = 85

/** Form of the names of a lock's sockets; anything else in the folder is not ours. */
const ownName = /^[0-9a-f]{12}$/

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

/** The named pipe of a data folder's lock on Windows. */
export function lockPipe(dataFolder: string): string {
  return `\\\\.\\pipe\\gatefold-${short(dataFolder)}`
}

function short(dataFolder: string): string {
  return createHash('sha256').update(resolve(dataFolder)).digest('hex').slice(0, 24)
}

const fits = (path: string): boolean => Buffer.byteLength(path) <= longest

/**
 * Makes the folder of the lock's sockets, or takes the one that stands there.
 * @throws {Error} when it can't be made, is no folder (a link is none), or is another user's.
 */
export function prepareLockFolder(folder: string): void {
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code
    if (code !== 'EEXIST') throw cannotWrite(folder, code)
  }
  const stands = lstatSync(folder)
  if (!stands.isDirectory()) {
    throw new Error(
      `Gatefold keeps its lock in ${folder}, and that is no folder. Move it away and start again.`,
    )
  }
  if (stands.uid !== process.getuid?.()) {
    throw new Error(
      `Gatefold keeps its lock in ${folder}, which belongs to another user. ` +
        'Start Gatefold as that user, or set GATEFOLD_DATA to a folder of your own.',
    )
  }
  if ((stands.mode & 0o077) !== 0) chmodSync(folder, 0o700)
}

/** Names of the lock's sockets in its folder, sorted: nothing else in it is looked at, or removed. */
export function socketsIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => ownName.test(name) && isOwnSocket(join(folder, name)))
    .sort()
}

function isOwnSocket(path: string): boolean {
  const stands = lstatSync(path, { throwIfNoEntry: false })
  return stands?.isSocket() === true && stands.uid === process.getuid?.()
}

export function cannotWrite(path: string, code: string | undefined): Error {
  return new Error(`Gatefold cannot write ${path} (${code ?? 'unknown reason'}).`)
}
