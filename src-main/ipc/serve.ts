import * as v from 'valibot'
import { channel, type Channel } from './channel.ts'
import { Refusal, type Contract, type Failure, type Handlers } from './contract/endpoint.ts'
import { CallFrame, type Reply } from './frames.ts'
import type { Wire } from './wire.ts'

/** The serving end of a wire. */
export interface Served<Events = Record<string, unknown>> {
  /** Sends an event to the other side; events arrive in the order they were pushed. */
  push<K extends keyof Events & string>(event: K, payload: Events[K]): void
  /** Stops answering and aborts what is being worked on. Resolves when all of that has come to its end. */
  close(): Promise<void>
}

interface ServeOptions {
  /** Reports our own mistakes: a throw that is no Refusal, an output off its schema. */
  report?: (error: unknown, during: string) => void
}

/** Most calls one page may have under way; a page in order has a handful. */
const most = 1_000

/**
 * Answers the contract's calls that come over the wire. Input is checked before a handler sees it,
 * output before it leaves; a `Refusal` thrown by a handler goes back as it is, any other throw is
 * reported and goes back as a calm `failed`.
 */
export function serve<C extends Contract, Events = Record<string, unknown>>(
  wire: Wire,
  contract: C,
  handlers: Handlers<C>,
  options: ServeOptions = {},
): Served<Events> {
  const line = channel(wire)
  const working = new Map<number, AbortController>()
  const underWay = new Set<Promise<void>>()
  const report = options.report ?? ((error, during) => console.error(during, error))
  let open = true

  const close = async (): Promise<void> => {
    open = false
    for (const one of working.values()) one.abort()
    working.clear()
    await Promise.allSettled(underWay)
  }

  async function answer(call: number, name: string, input: unknown): Promise<void> {
    if (working.has(call)) return
    if (working.size >= most) return send(line, { failed: call, failure: busy })
    const controller = new AbortController()
    working.set(call, controller)
    const reply = await run(
      contract,
      handlers,
      { call, name, input },
      {
        signal: controller.signal,
        progress: (at, of, says) => {
          if (working.get(call) === controller) send(line, { progress: call, at, of, says })
        },
      },
      report,
    )
    if (working.get(call) !== controller) return
    working.delete(call)
    send(line, reply)
  }

  line.onFrame((frame) => {
    const ask = v.safeParse(CallFrame, frame)
    if (!open || !ask.success) return
    if ('cancel' in ask.output) {
      working.get(ask.output.cancel)?.abort()
      working.delete(ask.output.cancel)
    } else {
      const answered = answer(ask.output.call, ask.output.name, ask.output.input)
      underWay.add(answered)
      void answered.finally(() => underWay.delete(answered))
    }
  })
  line.onGone(() => void close())

  return {
    push(event, payload) {
      const sent = open ? line.send({ event, payload }, 'in order') : 'gone'
      if (sent === 'too big')
        report(new Error(`The event ${event} is too big to send.`), `push ${event}`)
    },
    close,
  }
}

type Working = Parameters<Handlers<Contract>[string]>[1]
interface Call {
  call: number
  name: string
  input: unknown
}

async function run<C extends Contract>(
  contract: C,
  handlers: Handlers<C>,
  { call, name, input }: Call,
  working: Working,
  report: (error: unknown, during: string) => void,
): Promise<Reply> {
  const endpoint = Object.hasOwn(contract, name) ? contract[name] : undefined
  const handler = Object.hasOwn(handlers, name) ? handlers[name] : undefined
  if (!endpoint || !handler) return { failed: call, failure: unknownCall }
  const given = v.safeParse(endpoint.input, input)
  if (!given.success) return { failed: call, failure: badInput(v.summarize(given.issues)) }
  try {
    const value = v.safeParse(endpoint.output, await handler(given.output, working))
    if (value.success) return { done: call, value: value.output }
    report(new Error(`${name}: ${v.summarize(value.issues)}`), `output of ${name}`)
    return { failed: call, failure: ourFault }
  } catch (error) {
    if (error instanceof Refusal) return { failed: call, failure: failureOf(error) }
    if (!working.signal.aborted) report(error, name)
    return { failed: call, failure: ourFault }
  }
}

function send(line: Channel, reply: Reply): void {
  if (line.send(reply) === 'too big' && 'done' in reply)
    line.send({ failed: reply.done, failure: tooBig })
}

function failureOf({ code, message, way }: Refusal): Failure {
  return way === undefined ? { code, message } : { code, message, way }
}

function badInput(issues: string): Failure {
  return { code: 'bad-input', message: `That could not be read: ${issues.slice(0, 500)}` }
}

const busy: Failure = {
  code: 'busy',
  message: 'Too much is under way at once.',
  way: 'Wait a moment and try again.',
}
const unknownCall: Failure = {
  code: 'unknown-call',
  message: 'This window and the app are of different versions.',
  way: 'Close Gatefold and start it again.',
}
const tooBig: Failure = {
  code: 'too-big',
  message: 'The answer is larger than one message may be.',
  way: 'Ask for less at once.',
}
const ourFault: Failure = {
  code: 'failed',
  message: 'Something went wrong inside Gatefold. Nothing was half done by it.',
  way: 'Try again; if it happens again, restart Gatefold.',
}
