import { build } from 'esbuild'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, vi } from 'vitest'
import type { Shell } from '../shell.ts'
import { testPages } from '../test-pages.ts'
import type * as StandIn from './stand-in.ts'
import type { MainWorld } from './stand-in-contents.ts'

export let pages: string
export let data: string
export let electron: typeof StandIn
export let adapter: Pick<typeof import('./shell.ts'), 'electronShell' | 'onOpenFile'>

/** Gives each test of a file an Electron of its own, in which nothing has been opened. */
export function eachWithOwnElectron(): void {
  beforeAll(async () => {
    pages = testPages()
    data = mkdtempSync(join(tmpdir(), 'gatefold-data-'))
    await build({
      entryPoints: [join(import.meta.dirname, 'preload.ts')],
      outfile: join(pages, 'electron', 'preload.cjs'),
      bundle: true,
      platform: 'node',
      format: 'cjs',
      external: ['electron'],
      logLevel: 'silent',
    })
  })
  afterAll(() => {
    rmSync(pages, { recursive: true })
    rmSync(data, { recursive: true })
  })
  beforeEach(async () => {
    vi.resetModules()
    electron = await import('./stand-in.ts')
    adapter = await import('./shell.ts')
  })
}

export const options = (): Parameters<typeof adapter.electronShell>[0] => ({
  dataFolder: data,
  outFolder: '/out',
  assets: pages,
  version: '0',
  report: () => undefined,
})

export function started(): Promise<Shell> {
  electron.standIn.becomeReady()
  return adapter.electronShell(options())
}

export function windowOf(index: number): StandIn.BrowserWindow {
  const window = electron.standIn.windows[index]
  if (!window) throw new Error('no such window')
  return window
}

export function portOf(window: StandIn.BrowserWindow): NonNullable<MainWorld['gatefoldPort']> {
  const port = window.webContents.world.gatefoldPort
  if (!port) throw new Error('the page has no port')
  return port
}

/** Until what was sent has been heard. */
export const turn = (): Promise<void> =>
  new Promise((resolve) => setImmediate(() => setImmediate(resolve)))
