import { randomBytes } from 'node:crypto'
import { chmodSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { deferred } from '../ipc/deferred.ts'
import type { Result } from '../ipc/contract/endpoint.ts'
import { answerWho, elect, standingOf, type ElectionState } from './election.ts'
import { cannotWrite, lockFolder, lockPipe, prepareLockFolder } from './lock-folder.ts'
import { lockKey } from './lock-key.ts'
import { answerAll, ask, type Hear, type ReportError, type Tell } from './lock-line.ts'

export type { RequestProgress, Hear, Tell } from './lock-line.ts'

/** Lock of a data folder: held by this process, or by another that can be asked. */
export type Lock =
  | {
      owner: true
      /**
       * Sets the handler for requests of other starts and the CLI, in place of any earlier one; requests that
       * come before wait. A `Refusal` thrown goes back as it is.
       */
      onMessage(hear: Hear): void
      release(): Promise<void>
    }
  | {
      owner: false
      /** Asks the owner, and gives up when nothing is heard for `patience` milliseconds. Never rejects. */
      ask(request: unknown, patience?: number, tell?: Tell): Promise<Result<unknown>>
    }

/**
 * Takes the data folder for this process by a socket (on Windows a named pipe) that only its user
 * may use. Sockets of processes that died are cleared away; nothing else is touched.
 * @throws {Error} when the folder does not let us make a socket, or something else answers in our place.
 */
export async function takeLock(dataFolder: string, report: ReportError): Promise<Lock> {
  const key = await lockKey(dataFolder).catch((error: NodeJS.ErrnoException) => {
    throw cannotWrite(join(dataFolder, 'lock.key'), error.code)
  })
  const heard = deferred<void>()
  let hear: Hear = () => heard.promise
  let standing: ElectionState = 'candidate'
  const server = createServer((socket) =>
    answerAll(
      socket,
      async (request, along) => {
        const answer = answerWho(request, key, standing)
        if (answer !== null) return answer
        await heard.promise
        return hear(request, along)
      },
      report,
    ),
  )
  server.maxConnections = 64
  const owning: Lock = {
    owner: true,
    onMessage(listener) {
      hear = listener
      heard.resolve()
    },
    release: () => closed(server),
  }
  const asking = (path: string): Lock => ({
    owner: false,
    ask: (request, patience, tell) => ask(path, request, patience, tell),
  })

  if (process.platform === 'win32') {
    const pipe = lockPipe(dataFolder)
    standing = 'owner'
    if (await listens(server, pipe)) return owning
    await standingOf(pipe, key)
    return asking(pipe)
  }
  for (;;) {
    const folder = lockFolder(dataFolder)
    const name = randomBytes(6).toString('hex')
    prepareLockFolder(folder)
    await listens(server, join(folder, name))
    const owner = await elect(folder, name, key, () => (standing = 'owner'))
    if (owner === null) return owning
    await closed(server)
    if (owner !== 'unseen') return asking(owner)
  }
}

/** Listens at an address; false when another process has it. */
function listens(server: Server, path: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const failed = (error: NodeJS.ErrnoException): void => {
      server.off('listening', done)
      if (error.code === 'EADDRINUSE') resolve(false)
      else reject(cannotWrite(path, error.code))
    }
    const done = (): void => {
      server.off('error', failed)
      if (process.platform !== 'win32') chmodSync(path, 0o600)
      resolve(true)
    }
    server.once('error', failed)
    server.once('listening', done)
    server.listen(path)
  })
}

/** Stops listening and removes the socket at once; what is being answered is still answered. */
function closed(server: Server): Promise<void> {
  server.close()
  return Promise.resolve()
}
