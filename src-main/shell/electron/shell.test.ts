import { build } from 'esbuild'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { offline } from '../offline.ts'
import type { ShellPage, PressPage, Shell } from '../shell.ts'
import { testPages } from '../test-pages.ts'
import type * as StandIn from './stand-in.ts'
import type { MainWorld } from './stand-in-contents.ts'

let pages: string
let data: string
let electron: typeof StandIn
let adapter: Pick<typeof import('./shell.ts'), 'electronShell' | 'onOpenFile'>

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

const options = (): Parameters<typeof adapter.electronShell>[0] => ({
  dataFolder: data,
  outFolder: '/out',
  assets: pages,
  version: '0',
  report: () => undefined,
})

function started(): Promise<Shell> {
  electron.standIn.becomeReady()
  return adapter.electronShell(options())
}

function windowOf(index: number): StandIn.BrowserWindow {
  const window = electron.standIn.windows[index]
  if (!window) throw new Error('no such window')
  return window
}

function portOf(window: StandIn.BrowserWindow): NonNullable<MainWorld['gatefoldPort']> {
  const port = window.webContents.world.gatefoldPort
  if (!port) throw new Error('the page has no port')
  return port
}

const turn = (): Promise<void> =>
  new Promise((resolve) => setImmediate(() => setImmediate(resolve)))

describe('before Electron is ready', () => {
  it('the scheme is registered and the sandbox is on, by the import alone', () => {
    expect(Object.fromEntries(electron.standIn.schemes)).toEqual({
      app: { standard: true, secure: true, supportFetchAPI: true, codeCache: true },
    })
    expect(electron.app.sandboxed).toBe(true)
  })

  it('a file that a Mac opens then waits until somebody hears of it, and later ones come at once', async () => {
    const files: string[] = []
    const opens = (file: string): void => {
      let taken = false
      electron.app.emit('open-file', { preventDefault: () => (taken = true) }, file)
      expect(taken).toBe(true)
    }
    opens('/barrow.gatefold')
    adapter.onOpenFile((file) => files.push(file))
    opens('/crypt.gatefold')
    expect(files).toEqual(['/barrow.gatefold', '/crypt.gatefold'])
  })

  it('every session is cut off from the network, by the import alone', () => {
    expect([...electron.app.switches]).toEqual(offline)
  })

  it('started without a sandbox, as root must, it insists on none', async () => {
    vi.resetModules()
    const other = await import('./stand-in.ts')
    other.app.switches.set('no-sandbox', '')
    await import('./shell.ts')
    expect(other.app.sandboxed).toBe(false)
  })

  it('no window is made, until it is', async () => {
    const shell = adapter.electronShell(options()).then((opened) => opened.openScreen())
    await turn()
    expect(electron.standIn.windows).toHaveLength(0)
    electron.standIn.becomeReady()
    await shell
    expect(electron.standIn.windows).toHaveLength(1)
  })

  it('its own profile goes into the data folder', async () => {
    const { keepProfileIn } = await import('./shell.ts')
    const folder = mkdtempSync(join(tmpdir(), 'gatefold-electron-'))
    keepProfileIn(join(folder, 'data'))
    expect(electron.app.paths.get('userData')).toBe(join(folder, 'data', 'profile-electron'))
    // Main reports a folder that can't be created.
    const file = join(folder, 'file')
    writeFileSync(file, '')
    expect(() => keepProfileIn(file)).not.toThrow()
  })
})

