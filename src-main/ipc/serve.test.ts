import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it, vi } from 'vitest'
import { client, type Client } from './client.ts'
import { deferred } from './deferred.ts'
import { endpoint, Refusal, type Handlers, type CallWork } from './contract/endpoint.ts'
import { serve, type Served } from './serve.ts'
import { wirePair, type WirePair } from './wire-pair.ts'

const contract = {
  echo: endpoint({ input: v.string(), output: v.string() }),
  double: endpoint({ input: v.pipe(v.number(), v.maxValue(10)), output: v.number() }),
  wait: endpoint({ input: v.null(), output: v.null(), patience: 50 }),
  odd: endpoint({ input: v.null(), output: v.string() }),
}
interface Events {
  tick: { at: number; says?: string }
}

interface Bench {
  pair: WirePair
  served: Served<Events>
  caller: Client<typeof contract, Events>
  reports: { error: unknown; during: string }[]
}

function bench(handlers: Partial<Handlers<typeof contract>> = {}): Bench {
  const pair = wirePair()
  const reports: Bench['reports'] = []
  const all: Handlers<typeof contract> = {
    echo: (text) => text,
    double: (number) => number * 2,
    wait: (_input, { signal }) => untilAborted(signal),
    odd: () => 'fine',
    ...handlers,
  }
  const served = serve<typeof contract, Events>(pair.far, contract, all, {
    report: (error, during) => reports.push({ error, during }),
  })
  return { pair, served, caller: client<typeof contract, Events>(pair.near, contract), reports }
}

function untilAborted(signal: AbortSignal): Promise<null> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(null)))
}

describe('a call', () => {
  it('gives back what the handler answers', async () => {
    expect(await bench().caller.call('double', 4)).toEqual({ ok: true, value: 8 })
  })

  it('with bad input never reaches the handler', async () => {
    const double = vi.fn()
    const { caller } = bench({ double })
    expect(await caller.call('double', 11)).toMatchObject({
      ok: false,
      failure: { code: 'bad-input' },
    })
    expect(double).not.toHaveBeenCalled()
  })

  it('carries a refusal as it is', async () => {
    const refuse = (): never => {
      throw new Refusal('refused', 'The door is locked.', 'Pick the lock first.')
    }
    expect(await bench({ odd: refuse }).caller.call('odd', null)).toEqual({
      ok: false,
      failure: { code: 'refused', message: 'The door is locked.', way: 'Pick the lock first.' },
    })
  })

  it('keeps what we did wrong from the GM and reports it', async () => {
    const error = new Error('secret stack at /home/someone')
    const { caller, reports } = bench({ odd: () => Promise.reject(error) })
    const result = await caller.call('odd', null)
    expect(result).toMatchObject({ ok: false, failure: { code: 'failed' } })
    expect(JSON.stringify(result)).not.toContain('secret')
    expect(reports).toEqual([{ error, during: 'odd' }])
  })

  it('lets no output out that is off its schema', async () => {
    const { caller, reports } = bench({ odd: () => 7 as never })
    expect(await caller.call('odd', null)).toMatchObject({ ok: false, failure: { code: 'failed' } })
    expect(reports.map((one) => one.during)).toEqual(['output of odd'])
  })

  it('checks the output again where it returns', async () => {
    const pair = wirePair()
    serve(pair.far, { odd: endpoint({ input: v.null(), output: v.number() }) }, { odd: () => 7 })
    const caller = client(pair.near, { odd: contract.odd })
    expect(await caller.call('odd', null)).toMatchObject({
      ok: false,
      failure: { code: 'bad-output' },
    })
  })

  it('of an unknown name fails on either side', async () => {
    const pair = wirePair()
    serve(pair.far, {}, {})
    expect(await client(pair.near, contract).call('echo', 'a')).toMatchObject({
      failure: { code: 'unknown-call' },
    })
    expect(await bench().caller.call('constructor' as 'echo', 'a')).toMatchObject({
      failure: { code: 'unknown-call' },
    })
  })

  it('of 3 MB goes in pieces both ways and lets a short call pass it', async () => {
    const { caller, pair } = bench()
    const text = 'a 🐉 guards 10,000 gold pieces\n'.repeat(100_000)
    const order: string[] = []
    const long = caller.call('echo', text).then((result) => (order.push('long'), result))
    const short = caller.call('double', 2).then((result) => (order.push('short'), result))
    expect(await long).toEqual({ ok: true, value: text })
    expect(await short).toEqual({ ok: true, value: 4 })
    expect(order).toEqual(['short', 'long'])
    expect(Math.max(...pair.texts.map((one) => one.text.length))).toBeLessThan(257 * 1024)
  })
})

