import { PassThrough } from 'node:stream'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DevTools } from './devtools.ts'
import { Targets } from './targets.ts'

/** A browser that notes what it hears; `pages` is what it answers when it is asked for its pages. */
class FakeBrowser {
  pages: object[] = []
  readonly told: string[] = []
  readonly devtools: DevTools
  readonly #says = new PassThrough()

  constructor() {
    const fromBrowser = new PassThrough()
    this.devtools = new DevTools(fromBrowser, this.#says)
    fromBrowser.on('data', (bytes: Buffer) => {
      for (const text of bytes.toString().split('\0').filter(Boolean))
        this.#answer(JSON.parse(text) as { id: number; method: string })
    })
  }

  attach(page: object, waitingForDebugger: boolean): void {
    const params = { sessionId: 'S1', targetInfo: page, waitingForDebugger }
    this.#say({ method: 'Target.attachedToTarget', params })
  }

  #answer({ id, method }: { id: number; method: string }): void {
    this.told.push(method)
    if (method === 'Target.attachToTarget') this.attach(this.pages[0] ?? {}, false)
    this.#say({ id, result: method === 'Target.getTargets' ? { targetInfos: this.pages } : {} })
  }

  #say(what: object): void {
    this.#says.write(`${JSON.stringify(what)}\0`)
  }
}

const url = 'data:text/html,splash'
const page = { targetId: 'T1', type: 'page', url, attached: false }

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

test('a page that was asked for is handed over, held at its first step', async () => {
  const browser = new FakeBrowser()
  const targets = await Targets.watch(browser.devtools)
  const open = vi.fn(async () => browser.attach(page, true))
  expect(await targets.opened(url, open)).toEqual({ targetId: 'T1', session: 'S1' })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(open).toHaveBeenCalledTimes(1)
  expect(browser.told).not.toContain('Target.attachToTarget')
})

test('a browser that lost what it was asked is asked again', async () => {
  const browser = new FakeBrowser()
  const targets = await Targets.watch(browser.devtools)
  const open = vi.fn(async () => {
    if (open.mock.calls.length === 2) browser.attach(page, true)
  })
  const target = targets.opened(url, open)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await target).toEqual({ targetId: 'T1', session: 'S1' })
  expect(open).toHaveBeenCalledTimes(2)
})

test('a page that stands there and was not handed over is taken', async () => {
  const browser = new FakeBrowser()
  const targets = await Targets.watch(browser.devtools)
  const open = vi.fn(async () => void (browser.pages = [page]))
  const target = targets.opened(url, open)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await target).toEqual({ targetId: 'T1', session: 'S1' })
  expect(open).toHaveBeenCalledTimes(1)
})

test('a browser that never opens one is given up in words', async () => {
  const targets = await Targets.watch(new FakeBrowser().devtools)
  const target = targets.opened(url, () => Promise.resolve())
  const refused = expect(target).rejects.toThrow('The browser opened no window.')
  await vi.advanceTimersByTimeAsync(60_000)
  await refused
})