describe('the Electron shell', () => {
  it('opens the screen sandboxed and shows it when it has something to show', async () => {
    const shell = await started()
    const screen = await shell.openScreen()
    const { options: options, done } = windowOf(0)
    expect(options).toMatchObject({ show: false, width: 1280, height: 800, title: 'Gatefold' })
    expect(options.webPreferences).toMatchObject({
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webviewTag: false,
      preload: join(pages, 'electron', 'preload.cjs'),
    })
    // Nothing that weakens a page is named: webSecurity, insecure content, experimental or Blink features.
    expect(Object.keys(options.webPreferences).sort()).toEqual([
      'backgroundThrottling',
      'contextIsolation',
      'nodeIntegration',
      'preload',
      'sandbox',
      'session',
      'spellcheck',
      'webviewTag',
    ])
    expect(done).toEqual(['show'])
    expect(await shell.openScreen()).toBe(screen)
    expect(shell.name + shell.outFolder).toBe('electron/out')
  })

  it('closes the screen first when the machine wants it to quit, and the vault stays', async () => {
    const shell = await started()
    const screen = await shell.openScreen()
    await shell.openVault()
    electron.app.quit()
    expect(await screen.gone).toBe('closed')
    await turn()
    expect(windowOf(1).isDestroyed()).toBe(false)
    expect(electron.app.hasQuit).toBe(false)
    electron.app.quit()
    expect([electron.app.hasQuit, windowOf(1).isDestroyed()]).toEqual([true, true])
  })

  it('keeps no machine from shutting down, and has a moment to close in order', async () => {
    const shell = await started()
    const screen = await shell.openScreen()
    expect(electron.standIn.shutDown()).toBe(true)
    expect(await screen.gone).toBe('closed')
    expect(electron.app.hasQuit).toBe(true)
  })

  it.each([
    ['win32', ['show', 'show', 'on top', 'focus', 'not on top'], 0],
    ['darwin', ['show', 'show', 'focus'], 1],
  ] as const)('comes to the front on %s', async (platform, done, stolen) => {
    const shell = await started()
    await shell.openScreen()
    vi.spyOn(process, 'platform', 'get').mockReturnValue(platform)
    await shell.raise()
    vi.restoreAllMocks()
    expect([windowOf(0).done, electron.app.focused]).toEqual([done, stolen])
  })

  it('never shows the vault and the press, and gives each page its own profile', async () => {
    const shell = await started()
    await Promise.all([shell.openScreen(), shell.openVault(), shell.openPress()])
    const { windows, sessionOf } = electron.standIn
    expect(windows.filter((window) => window.done.includes('show'))).toHaveLength(1)
    expect(windows.map((window) => sessionOf(window).path).sort()).toEqual(
      ['press', 'ui', 'vault'].map((folder) => join(data, 'profile-electron', folder)),
    )
  })

  it('puts the players’ window on a display without taking the keyboard, and off it again', async () => {
    const shell = await started()
    await shell.openScreen()
    const players = await shell.openBeside('players')
    const [first, second] = await shell.displays()
    expect([first, second]).toMatchObject([
      { title: 'Laptop', isPrimary: true },
      { id: '2', title: 'Television', left: 1440, width: 1920, isPrimary: false },
    ])
    await players.fill(second ?? null)
    await players.fill(null)
    expect(windowOf(1).done).toEqual([
      'show inactive',
      'not full screen',
      '1920 × 1080 at 1440, 0',
      'full screen',
      'not full screen',
      '960 × 540 at 40, 40',
    ])
    expect(electron.standIn.sessionOf(windowOf(1)).path).toBe(
      join(data, 'profile-electron', 'players'),
    )
  })

  it('opens one screen when it is asked twice at once', async () => {
    const shell = await started()
    const [first, second] = await Promise.all([shell.openScreen(), shell.openScreen()])
    expect(first).toBe(second)
    expect(electron.standIn.windows).toHaveLength(1)
  })

  it('says which files are missing', async () => {
    electron.standIn.becomeReady()
    const shell = await adapter.electronShell({ ...options(), assets: data })
    await expect(shell.openScreen()).rejects.toThrow('there is no ui/index.html')
  })

  it('leaves no window behind when its page does not load', async () => {
    const shell = await started()
    const load = vi
      .spyOn(electron.BrowserWindow.prototype, 'loadURL')
      .mockRejectedValue(new Error('ERR_FAILED'))
    await expect(shell.openScreen()).rejects.toThrow('ERR_FAILED')
    expect(windowOf(0).isDestroyed()).toBe(true)
    load.mockRestore()
  })

  it('raises the screen, also out of the dock', async () => {
    const shell = await started()
    await shell.raise()
    await shell.openScreen()
    windowOf(0).minimized = true
    electron.app.emit('activate')
    expect(windowOf(0).done).toEqual(['show', 'restore', 'show', 'focus'])
  })

  it('prints what the press shows', async () => {
    const press: PressPage = await (await started()).openPress()
    const text = Buffer.from(await press.printToPdf()).toString()
    expect(text).toBe(
      '%PDF-1.7 {"preferCSSPageSize":true,"printBackground":true,"generateTaggedPDF":true,"generateDocumentOutline":true}',
    )
    await press.close()
    expect(await press.gone).toBe('closed')
  })

  it('knows whether the storage is kept', async () => {
    const shell = await started()
    expect((await shell.durable()).safe).toBe(false)
    await shell.openVault()
    expect((await shell.durable()).safe).toBe(true)
    windowOf(0).webContents.persists = false
    expect((await shell.durable()).safe).toBe(false)
  })

  it("opens files in the machine's programs, and says when it cannot", async () => {
    const shell = await started()
    await shell.reveal('/out/sheet.pdf')
    expect(electron.standIn.opened).toEqual(['/out/sheet.pdf'])
    await expect(shell.reveal('/out/missing.pdf')).rejects.toThrow(
      'could not open /out/missing.pdf: no such file',
    )
  })

  it('has no menu that would take Alt from the keys of the screen', async () => {
    const { setMenu } = await import('./menu.ts')
    electron.standIn.becomeReady()
    for (const platform of ['linux', 'win32'] as const) {
      setMenu(platform)
      expect(electron.standIn.menu).toBe(null)
    }
  })

  it('on a Mac has the Edit menu that copying needs', async () => {
    const { setMenu } = await import('./menu.ts')
    electron.standIn.becomeReady()
    setMenu('darwin')
    expect(electron.standIn.menu?.items).toEqual([
      { role: 'appMenu' },
      { role: 'editMenu' },
      { role: 'windowMenu' },
    ])
  })

  it('stays alive when its windows close, and closes all of them on request', async () => {
    const shell = await started()
    const [screen, vault] = await Promise.all([shell.openScreen(), shell.openVault()])
    await screen.close()
    await vault.close()
    expect(electron.app.hasQuit).toBe(false)
    await shell.openVault()
    await shell.quit()
    // Main ends the process: Electron's own quit would lose its exit code.
    expect(electron.app.hasQuit).toBe(false)
    expect(electron.standIn.windows.every((window) => window.isDestroyed())).toBe(true)
  })
})

