import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { client, type Client } from '../ipc/client.ts'
import { Refusal } from '../ipc/contract/endpoint.ts'
import { contract, type ScreenContract } from '../ipc/contract/index.ts'
import { deferred } from '../ipc/deferred.ts'
import { serve } from '../ipc/serve.ts'
import { wirePair } from '../ipc/wire-pair.ts'
import type { ShellPage, Shell } from '../shell/shell.ts'
import { memoryStore } from '../storage/memory-store.ts'
import { tooNew } from '../storage/refusals.ts'
import type { Store } from '../storage/store.ts'
import { vaultContract } from '../storage/vault/contract.ts'
import { vaultHandlers } from '../storage/vault/handlers.ts'
import { offeredFiles } from './offered-files.ts'
import { run } from './run.ts'
import { refuseRequests, whyShut } from './shut.ts'

let data: string
let told: string[]
let reported: unknown[]
let shut: Refusal[]

beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'gatefold-run-'))
  told = []
  reported = []
  shut = []
})
afterEach(() => rmSync(data, { recursive: true, force: true }))

interface Window {
  screen: Client<ScreenContract>
  end(how: Awaited<ShellPage['gone']>): void
}

/** A shell without a browser: its vault is the store it is given, its screen is a client. */
function shellOn(store: () => Promise<Store>, opened: (window: Window) => void): Shell {
  const page = (): {
    page: ShellPage
    far: ReturnType<typeof wirePair>['far']
    end: Window['end']
  } => {
    const { near, far, close } = wirePair()
    const gone = deferred<Awaited<ShellPage['gone']>>()
    void gone.promise.then(close)
    const end = gone.resolve
    return { page: { wire: near, gone: gone.promise, close: async () => end('closed') }, far, end }
  }
  return {
    name: 'chromium',
    outFolder: join(data, 'out'),
    openScreen: async () => {
      const { page: screen, far, end } = page()
      opened({ screen: client(far, contract), end })
      return screen
    },
    openVault: async () => {
      const { page: vault, far } = page()
      const opening = store()
      opening.catch(() => undefined)
      serve(far, vaultContract, vaultHandlers(opening), { report: () => undefined })
      return vault
    },
    openBeside: () => Promise.reject(new Error('no second window here')),
    displays: async () => [],
    openPress: () => Promise.reject(new Error('no press here')),
    raise: async () => void told.push('raised'),
    durable: async () => ({ safe: true, says: '' }),
    reveal: async () => undefined,
    quit: async () => void told.push('quit'),
  }
}

const ran = (openShell: () => Promise<Shell>, ends = new AbortController()): Promise<void> =>
  run({
    openShell,
    ends: ends.signal,
    folders: { data, out: join(data, 'out') },
    resources: 'resources',
    offered: offeredFiles(),
    version: '1.2.3',
    report: (error) => void reported.push(error),
    window: () => void told.push('window'),
    ready: () => void told.push('ready'),
    shut: (why) => void shut.push(why),
  })

test('a window stands, is served and closed, and the shell is let go', async () => {
  const kept = memoryStore()
  const windows: Window[] = []
  const running = ran(async () =>
    shellOn(
      async () => kept,
      (window) => windows.push(window),
    ),
  )
  await expect.poll(() => told).toEqual(['window', 'ready'])
  expect(await windows[0]?.screen.call('app.settings', null)).toMatchObject({ ok: true })
  windows[0]?.end('closed')
  await running
  expect([told, shut]).toEqual([['window', 'ready', 'quit'], []])
})

test('what the GM did last is kept, though the window closes before it is', async () => {
  const kept = memoryStore()
  const slow: Store = {
    ...kept,
    set: async (setting) => {
      await new Promise((resolve) => setImmediate(resolve))
      await kept.set(setting)
    },
  }
  const windows: Window[] = []
  const running = ran(async () =>
    shellOn(
      async () => slow,
      (window) => windows.push(window),
    ),
  )
  await expect.poll(() => told).toEqual(['window', 'ready'])
  for (const change of [{ textSize: 130 }, { paper: 'Letter' }, { singleKeys: false }] as const)
    void windows[0]?.screen.call('app.change', change)
  await new Promise((resolve) => setImmediate(resolve))
  windows[0]?.end('closed')
  await running
  expect((await kept.settings()).map(({ value }) => value)).toEqual([
    expect.objectContaining({ textSize: 130, paper: 'Letter', singleKeys: false }),
  ])
})

