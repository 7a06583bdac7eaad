import { createConnection, type Socket } from 'node:net'
import type { Failure, Result } from '../ipc/contract/endpoint.ts'

export type Tell = (done: number, of: number, says: string) => void
/** Progress of a request: `tell` reports it to the caller, `signal` is aborted when the caller hangs up. */
export interface RequestProgress {
  tell: Tell
  signal: AbortSignal
}
export type Hear = (request: unknown, along: RequestProgress) => Promise<unknown> | unknown
export type ReportError = (error: unknown, during: string) => void

/** Longest request or answer, in characters: paths and words, never files. */
const longest = 1024 * 1024
/** Milliseconds a caller has to finish its request. */
const dawdling = 10_000

const gone: Failure = { code: 'gone', message: 'Gatefold is not running on this data folder.' }
const timeout: Failure = {
  code: 'timeout',
  message: 'The running Gatefold gave no answer in time.',
  way: 'Look at its window and try again.',
}
const failed: Failure = { code: 'failed', message: 'The running Gatefold could not do that.' }

/** Answers one request, a line of JSON, and hangs up. A line that is no request gets no answer. */
export function answerAll(socket: Socket, hear: Hear, report: ReportError): void {
  socket.unref()
  socket.setTimeout(dawdling, () => socket.destroy())
  socket.on('error', () => socket.destroy())
  readLines(socket, (line) => {
    const request = parse(line)
    if (request === undefined) {
      socket.destroy()
      return false
    }
    socket.setTimeout(0)
    const gone = new AbortController()
    socket.once('close', () => gone.abort())
    const tell: Tell = (...progress) => {
      if (!socket.destroyed) socket.write(`${JSON.stringify({ progress })}\n`)
    }
    const answered = answer((asked) => hear(asked, { tell, signal: gone.signal }), request, report)
    void answered.then((result) => {
      if (!socket.destroyed) socket.end(`${JSON.stringify(result)}\n`)
    })
    return false
  })
}

async function answer(
  hear: (request: unknown) => Promise<unknown> | unknown,
  request: unknown,
  report: ReportError,
): Promise<Result<unknown>> {
  try {
    return { ok: true, value: (await hear(request)) ?? null }
  } catch (error) {
    if (isRefusal(error)) {
      const { code, message, way } = error
      return { ok: false, failure: way === undefined ? { code, message } : { code, message, way } }
    }
    report(error, 'answer another start')
    return { ok: false, failure: failed }
  }
}

function isRefusal(error: unknown): error is Failure & Error {
  return (
    error instanceof Error &&
    error.name === 'Refusal' &&
    'code' in error &&
    typeof error.code === 'string'
  )
}

/**
 * Sends one request to a lock's owner. Fails as `gone` when nobody listens, `timeout` when nothing is
 * heard for `patience` milliseconds.
 */
export function ask(
  path: string,
  request: unknown,
  patience = 300_000,
  tell: Tell = () => undefined,
): Promise<Result<unknown>> {
  return new Promise((resolve) => {
    const socket = createConnection(path)
    const end = (result: Result<unknown>): void => {
      clearTimeout(timer)
      socket.destroy()
      resolve(result)
    }
    const timer = setTimeout(() => end({ ok: false, failure: timeout }), patience)
    const hear = (said: unknown): boolean => {
      const progress = progressOf(said)
      if (!progress) {
        end(resultOf(said))
        return false
      }
      timer.refresh()
      tell(...progress)
      return true
    }
    socket.once('connect', () => socket.write(`${JSON.stringify(request)}\n`))
    socket.once('error', () => end({ ok: false, failure: gone }))
    socket.once('close', () => end({ ok: false, failure: gone }))
    readLines(socket, (line) => hear(parse(line)))
  })
}

/** Progress in a line of the owner; null when the line is the answer itself. */
function progressOf(said: unknown): Parameters<Tell> | null {
  const { progress } = (said ?? {}) as { progress?: unknown }
  if (!Array.isArray(progress)) return null
  const [done, of, says] = progress as unknown[]
  return [Number(done), Number(of), String(says)]
}

function resultOf(said: unknown): Result<unknown> {
  const result = said as Result<unknown> | null | undefined
  if (typeof result !== 'object' || result === null) return { ok: false, failure: failed }
  if (result.ok === true) return { ok: true, value: result.value }
  const { code, message } = result.failure ?? {}
  return typeof code === 'string' && typeof message === 'string'
    ? result
    : { ok: false, failure: failed }
}

/** Reads line after line while `hear` returns true; hangs up on one that is too long. */
function readLines(socket: Socket, hear: (line: string) => boolean): void {
  let held = ''
  let listens = true
  socket.setEncoding('utf8')
  socket.on('data', (text: string) => {
    if (!listens) return
    held += text
    for (;;) {
      const end = held.indexOf('\n')
      if (end < 0 ? held.length > longest : end > longest) return void socket.destroy()
      if (end < 0) return
      const line = held.slice(0, end)
      held = held.slice(end + 1)
      listens = hear(line)
      if (!listens) return
    }
  })
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
