import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { offline } from '../offline.ts'
import type { PressPage } from '../shell.ts'
import {
  eachWithOwnElectron,
  adapter,
  data,
  electron,
  options,
  pages,
  started,
  turn,
  windowOf,
} from './test-shell.ts'

eachWithOwnElectron()

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