describe('long work', () => {
  it('reports progress, and none after it has ended', async () => {
    let working: CallWork | undefined
    const heard: unknown[] = []
    const { caller } = bench({
      echo: (text, given) => {
        working = given
        given.progress(1, 2, 'half way')
        return text
      },
    })
    await caller.call('echo', 'x', { onProgress: (...said) => heard.push(said) })
    working?.progress(2, 2, 'too late')
    await caller.call('echo', 'y')
    expect(heard).toEqual([[1, 2, 'half way']])
  })

  it('is cancelled on both sides', async () => {
    let seen: AbortSignal | undefined
    const begun = deferred<void>()
    const { caller, pair } = bench({
      wait: (_input, { signal }) => {
        seen = signal
        begun.resolve()
        return untilAborted(signal)
      },
    })
    const abort = new AbortController()
    const result = caller.call('wait', null, { signal: abort.signal })
    await begun.promise
    abort.abort()
    expect(await result).toMatchObject({ ok: false, failure: { code: 'cancelled' } })
    await caller.call('double', 1)
    expect(seen?.aborted).toBe(true)
    expect(pair.texts.filter((one) => one.from === 'far')).toHaveLength(1)
  })

  it('cancelled before it begins is never sent', async () => {
    const { caller, pair } = bench()
    expect(await caller.call('wait', null, { signal: AbortSignal.abort() })).toMatchObject({
      failure: { code: 'cancelled' },
    })
    expect(pair.texts).toEqual([])
  })

  it('is given up when nothing is heard for its patience', async () => {
    vi.useFakeTimers()
    try {
      const aborted = vi.fn()
      const { caller } = bench({
        wait: (_input, { signal, progress }) => {
          setTimeout(() => progress(1, 2, 'still at it'), 40)
          signal.addEventListener('abort', aborted)
          return untilAborted(signal)
        },
      })
      const ended = vi.fn()
      void caller.call('wait', null).then(ended)
      await vi.advanceTimersByTimeAsync(89)
      expect(ended).not.toHaveBeenCalled()
      await vi.advanceTimersByTimeAsync(2)
      expect(ended.mock.calls).toMatchObject([[{ ok: false, failure: { code: 'timeout' } }]])
      expect(aborted).toHaveBeenCalledOnce()
    } finally {
      vi.useRealTimers()
    }
  })

  it('is aborted when the wire closes, and every call fails as gone', async () => {
    const begun = deferred<AbortSignal>()
    const { caller, pair } = bench({
      wait: (_input, { signal }) => {
        begun.resolve(signal)
        return untilAborted(signal)
      },
    })
    const result = caller.call('wait', null)
    const signal = await begun.promise
    pair.close()
    expect(await result).toMatchObject({ ok: false, failure: { code: 'gone' } })
    expect(await caller.call('echo', 'x')).toMatchObject({ ok: false, failure: { code: 'gone' } })
    expect(signal.aborted).toBe(true)
  })

  it('that does not listen is waited for by who closes', async () => {
    const work = deferred<string>()
    const { caller, served } = bench({ odd: () => work.promise })
    void caller.call('odd', null)
    await Promise.resolve()
    let ended = false
    const closed = served.close().then(() => (ended = true))
    await Promise.resolve()
    expect(ended).toBe(false)
    work.resolve('done')
    await closed
  })

  it('ends when the serving side closes', async () => {
    const { caller, served, pair } = bench()
    void served.close()
    const result = caller.call('wait', null)
    expect(await result).toMatchObject({ failure: { code: 'timeout' } })
    expect(pair.texts.filter((one) => one.from === 'far')).toEqual([])
  })
})

describe('events', () => {
  it('arrive in the order they were pushed, long ones too', async () => {
    const { caller, served } = bench()
    const heard: number[] = []
    const all = deferred<void>()
    caller.on('tick', ({ at }) => {
      heard.push(at)
      if (at === 3) all.resolve()
    })
    served.push('tick', { at: 1, says: 'x'.repeat(2_000_000) })
    served.push('tick', { at: 2 })
    served.push('tick', { at: 3 })
    await all.promise
    expect(heard).toEqual([1, 2, 3])
  })

  it('are no longer heard after the hearer is taken off', async () => {
    const { caller, served } = bench()
    const heard = vi.fn()
    const off = caller.on('tick', heard)
    off()
    served.push('tick', { at: 1 })
    await caller.call('double', 1)
    expect(heard).not.toHaveBeenCalled()
  })
})

describe('hostile messages', () => {
  const numbers = fc.oneof(fc.integer(), fc.double(), fc.constant('1'), fc.constant(null))
  const frames = fc.oneof(
    fc.string(),
    fc.json(),
    fc
      .record({
        call: numbers,
        name: fc.constantFrom('echo', 'toString', '__proto__', 'wait'),
        input: fc.jsonValue(),
      })
      .map((one) => JSON.stringify(one)),
    fc.record({ cancel: numbers }).map((one) => JSON.stringify(one)),
    fc.record({ done: numbers, value: fc.jsonValue() }).map((one) => JSON.stringify(one)),
    fc.record({ failed: numbers, failure: fc.jsonValue() }).map((one) => JSON.stringify(one)),
    fc
      .record({ event: fc.constantFrom('tick', '__proto__'), payload: fc.jsonValue() })
      .map((one) => JSON.stringify(one)),
    fc
      .tuple(fc.nat(3), fc.nat(3), fc.nat(3), fc.string())
      .map(([a, b, c, text]) => `~${a}.${b}.${c}:${text}`),
    fc.constant('+'),
    fc.constant('{"call":1,"name":"echo","input":"x","__proto__":{"polluted":true}}'),
  )

  it('harm neither side: honest calls beside them are answered', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(frames, { maxLength: 20 }), async (texts) => {
        const { caller, pair, reports } = bench()
        for (const text of texts) {
          pair.near.send(text)
          if (!text.startsWith('{"done":') && !text.startsWith('{"failed":')) pair.far.send(text)
        }
        await Promise.resolve()
        const ids = new Set(texts.map((text) => /^\{"call":(\d+)/.exec(text)?.[1]))
        for (let skip = 0; ids.has(String(skip + 1)); skip++) void caller.call('echo', 'taken')
        expect(await caller.call('double', 3)).toEqual({ ok: true, value: 6 })
        expect(reports).toEqual([])
        expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
      }),
      { numRuns: 200 },
    )
  })

  it('cannot start more than a thousand calls at once', async () => {
    const { pair } = bench()
    for (let call = 1; call <= 1_001; call++)
      pair.near.send(JSON.stringify({ call, name: 'wait', input: null }))
    await vi.waitFor(() =>
      expect(pair.texts.filter((one) => one.from === 'far').map((one) => one.text)).toEqual([
        expect.stringContaining('"code":"busy"'),
      ]),
    )
  })
})
