import { describe, expect, it } from 'vitest'
import type { Shell, ShellPage } from '../shell.ts'
import type * as StandIn from './stand-in.ts'
import { eachWithOwnElectron, electron, portOf, started, turn, windowOf } from './test-shell.ts'

eachWithOwnElectron()

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