test('told to end, it closes its window and lets the shell go, whatever is behind the window', async () => {
  for (const store of [async () => memoryStore(), () => Promise.reject(new Error('a wet disk'))]) {
    const ends = new AbortController()
    const windows: Window[] = []
    const running = ran(async () => shellOn(store, (window) => windows.push(window)), ends)
    await expect.poll(() => windows.length).toBe(1)
    await expect.poll(() => told.includes('ready') || shut.length > 0).toBe(true)
    ends.abort()
    await running
    expect(told.at(-1)).toBe('quit')
    told = []
  }
})

test('a browser that goes away as the machine ends it is not started again', async () => {
  const ends = new AbortController()
  const windows: Window[] = []
  let starts = 0
  const running = ran(async () => {
    starts += 1
    return shellOn(
      async () => memoryStore(),
      (window) => windows.push(window),
    )
  }, ends)
  await expect.poll(() => told).toEqual(['window', 'ready'])
  windows[0]?.end('browser gone')
  ends.abort()
  await running
  expect(starts).toBe(1)
})

test('a vault that can’t be opened: the window says why, in the words of the refusal', async () => {
  const why = tooNew('The campaign store', 7, 1)
  const windows: Window[] = []
  const running = ran(async () =>
    shellOn(
      () => Promise.reject(why),
      (window) => windows.push(window),
    ),
  )
  await expect.poll(() => shut.length).toBe(1)
  const failure = { code: 'newer', message: why.message, way: why.way }
  const { screen, end } = windows[0] as Window
  expect(await screen.call('campaigns.list', null)).toEqual({ ok: false, failure })
  expect(await screen.call('campaigns.sample', null)).toEqual({ ok: false, failure })
  expect(await screen.call('app.about', null)).toEqual({
    ok: true,
    value: {
      version: '1.2.3',
      shell: 'chromium',
      dataFolder: data,
      outFolder: join(data, 'out'),
      open: null,
      second: null,
      warnings: [],
      offered: [],
    },
  })
  end('closed')
  await running
  expect(told).toEqual(['window', 'quit'])
  expect([shut, reported].map((some) => some.map(String))).toEqual(
    Array(2).fill([`Refusal: ${why.message}`]),
  )
})

test('what nobody foresaw in the vault is reported as ours', async () => {
  const windows: Window[] = []
  const broken = { ...memoryStore(), campaigns: () => Promise.reject(new Error('a wet disk')) }
  const running = ran(async () =>
    shellOn(
      async () => broken,
      (window) => windows.push(window),
    ),
  )
  await expect.poll(() => shut.length).toBe(1)
  expect(shut[0]?.message).toContain('Something went wrong inside Gatefold.')
  expect(await windows[0]?.screen.call('campaigns.list', null)).toMatchObject({ ok: false })
  windows[0]?.end('closed')
  await running
})

test('what nobody foresaw in main is reported with its cause and where the plain files are', () => {
  expect(whyShut(new Error('EIO: i/o error, scandir'), '/data')).toMatchObject({
    name: 'Refusal',
    message: 'Gatefold could not open its campaigns: EIO: i/o error, scandir',
    way: 'Close it and start it again. The plain files in /data were left as they are.',
  })
})

test('a browser that goes away before the vault is open is started again', async () => {
  const kept = memoryStore()
  const windows: Window[] = []
  let starts = 0
  const running = ran(async () => {
    starts += 1
    const first = starts === 1
    return shellOn(
      async () => {
        if (!first) return kept
        windows[0]?.end('browser gone')
        throw new Error('the browser went away')
      },
      (window) => windows.push(window),
    )
  })
  await expect.poll(() => told).toEqual(['window', 'quit', 'window', 'ready'])
  windows[1]?.end('closed')
  await running
  expect(starts).toBe(2)
})

test('a window that can’t be opened ends the app, with the reason', async () => {
  const shell = shellOn(
    async () => memoryStore(),
    () => undefined,
  )
  const broken = { ...shell, openScreen: () => Promise.reject(new Error('no window here')) }
  await expect(ran(async () => broken)).rejects.toThrow('no window here')
})

test('other starts raise a window that is shut; all else is refused with the reason', async () => {
  const answer = refuseRequests(
    { raise: async () => void told.push('raised') },
    new Refusal('newer', 'It is newer.'),
  )
  expect(await answer({ do: 'raise' })).toEqual([])
  expect(told).toEqual(['raised'])
  await expect(answer({ do: 'backup' })).rejects.toThrow('It is newer.')
  await expect(answer(null)).rejects.toThrow('It is newer.')
})
