import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { electronProgram } from './electron.mjs'
import { electronOr, tryElectron } from './try-electron.mjs'

const folder = mkdtempSync(join(tmpdir(), 'gatefold-electron-'))
const says = { out: [] as string[], err: [] as string[] }

beforeEach(() => {
  says.out = []
  says.err = []
  vi.spyOn(console, 'log').mockImplementation((line: string) => void says.out.push(line))
  vi.spyOn(console, 'error').mockImplementation((line: string) => void says.err.push(line))
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A program called `electron` that does as the script says, where Electron would be. */
function electron(script: string): string {
  const program = join(folder, 'electron')
  writeFileSync(program, `#!/usr/bin/env node\n${script}\n`)
  chmodSync(program, 0o755)
  vi.stubEnv('ELECTRON_OVERRIDE_DIST_PATH', folder)
  return electronProgram() ?? 'nothing'
}

const instead = [
  'Opening Gatefold in a browser on this machine instead; your campaigns come along.',
]

test('Electron that hangs is ended, the reason told, and the browser opened', async () => {
  const program = electron('setInterval(() => {}, 1000)')
  expect(program).toBe(join(folder, 'electron'))
  expect(await electronOr(program, [], async () => 7, 300)).toBe(7)
  expect(says.err).toEqual([
    'Electron did not start: it did not open a window within 0.3 seconds.',
    ...instead,
  ])
})

test('Electron that ends at once says why, and the browser is opened', async () => {
  const program = electron("console.error('cannot open shared object'); process.exit(127)")
  expect(await electronOr(program, [], async () => 0)).toBe(0)
  expect(says.err).toEqual([
    'Electron did not start: it ended with 127: cannot open shared object.',
    ...instead,
  ])
})

test('Electron that crashes, or is no program, is no end of the evening', async () => {
  const crashing = electron("process.kill(process.pid, 'SIGSEGV')")
  expect(await tryElectron(crashing, [])).toEqual({ failed: 'it ended with SIGSEGV' })
  expect(await tryElectron(join(folder, 'none'), [])).toMatchObject({
    failed: expect.stringContaining('ENOENT'),
  })
})

test('Electron whose window stands is left to run, and its end is ours', async () => {
  const enough = join(folder, 'enough')
  const program = electron(`
    console.log('gatefold:window')
    setInterval(() => {
      if (!require('node:fs').existsSync(${JSON.stringify(enough)})) return
      console.error('late')
      process.exit(3)
    }, 10)`)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.mocked(console.log).mockImplementation((line: string) => {
    says.out.push(line)
    vi.advanceTimersByTime(3_600_000)
    writeFileSync(enough, '')
  })
  const browser = vi.fn(async () => 0)
  expect(await electronOr(program, [], browser)).toBe(3)
  expect(browser).not.toHaveBeenCalled()
  expect(says).toEqual({ out: ['gatefold:window'], err: ['late'] })
})

test('a second start that brought the first to the front opens no browser', async () => {
  const line = 'Gatefold is already running: its window was brought to the front.'
  const program = electron(`console.log(${JSON.stringify(line)})`)
  expect(await tryElectron(program, [])).toEqual({ code: 0 })
  expect(says.out).toEqual([line])
})
