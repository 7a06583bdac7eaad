import { createConnection, type Socket } from 'node:net'
import type { Failure, Result } from '../ipc/contract/endpoint.ts'

export type Hear = (request: unknown) => Promise<unknown> | unknown
export type Report = (error: unknown, during: string) => void

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

/** Answers one request, a line of JSON, and hangs up. What is no request gets no answer. */
export function answerAll(socket: Socket, hear: Hear, report: Report): void {
  socket.unref()
  socket.setTimeout(dawdling, () => socket.destroy())
  socket.on('error', () => socket.destroy())
  readLine(socket, (line) => {
    const request = parse(line)
    if (request === undefined) return void socket.destroy()
    socket.setTimeout(0)
    void answer(hear, request, report).then((result) => {
      if (!socket.destroyed) socket.end(`${JSON.stringify(result)}\n`)
    })
  })
}

async function answer(hear: Hear, request: unknown, report: Report): Promise<Result<unknown>> {
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

/** Sends one request to a lock's owner. Fails as `gone` when nobody listens, `timeout` when nobody answers. */
export function ask(path: string, request: unknown, patience = 300_000): Promise<Result<unknown>> {
  return new Promise((resolve) => {
    const socket = createConnection(path)
    const end = (result: Result<unknown>): void => {
      clearTimeout(timer)
      socket.destroy()
      resolve(result)
    }
    const timer = setTimeout(() => end({ ok: false, failure: timeout }), patience)
    socket.once('connect', () => socket.write(`${JSON.stringify(request)}\n`))
    socket.once('error', () => end({ ok: false, failure: gone }))
    socket.once('close', () => end({ ok: false, failure: gone }))
    readLine(socket, (line) => end(resultOf(parse(line))))
  })
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

/** Hears the first line; hangs up on one that is too long. */
function readLine(socket: Socket, hear: (line: string) => void): void {
  let held = ''
  let heard = false
  socket.setEncoding('utf8')
  socket.on('data', (text: string) => {
    if (heard) return
    held += text
    const end = held.indexOf('\n')
    if (end < 0 ? held.length > longest : end > longest) return void socket.destroy()
    if (end < 0) return
    heard = true
    hear(held.slice(0, end))
  })
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
