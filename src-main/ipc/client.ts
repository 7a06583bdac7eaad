import * as v from 'valibot'
import { channel } from './channel.ts'
import type { Contract, Endpoint, Failure, OutputOf, Result } from './contract/endpoint.ts'
import { Reply } from './frames.ts'
import type { Wire } from './wire.ts'

interface CallOptions {
  /** Cancels: the call ends at once as `cancelled` and the other side's signal is aborted. */
  signal?: AbortSignal
  onProgress?: (done: number, of: number, says: string) => void
}

/** The calling end of a wire. Calls never reject: what goes wrong is a `Failure`. */
export interface Client<C extends Contract, Events = Record<string, unknown>> {
  call<K extends keyof C & string>(
    name: K,
    input: v.InferInput<C[K]['input']>,
    options?: CallOptions,
  ): Promise<Result<OutputOf<C, K>>>
  /** Hears an event until the returned function is called. */
  on<K extends keyof Events & string>(event: K, hear: (payload: Events[K]) => void): () => void
}

interface Waiting {
  progress(at: number, of: number, says: string): void
  end(result: Result<unknown>): void
}

/**
 * Calls the contract over the wire. A call fails as `timeout` when nothing, neither answer nor
 * progress, was heard for the endpoint's patience, and as `gone` when the wire closes.
 */
export function client<C extends Contract, Events = Record<string, unknown>>(
  wire: Wire,
  contract: C,
): Client<C, Events> {
  const line = channel(wire)
  const waiting = new Map<number, Waiting>()
  const hearers = new Map<string, Set<(payload: never) => void>>()
  let calls = 0

  line.onFrame((frame) => {
    const reply = v.safeParse(Reply, frame)
    if (!reply.success) return
    const said = reply.output
    if ('event' in said)
      for (const hear of [...(hearers.get(said.event) ?? [])]) hear(said.payload as never)
    else if ('progress' in said) waiting.get(said.progress)?.progress(said.at, said.of, said.says)
    else if ('done' in said) waiting.get(said.done)?.end({ ok: true, value: said.value })
    else waiting.get(said.failed)?.end({ ok: false, failure: said.failure })
  })
  line.onGone(() => {
    for (const one of [...waiting.values()]) one.end(failed(gone))
  })

  function ask(
    endpoint: Endpoint,
    name: string,
    input: unknown,
    options: CallOptions,
  ): Promise<Result<unknown>> {
    const call = ++calls
    return new Promise((resolve) => {
      const giveUp = (failure: Failure): void => {
        line.send({ cancel: call })
        end(failed(failure))
      }
      const onAbort = (): void => giveUp(cancelled)
      const end = (result: Result<unknown>): void => {
        waiting.delete(call)
        clearTimeout(timer)
        options.signal?.removeEventListener('abort', onAbort)
        resolve(result.ok ? checked(endpoint, result.value) : result)
      }
      const rest = (): ReturnType<typeof setTimeout> =>
        setTimeout(() => giveUp(timeout(endpoint)), endpoint.patience)
      let timer = rest()
      waiting.set(call, {
        end,
        progress(at, of, says) {
          clearTimeout(timer)
          timer = rest()
          options.onProgress?.(at, of, says)
        },
      })
      options.signal?.addEventListener('abort', onAbort)
      const sent = line.send({ call, name, input })
      if (sent !== 'sent') end(failed(sent === 'gone' ? gone : tooBig))
    })
  }

  return {
    async call(name, input, options = {}) {
      const endpoint = contract[name]
      if (!endpoint) return failed(unknownCall)
      if (options.signal?.aborted) return failed(cancelled)
      return (await ask(endpoint, name, input, options)) as Result<OutputOf<C, typeof name>>
    },
    on(event, hear) {
      const set = hearers.get(event) ?? new Set()
      hearers.set(event, set.add(hear))
      return () => void set.delete(hear)
    },
  }
}

function checked(endpoint: Endpoint, value: unknown): Result<unknown> {
  const output = v.safeParse(endpoint.output, value)
  return output.success ? { ok: true, value: output.output } : failed(badOutput)
}

function failed(failure: Failure): { ok: false; failure: Failure } {
  return { ok: false, failure }
}

function timeout(endpoint: Endpoint): Failure {
  const seconds = Math.round(endpoint.patience / 1_000)
  return {
    code: 'timeout',
    message: `Gatefold gave no answer for ${seconds} seconds, so this was given up.`,
    way: 'Try again.',
  }
}

const cancelled: Failure = { code: 'cancelled', message: 'Cancelled.' }
const gone: Failure = {
  code: 'gone',
  message: 'The other side of Gatefold has closed.',
  way: 'Start Gatefold again; everything confirmed is saved.',
}
const tooBig: Failure = {
  code: 'too-big',
  message: 'That is larger than one message may be.',
  way: 'Send less at once.',
}
const unknownCall: Failure = {
  code: 'unknown-call',
  message: 'This window and the app are of different versions.',
  way: 'Close Gatefold and start it again.',
}
const badOutput: Failure = {
  code: 'bad-output',
  message: 'The answer could not be read.',
  way: 'Close Gatefold and start it again.',
}
