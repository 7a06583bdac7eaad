import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { takeLock } from '../lock.ts'
import { testDisplay, type TestDisplay } from '../test-display.ts'
import { commandSender, testPages } from '../test-pages.ts'
import { testProgram } from '../test-program.ts'
import { chromiumShell } from './shell.ts'
import { running } from './subject.ts'

/** A small main: takes the lock, opens the pages, keeps a row, answers another start by raising. */
const program = `
import { takeLock } from '../lock.ts'
import { commandSender } from '../test-pages.ts'
import { chromiumShell } from './shell.ts'
import { running } from './subject.ts'
const report = (error) => console.error(error)
const { DATA, PAGES } = process.env
const lock = await takeLock(DATA, report)
const shell = await chromiumShell({ dataFolder: DATA, outFolder: DATA, assets: PAGES, version: '0', report })
const [screen, vault] = await Promise.all([shell.openScreen(), shell.openVault()])
await commandSender(vault)('put', ['owlbear', 'hungry'])
lock.onMessage(async (request) => { await shell.raise(); console.log('raised by ' + request); return 'raised' })
console.log('pid ' + running(shell).launched.pid)
`

let display: TestDisplay
const pages = testPages()
const folders: string[] = []

beforeAll(async () => {
  display = await testDisplay()
})
afterAll(() => {
  display.close()
  for (const folder of [pages, ...folders]) rmSync(folder, { recursive: true, force: true })
})

function environment(data: string, headless: boolean): Record<string, string | undefined> {
  return {
    ...process.env,
    DATA: data,
    PAGES: pages,
    DISPLAY: display.display,
    GATEFOLD_HEADLESS: headless ? '1' : '0',
  }
}

function isAlive(pid: number): boolean {
  try {
    // A zombie has ended; only its parent has not looked yet.
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}

describe.each([{ headless: true }, { headless: false }])(
  'main and browser, headless: $headless',
  ({ headless }) => {
    it('go together: main killed, the browser ends, and the next start finds everything', async () => {
      const data = mkdtempSync(join(tmpdir(), 'gatefold-data-'))
      folders.push(data)
      const env = environment(data, headless)
      const main = await testProgram(program, import.meta.dirname, env)
      const pid = Number((await main.line()).replace('pid ', ''))
      expect(isAlive(pid)).toBe(true)

      const second = await takeLock(data, () => undefined)
      if (second.owner) throw new Error('a second owner')
      expect(await second.ask('the second start')).toEqual({ ok: true, value: 'raised' })
      expect(await main.line()).toBe('raised by the second start')

      main.child.kill('SIGKILL')
      const lock = await takeLock(data, () => undefined)
      expect(lock.owner).toBe(true)
      const shell = await chromiumShell({
        dataFolder: data,
        outFolder: data,
        assets: pages,
        version: '0',
        env,
        report: () => undefined,
      })
      const [, vault] = await Promise.all([shell.openScreen(), shell.openVault()])
      expect(await commandSender(vault)('get', 'owlbear')).toBe('hungry')
      await vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 10_000 })
      await shell.quit()
      expect(isAlive(running(shell).launched.pid)).toBe(false)
      if (lock.owner) await lock.release()
    })
  },
)
