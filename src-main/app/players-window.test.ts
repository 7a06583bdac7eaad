import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyProjection } from '../campaign/players/projection.ts'
import { client, type Client } from '../ipc/client.ts'
import { contract } from '../ipc/contract/index.ts'
import { playersPage } from '../ipc/contract/players.ts'
import { deferred } from '../ipc/deferred.ts'
import { wirePair } from '../ipc/wire-pair.ts'
import type { Wire } from '../ipc/wire.ts'
import type { Display, PlacedPage, ShellPage } from '../shell/shell.ts'
import { PlayersWindow } from './players-window.ts'

type End = Awaited<ShellPage['gone']>

const display = (id: string, isPrimary: boolean): Display => ({
  id,
  title: id,
  left: isPrimary ? 0 : 1280,
  top: 0,
  width: 1280,
  height: 800,
  isPrimary,
})
const laptop = display('laptop', true)
const television = display('television', false)

let displays: Display[]
let pages: { far: Wire; end(how: End): void; fills: (string | null)[]; dragged: boolean }[]
let heard: string[]
let reported: unknown[]
let window: PlayersWindow

beforeEach(() => {
  vi.useFakeTimers()
  displays = [laptop, television]
  pages = []
  heard = []
  reported = []
  window = new PlayersWindow({ openBeside: openPlayers, displays: async () => displays }, (error) =>
    reported.push(error),
  )
  window.onChange((how) => heard.push(how))
})
afterEach(() => vi.useRealTimers())

async function openPlayers(): Promise<PlacedPage> {
  const { near, far, close } = wirePair()
  const gone = deferred<End>()
  void gone.promise.then(close)
  const fills: (string | null)[] = []
  const page = { far, end: gone.resolve, fills, dragged: false }
  pages.push(page)
  return {
    wire: near,
    gone: gone.promise,
    close: async () => gone.resolve('closed'),
    fill: async (to) => void fills.push(to?.id ?? null),
    isFull: async () => !page.dragged,
  }
}

const line = (): Client<typeof playersPage> => client(pages.at(-1)?.far as Wire, playersPage)
const settle = () => vi.advanceTimersByTimeAsync(2_100)

test('it fills the second display, and shows what is there when it says hello', async () => {
  const message = { ...emptyProjection('paper', false), message: 'Bar the door' }
  window.show(message)
  await window.open(null)
  expect(await line().call('players.hello', null)).toEqual({ ok: true, value: message })
  expect(window.state()).toEqual({ open: true, fills: 'television', problem: null })
})

test('dragged off its display it is an ordinary window there, and fills the display when opened again', async () => {
  await window.open(null)
  const [page] = pages
  if (page) page.dragged = true
  await settle()
  expect([window.state().fills, heard]).toEqual([null, ['otherwise']])
  await settle()
  expect(page?.fills).toEqual(['television'])
  await window.open(null)
  expect(page?.fills).toEqual(['television', 'television'])
})

test('it answers nothing but hello, whatever is asked over its line', async () => {
  await window.open(null)
  const asking = client(pages[0]?.far as Wire, contract)
  const answers = await Promise.all([
    asking.call('players.state', null),
    asking.call('play.undo', null),
    asking.call('campaigns.list', null),
    asking.call('players.change', { black: true }),
  ])
  expect(answers.map((one) => (one.ok ? 'answered' : one.failure.code))).toEqual(
    Array.from({ length: 4 }, () => 'unknown-call'),
  )
})

test('closed by hand it stays closed, and the GM hears of it', async () => {
  await window.open(null)
  pages[0]?.end('closed')
  await settle()
  expect([heard, window.state().open, pages.length]).toEqual([['closed by hand'], false, 1])
})

test('closed by the GM’s key nobody hears of it, and it opens again', async () => {
  await window.open(null)
  await window.close()
  await window.open(null)
  expect([heard, window.state().open, pages.length]).toEqual([[], true, 2])
})

test('one that crashes comes back on its display with what it showed, but not for ever', async () => {
  window.show({ ...emptyProjection('candle', false), place: 'The cistern' })
  await window.open('television')
  pages[0]?.end('crashed')
  await settle()
  expect(pages[1]?.fills).toEqual(['television'])
  expect(await line().call('players.hello', null)).toMatchObject({
    value: { place: 'The cistern' },
  })
  for (let crash = 0; crash < 3; crash += 1) {
    pages.at(-1)?.end('crashed')
    await vi.advanceTimersByTimeAsync(100)
  }
  expect([pages.length, window.state().open, reported.length]).toEqual([4, false, 4])
  expect(window.state().problem).toContain('Open it again')
})

test('a display that is unplugged leaves an ordinary window and a message, until it is back', async () => {
  await window.open('television')
  displays = [laptop]
  await settle()
  expect(window.state()).toMatchObject({ open: true, fills: null })
  expect(window.state().problem).toContain('not connected')
  displays = [laptop, television]
  await settle()
  expect(window.state()).toEqual({ open: true, fills: 'television', problem: null })
  expect(pages[0]?.fills).toEqual(['television', null, 'television'])
  expect(heard).toEqual(['otherwise', 'otherwise'])
})

test('with one display it is an ordinary window', async () => {
  displays = [laptop]
  await window.open(null)
  expect([pages[0]?.fills, window.state().problem]).toEqual([[null], null])
})