describe('a page in Electron', () => {
  async function openPage(): Promise<{
    shell: Shell
    page: ShellPage
    window: StandIn.BrowserWindow
  }> {
    const shell = await started()
    const page = await shell.openScreen()
    return { shell, page, window: windowOf(0) }
  }

  it('is served its own origin with the policy, and nothing else', async () => {
    const { window } = await openPage()
    const { handler, beforeRequest } = electron.standIn.sessionOf(window)
    const answer = await handler?.(new Request('app://ui/page.js'))
    expect([answer?.status, answer?.headers.get('content-type')]).toEqual([
      200,
      'text/javascript; charset=utf-8',
    ])
    expect(answer?.headers.get('content-security-policy')).toContain("default-src 'none'")
    for (const url of [
      'app://vault/page.js',
      'app://ui/nothing.js',
      'app://ui/..%2fvault%2fpage.js',
      'app://ui.evil/page.js',
    ]) {
      expect((await handler?.(new Request(url)))?.status).toBe(404)
    }
    const cancelled = (url: string): boolean | undefined => {
      let said: boolean | undefined
      beforeRequest?.({ url }, ({ cancel }) => (said = cancel))
      return said
    }
    expect(['app://ui/page.js', 'data:,x', 'blob:app://ui/1'].map(cancelled)).toEqual([
      false,
      false,
      false,
    ])
    expect(
      ['https://example.com/', 'app://vault/', 'file:///etc/hostname', 'app://ui'].map(cancelled),
    ).toEqual([true, true, true, true])
  })

  it('and main hear each other, from the first message on', async () => {
    const { page, window } = await openPage()
    const heard: string[] = []
    const hearsMain: string[] = []
    page.wire.onMessage((message) => heard.push(message))
    page.wire.send('early')
    portOf(window).send('before it listens')
    portOf(window).on((message) => hearsMain.push(message))
    portOf(window).on((message) => hearsMain.push(`again ${message}`))
    await turn()
    await turn()
    page.wire.send('late')
    await turn()
    expect(heard).toEqual(['before it listens'])
    expect(hearsMain).toEqual(['early', 'again early', 'late', 'again late'])
    expect(Object.isFrozen(portOf(window))).toBe(true)
  })

  it('is heard from its first word, however late main listens', async () => {
    const { page, window } = await openPage()
    portOf(window).send('one')
    portOf(window).send('two')
    await turn()
    const heard: string[] = []
    page.wire.onMessage((message) => heard.push(message))
    page.wire.onMessage((message) => heard.push(`again ${message}`))
    expect(heard).toEqual([])
    await turn()
    portOf(window).send('three')
    await turn()
    expect(heard).toEqual(['one', 'two', 'three', 'again three'])
  })

  it('is heard only itself: no frame in it, no other address, nothing but text', async () => {
    const { page, window } = await openPage()
    const heard: string[] = []
    page.wire.onMessage((message) => heard.push(message))
    const contents = window.webContents
    contents.says('gatefold:message', 'frame', { url: 'app://ui/', parent: contents.frame })
    contents.says('gatefold:message', 'elsewhere', { url: 'https://example.com/', parent: null })
    contents.says('gatefold:message', 'look-alike', { url: 'app://ui.evil/', parent: null })
    contents.says('gatefold:message', 'no frame', null)
    contents.says('gatefold:message', { not: 'text' })
    contents.says('gatefold:message', 'itself')
    expect(heard).toEqual(['itself'])
  })

  it('hears only text, should main ever send something else', async () => {
    const { window } = await openPage()
    const heard: string[] = []
    portOf(window).on((message) => heard.push(message))
    window.webContents.send('gatefold:message', { not: 'text' })
    window.webContents.send('gatefold:message', 'text')
    await turn()
    expect(heard).toEqual(['text'])
  })

  it('cannot leave, open another, hold a web view or download', async () => {
    const { window } = await openPage()
    const contents = window.webContents
    expect(contents.openHandler?.({ url: 'https://example.com/' })).toEqual({ action: 'deny' })
    const prevented = (emitter: NodeJS.EventEmitter, event: string): boolean => {
      let done = false
      emitter.emit(event, { preventDefault: () => (done = true) })
      return done
    }
    const events = ['will-navigate', 'will-frame-navigate', 'will-redirect', 'will-attach-webview']
    expect(events.map((event) => prevented(contents, event))).toEqual([true, true, true, true])
    expect(prevented(electron.standIn.sessionOf(window), 'will-download')).toBe(true)
  })

  it('that comes back to its session finds it as the first time, with nothing twice', async () => {
    const { shell, page, window } = await openPage()
    const own = electron.standIn.sessionOf(window)
    await page.close()
    await shell.openScreen()
    expect(electron.standIn.sessionOf(windowOf(1))).toBe(own)
    expect(own.listenerCount('will-download')).toBe(1)
  })

  it('is denied every permission; the vault alone may keep its storage', async () => {
    const { shell } = await openPage()
    await shell.openVault()
    const granted = (index: number, permission: string): boolean[] => {
      const { permissionCheck, permissionRequest, device } = electron.standIn.sessionOf(
        windowOf(index),
      )
      let answered = true
      permissionRequest?.(null, permission, (said) => (answered = said))
      return [permissionCheck?.(null, permission) ?? true, answered, device?.() ?? true]
    }
    expect(granted(0, 'geolocation')).toEqual([false, false, false])
    expect(granted(0, 'persistent-storage')).toEqual([false, false, false])
    expect(granted(1, 'media')).toEqual([false, false, false])
    expect(granted(1, 'persistent-storage')).toEqual([true, true, false])
  })

  it('that crashed is reported, cleared away and opened again', async () => {
    const { shell, page, window } = await openPage()
    const why: Error[] = []
    page.wire.onClose((error) => why.push(error))
    window.webContents.crash()
    expect(await page.gone).toBe('crashed')
    await turn()
    expect(window.isDestroyed()).toBe(true)
    expect(why).toEqual([new Error('The page is gone: crashed.')])
    expect(() => page.wire.send('too late')).toThrow('The page is gone.')
    const again = await shell.openScreen()
    expect(again).not.toBe(page)
    portOf(windowOf(1)).on(() => undefined)
    await again.close()
    await again.close()
  })

  it('that was closed hears nothing more', async () => {
    const { page, window } = await openPage()
    const heard: string[] = []
    page.wire.onMessage((message) => heard.push(message))
    const { webContents } = window
    window.close()
    expect(await page.gone).toBe('closed')
    webContents.says('gatefold:message', 'late')
    expect(heard).toEqual([])
  })
})
