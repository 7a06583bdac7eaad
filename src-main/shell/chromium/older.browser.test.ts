import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { testDisplay, type TestDisplay } from '../test-display.ts'
import { commandSender, testPages } from '../test-pages.ts'
import { RunningBrowser } from './running.ts'
import { chromiumShell } from './shell.ts'

let display: TestDisplay
const assets = testPages()
const data = mkdtempSync(join(tmpdir(), 'gatefold-data-'))

beforeAll(async () => {
  display = await testDisplay()
  vi.spyOn(RunningBrowser.prototype, 'hidden').mockResolvedValue(null)
})
afterAll(() => {
  vi.restoreAllMocks()
  display.close()
  for (const folder of [assets, data]) rmSync(folder, { recursive: true, force: true })
})

describe('a Chromium without hidden pages', () => {
  it('keeps the vault in a second browser that shows nothing, and its data between starts', async () => {
    const env = { ...process.env, DISPLAY: display.display, GATEFOLD_HEADLESS: '0' }
    const options = {
      dataFolder: data,
      outFolder: data,
      assets,
      version: '0',
      report: vi.fn(),
      env,
    }
    const first = await chromiumShell(options)
    const [screen, vault] = await Promise.all([first.openScreen(), first.openVault()])
    await commandSender(vault)('put', ['lich', 'waiting'])
    expect(await commandSender(screen)('echo', 'here')).toBe('here')
    expect((await first.durable()).safe).toBe(true)
    await first.quit()

    const second = await chromiumShell(options)
    const [, again] = await Promise.all([second.openScreen(), second.openVault()])
    expect(await commandSender(again)('get', 'lich')).toBe('waiting')
    await second.quit()
    expect(options.report).not.toHaveBeenCalled()
  })
})
