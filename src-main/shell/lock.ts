import { randomBytes } from 'node:crypto'
import { chmodSync, mkdirSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { deferred } from '../ipc/deferred.ts'
import type { Result } from '../ipc/contract/endpoint.ts'
import { elect, who, type Standing } from './election.ts'
import { answerAll, ask, type Hear, type Report, type Tell } from './lock-line.ts'
import { lockFolder, lockPipe } from './lock-path.ts'

export type { Along, Hear, Tell } from './lock-line.ts'

/** Whether this process is the one that may use the data folder. */
export type Lock =
  | {
      owner: true
      /**
       * Answers other starts and the CLI; requests that come before wait. Who is told last answers.
       * A `Refusal` thrown goes back as it is.
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
 * may use. What a process that died has left behind is cleared away.
 * @throws {Error} when the folder does not let us make a socket.
 */
export async function takeLock(dataFolder: string, report: Report): Promise<Lock> {
  const heard = deferred<void>()
  let hear: Hear = () => heard.promise
  let standing: Standing = 'candidate'
  const server = createServer((socket) =>
    answerAll(
      socket,
      async (request, along) => {
        if (request === who) return standing
        await heard.promise
        return hear(request, along)
      },
      report,
    ),
  )
  server.maxConnections = 64
  const owning: Lock = {
    owner: true,
    onMessage(told) {
      hear = told
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
    return (await listens(server, pipe)) ? owning : asking(pipe)
  }
  for (;;) {
    const folder = lockFolder(dataFolder)
    const name = randomBytes(6).toString('hex')
    prepare(folder)
    await listens(server, join(folder, name))
    const owner = await elect(folder, name, () => (standing = 'owner'))
    if (owner === null) return owning
    await closed(server)
    if (owner !== 'unseen') return asking(owner)
  }
}

function prepare(folder: string): void {
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code
    if (code !== 'EEXIST') throw cannot(folder, code)
  }
}

/** Whether the address is ours now; false when another has it. */
function listens(server: Server, path: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const failed = (error: NodeJS.ErrnoException): void => {
      server.off('listening', done)
      if (error.code === 'EADDRINUSE') resolve(false)
      else reject(cannot(path, error.code))
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

function cannot(path: string, code: string | undefined): Error {
  return new Error(`Gatefold cannot write ${path} (${code ?? 'unknown reason'}).`)
}

/** Stops listening and removes the socket at once; what is being answered is still answered. */
function closed(server: Server): Promise<void> {
  server.close()
  return Promise.resolve()
}
