import { PassThrough } from 'node:stream'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DevTools, DevToolsError } from './devtools.ts'

let sent: PassThrough
let said: PassThrough
let devtools: DevTools

beforeEach(() => {
  sent = new PassThrough()
  said = new PassThrough()
  devtools = new DevTools(sent, said)
})

const say = (...what: object[]): void =>
  void said.write(what.map((one) => `${JSON.stringify(one)}\0`).join(''))

describe('the DevTools pipe', () => {
  it('sends each command as JSON ended by a zero byte', () => {
    // Nobody answers it, and in the end it says so.
    devtools.send('Page.enable', {}, 'S1').catch(() => undefined)
    expect(sent.read()?.toString()).toBe(
      '{"id":1,"method":"Page.enable","params":{},"sessionId":"S1"}\0',
    )
  })

  it('gives answers to whom they belong, in any order', async () => {
    const first = devtools.send('Target.createTarget', { url: 'about:blank' })
    const second = devtools.send('Browser.getVersion', {})
    say(
      { id: 2, result: { product: 'Chrome/156.0' } },
      { id: 1, result: { targetId: 'T' } },
      { id: 99, result: {} },
    )
    expect(await Promise.all([first, second])).toEqual([
      { targetId: 'T' },
      { product: 'Chrome/156.0' },
    ])
  })

  it('reads messages however they are cut, letters in halves too', async () => {
    const version = devtools.send('Browser.getVersion', {})
    for (const byte of Buffer.from('{"id":1,"result":{"product":"Größe 🐉"}}\0'))
      said.write(Buffer.from([byte]))
    expect(await version).toEqual({ product: 'Größe 🐉' })
  })

  it('names the command that the browser refused', async () => {
    const refused = devtools.send('Page.enable', {})
    say({ id: 1, error: { message: 'no such page' } })
    await expect(refused).rejects.toEqual(new DevToolsError('Page.enable: no such page'))
  })

  it('tells events of one session to its hearers only, until they stop', async () => {
    const heard: string[] = []
    const stop = devtools.on('Target.targetCrashed', undefined, ({ targetId }) =>
      heard.push(targetId),
    )
    devtools.on('Target.targetCrashed', 'S1', ({ targetId }) => heard.push(`S1 ${targetId}`))
    const done = devtools.send('Browser.getVersion', {})
    say(
      { method: 'Target.targetCrashed', params: { targetId: 'A' } },
      { method: 'Target.targetCrashed', sessionId: 'S1', params: { targetId: 'B' } },
      { id: 1, result: {} },
    )
    await done
    stop()
    const again = devtools.send('Browser.getVersion', {})
    say({ method: 'Target.targetCrashed', params: { targetId: 'C' } }, { id: 2, result: {} })
    await again
    expect(heard).toEqual(['A', 'S1 B'])
  })

  it('waits a minute for an answer, and for what a page works at as long as it takes', async () => {
    vi.useFakeTimers()
    const evaluation = { expression: '1 + 2', awaitPromise: true, returnByValue: true }
    const [start, work] = [
      devtools.send('Browser.getVersion', {}),
      devtools.send('Runtime.evaluate', evaluation, 'S1'),
    ]
    const refused = expect(start).rejects.toThrow(
      'Browser.getVersion: the browser gave no answer in 60 s',
    )
    await vi.advanceTimersByTimeAsync(60_000)
    await refused
    vi.useRealTimers()
    say({ id: 1, result: { product: 'late' } }, { id: 2, result: { result: { value: 3 } } })
    expect(await work).toEqual({ result: { value: 3 } })
  })

  it('rejects all that waits and all that comes when the browser hangs up', async () => {
    const waits = devtools.send('Browser.getVersion', {})
    said.end()
    said.resume()
    await expect(waits).rejects.toThrow('Browser.getVersion: the browser is gone')
    await devtools.gone
    await expect(devtools.send('Page.enable', {})).rejects.toThrow(
      'Page.enable: the browser is gone',
    )
  })
})
