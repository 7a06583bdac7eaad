import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { ShellPage, Shell, ShellOptions } from './shell.ts'
import { commandSender, testPages } from './test-pages.ts'

/** Means by which the suite starts one kind of shell and breaks things in it. */
export interface Subject {
  start(options: ShellOptions): Promise<Shell>
  crash(shell: Shell, page: ShellPage): Promise<void>
  /** Closes the window as the GM does, by the button in its corner. */
  closeWindow(shell: Shell, page: ShellPage): Promise<void>
  /** Kills the browser under the shell. */
  kill(shell: Shell): void
  /** Origin of a page. */
  origin(page: 'ui' | 'players' | 'vault'): string
}

/** Tests of all that a shell promises, on a real one. */
export function shellSuite(name: string, subject: Subject): void {
  describe(`the ${name} shell`, () => {
    const folders: string[] = []
    const reports: unknown[] = []
    let pages: string
    let shell: Shell
    let data: string

    const fresh = (): string => {
      const folder = mkdtempSync(join(tmpdir(), 'gatefold-data-'))
      folders.push(folder)
      return folder
    }
    const start = (dataFolder: string): Promise<Shell> =>
      subject.start({
        dataFolder,
        outFolder: dataFolder,
        assets: pages,
        version: '0.0.0',
        report: (error) => reports.push(error),
      })

    beforeAll(() => {
      pages = testPages()
      folders.push(pages)
    })
    afterAll(() => {
      for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    })

    describe('while it runs', () => {
      let screen: ShellPage
      let vault: ShellPage

      beforeAll(async () => {
        data = fresh()
        shell = await start(data)
        ;[screen, vault] = await Promise.all([shell.openScreen(), shell.openVault()])
      })
      afterAll(() => shell.quit())

      it('carries messages of a megabyte both ways, whatever their letters', async () => {
        const text = 'Über 10,000 coins 🐉 "quoted" \\ \u2028 \u0001 '.repeat(28_000)
        expect(text.length).toBeGreaterThan(900_000)
        expect(await commandSender(screen)('echo', text)).toBe(text)
        expect(await commandSender(vault)('echo', text)).toBe(text)
      })

      it('keeps the order of messages', async () => {
        const tell = commandSender(screen)
        const order: unknown[] = []
        await Promise.all(
          Array.from({ length: 200 }, (_, number) =>
            tell('echo', number).then((said) => order.push(said)),
          ),
        )
        expect(order).toEqual(Array.from({ length: 200 }, (_, number) => number))
      })

      it('serves each page its own origin and no other', async () => {
        const [ui, hidden] = [commandSender(screen), commandSender(vault)]
        expect([await ui('origin'), await hidden('origin')]).toEqual([
          subject.origin('ui'),
          subject.origin('vault'),
        ])
        expect(await ui('fetch', `${subject.origin('ui')}/page.js`)).toBe(200)
        expect(await ui('fetch', `${subject.origin('vault')}/page.js`)).toBe('refused')
        expect(await hidden('fetch', `${subject.origin('ui')}/page.js`)).toBe('refused')
        expect(await ui('image', `${subject.origin('vault')}/page.js`)).toBe('refused')
      })

      it("serves nothing from outside the page's folder", async () => {
        const tell = commandSender(screen)
        for (const path of ['/%2e%2e/vault/page.js', '/..%2fvault%2fpage.js', '/nothing.js']) {
          expect(await tell('fetch', subject.origin('ui') + path)).toBe(404)
        }
      })

      it('reaches no network', async () => {
        const tell = commandSender(screen)
        for (const url of [
          'https://example.com/',
          'http://127.0.0.1:9/',
          'http://localhost/',
          'file:///etc/hostname',
        ]) {
          expect(await tell('fetch', url)).toBe('refused')
          expect(await tell('image', url)).toBe('refused')
        }
      })

      it('runs nothing inline and nothing evaluated, and no frames', async () => {
        const tell = commandSender(screen)
        expect(await tell('inline')).toBe(false)
        expect(await tell('eval')).toBe('EvalError')
        expect(await tell('frame')).toBe('refused')
      })

      it('gives a page one port, which it cannot change', async () => {
        const tell = commandSender(screen)
        expect(await tell('globals')).toContain('gatefoldPort')
        expect(await tell('portAgain')).toBe('function')
      })

      it('stays where it is when a page wants to leave or reload', async () => {
        const tell = commandSender(screen)
        await tell('mark', 'first')
        for (const [what, to] of [
          ['reload'],
          ['leave', '/'],
          ['leave', 'https://example.com/'],
          ['leave', subject.origin('vault')],
        ]) {
          await tell(what as string, to)
        }
        expect(await tell('mark', 'second')).toBe('first')
      })

      it('lets no page open another', async () => {
        const tell = commandSender(screen)
        for (const url of ['/', 'https://example.com/', 'data:,', 'about:blank'])
          expect(await tell('popup', url), url).toBe('none')
        expect(await tell('echo', 'still here')).toBe('still here')
      })

      it('denies what pages ask of the machine', async () => {
        expect(await commandSender(screen)('ask', 'geolocation')).toBe('denied')
      })

      it("keeps the vault's storage for good", async () => {
        expect(await shell.durable()).toEqual({ safe: true, says: expect.any(String) as string })
      })

      it('gives the open screen when it is asked for it again, and raises it', async () => {
        expect(await shell.openScreen()).toBe(screen)
        await shell.raise()
      })

      it('prints tagged PDF in the press, again and again', async () => {
        const press = await shell.openPress()
        expect(await commandSender(press)('echo', 'ready')).toBe('ready')
        const first = Buffer.from(await press.printToPdf()).toString('latin1')
        expect(first.slice(0, 5)).toBe('%PDF-')
        expect(first).toMatch(/\/Marked true/)
        expect((await press.printToPdf()).length).toBeGreaterThan(1_000)
        await press.close()
        expect(await press.gone).toBe('closed')
      })

      it('opens the players’ window beside the screen, with an origin of its own', async () => {
        const players = await shell.openBeside('players')
        expect(await commandSender(players)('origin')).toBe(subject.origin('players'))
        expect(await commandSender(players)('fetch', `${subject.origin('ui')}/page.js`)).toBe(
          'refused',
        )
        await subject.closeWindow(shell, players)
        expect(await players.gone).toBe('closed')
        expect(await commandSender(screen)('echo', 'still here')).toBe('still here')
      })

      it('opens a crashed players’ window again, and the others never notice', async () => {
        const players = await shell.openBeside('players')
        await subject.crash(shell, players)
        expect(await players.gone).toBe('crashed')
        const again = await shell.openBeside('players')
        expect(await commandSender(again)('echo', 'back')).toBe('back')
        expect(await commandSender(screen)('echo', 'here')).toBe('here')
        await again.close()
        expect(await again.gone).toBe('closed')
      })

      it('reopens a crashed page with its data kept, and the others never notice', async () => {
        await commandSender(vault)('put', ['goblin', { hp: 4 }])
        await subject.crash(shell, vault)
        expect(await vault.gone).toBe('crashed')
        expect(() => vault.wire.send('too late')).toThrow('gone')
        vault = await shell.openVault()
        expect(await commandSender(vault)('get', 'goblin')).toEqual({ hp: 4 })
        expect(await commandSender(screen)('echo', 'here')).toBe('here')
      })

      it('reopens a crashed screen, and the vault never notices', async () => {
        await subject.crash(shell, screen)
        expect(await screen.gone).toBe('crashed')
        screen = await shell.openScreen()
        expect(await commandSender(screen)('echo', 'again')).toBe('again')
        expect(await commandSender(vault)('echo', 'here')).toBe('here')
      })

      it('tells when the GM closes the window, while the vault lives on', async () => {
        await subject.closeWindow(shell, screen)
        expect(await screen.gone).toBe('closed')
        await commandSender(vault)('put', ['late', 'saved'])
        expect(await commandSender(vault)('get', 'late')).toBe('saved')
        screen = await shell.openScreen()
        expect(await commandSender(screen)('echo', 'back')).toBe('back')
      })

      it('has had nothing to report', () => {
        expect(reports).toEqual([])
      })
    })

    describe('between starts', () => {
      afterEach(() => shell.quit())

      it("keeps the vault's data", async () => {
        const folder = fresh()
        shell = await start(folder)
        await commandSender(await vaultOf(shell))('put', ['orc', 'asleep'])
        await shell.quit()
        shell = await start(folder)
        expect(await commandSender(await vaultOf(shell))('get', 'orc')).toBe('asleep')
      })

      it("keeps the vault's data when the browser is killed, and tells that it is gone", async () => {
        const folder = fresh()
        shell = await start(folder)
        const [screen, vault] = await Promise.all([shell.openScreen(), shell.openVault()])
        await commandSender(vault)('put', ['troll', 'awake'])
        subject.kill(shell)
        expect(await Promise.all([screen.gone, vault.gone])).toEqual([
          'browser gone',
          'browser gone',
        ])
        shell = await start(folder)
        expect(await commandSender(await vaultOf(shell))('get', 'troll')).toBe('awake')
      })

      it('says which files are missing when the built app is not there', async () => {
        const empty = fresh()
        shell = await subject.start({
          dataFolder: empty,
          outFolder: empty,
          assets: empty,
          version: '0.0.0',
          report: () => undefined,
        })
        await expect(shell.openScreen()).rejects.toThrow('there is no ui/index.html')
      })
    })
  })
}

async function vaultOf(shell: Shell): Promise<ShellPage> {
  const [, vault] = await Promise.all([shell.openScreen(), shell.openVault()])
  return vault
}
