import type { Readable, Writable } from 'node:stream'
import type { Commands, Events } from './protocol.ts'

type Said = {
  id?: number
  method?: string
  params?: unknown
  sessionId?: string
  result?: unknown
  error?: { message: string }
}
interface Waiting {
  method: string
  resolve(result: unknown): void
  reject(why: Error): void
}

/** Milliseconds the browser may take to answer; a cold first start is slow. */
const patience = 60_000

/**
 * Commands that a page itself works at, so without our time limit: their callers have limits of their own.
 */
const pageWork = new Set<keyof Commands>([
  'Page.printToPDF',
  'Runtime.callFunctionOn',
  'Runtime.evaluate',
])

/** Error for a browser that is gone, is silent or refused a command. */
export class DevToolsError extends Error {
  override name = 'DevToolsError'

  /** `silent`: the browser runs, and gave no answer in time. */
  constructor(
    message: string,
    readonly silent = false,
  ) {
    super(message)
  }
}

/**
 * Speaks the DevTools protocol over the browser's debugging pipe: JSON, each message ended by a
 * zero byte. No port is opened, and the browser ends when our end of the pipe closes.
 */
export class DevTools {
  /** Resolves when the browser has hung up. */
  readonly gone: Promise<void>
  readonly #toBrowser: Writable
  readonly #waiting = new Map<number, Waiting>()
  readonly #hearers = new Set<(said: Said) => void>()
  #part: Buffer[] = []
  #calls = 0
  #isGone = false

  constructor(toBrowser: Writable, fromBrowser: Readable) {
    this.#toBrowser = toBrowser
    this.gone = new Promise((resolve) => {
      const end = (): void => {
        this.#hangUp()
        resolve()
      }
      for (const event of ['close', 'end', 'error']) fromBrowser.once(event, end)
      toBrowser.on('error', end)
    })
    fromBrowser.on('data', (bytes: Buffer) => this.#read(bytes))
  }

  /** @throws {DevToolsError} when the browser refuses, is gone, or gives no answer in time. */
  send<M extends keyof Commands>(
    method: M,
    params: Commands[M][0],
    session?: string,
  ): Promise<Commands[M][1]> {
    if (this.#isGone) return Promise.reject(new DevToolsError(`${method}: the browser is gone`))
    const id = ++this.#calls
    return new Promise((resolve, reject) => {
      const silent = (): void => {
        this.#waiting.delete(id)
        reject(
          new DevToolsError(`${method}: the browser gave no answer in ${patience / 1000} s`, true),
        )
      }
      const timer = pageWork.has(method) ? undefined : setTimeout(silent, patience).unref()
      this.#waiting.set(id, {
        method,
        reject: (why) => {
          clearTimeout(timer)
          reject(why)
        },
        resolve: (result) => {
          clearTimeout(timer)
          resolve(result as Commands[M][1])
        },
      })
      this.#toBrowser.write(`${JSON.stringify({ id, method, params, sessionId: session })}\0`)
    })
  }

  /** Hears an event of one session, or of the browser itself, until the returned function is called. */
  on<E extends keyof Events>(
    event: E,
    session: string | undefined,
    hear: (params: Events[E]) => void,
  ): () => void {
    const hearer = (said: Said): void => {
      if (said.method === event && said.sessionId === session) hear(said.params as Events[E])
    }
    this.#hearers.add(hearer)
    return () => void this.#hearers.delete(hearer)
  }

  #read(bytes: Buffer): void {
    let from = 0
    for (let at = bytes.indexOf(0); at >= 0; at = bytes.indexOf(0, from)) {
      this.#part.push(bytes.subarray(from, at))
      const text = Buffer.concat(this.#part).toString('utf8')
      this.#part = []
      from = at + 1
      this.#take(JSON.parse(text) as Said)
    }
    if (from < bytes.length) this.#part.push(bytes.subarray(from))
  }

  #take(said: Said): void {
    if (said.id === undefined) {
      for (const hear of [...this.#hearers]) hear(said)
      return
    }
    const waiting = this.#waiting.get(said.id)
    this.#waiting.delete(said.id)
    if (said.error) waiting?.reject(new DevToolsError(`${waiting.method}: ${said.error.message}`))
    else waiting?.resolve(said.result)
  }

  #hangUp(): void {
    this.#isGone = true
    for (const { method, reject } of this.#waiting.values())
      reject(new DevToolsError(`${method}: the browser is gone`))
    this.#waiting.clear()
    this.#hearers.clear()
  }
}
