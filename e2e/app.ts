import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { _electron, chromium, type Browser, type Page } from '@playwright/test'
import { electronMissing, electronProgram } from '../src-main/setup/electron.mjs'
import { ownDisplay } from './display.ts'
import { killTree, processTree } from './processes.ts'

const root = join(import.meta.dirname, '..')

interface Launch {
  /** Data folder to open; a fresh one when absent. */
  data?: string
  env?: Record<string, string>
  /** Another build than the project's. */
  dist?: string
  /** Another Node than the tests' own, as an installed app has. */
  runtime?: string
  /** True to hide the window; else it opens on DISPLAY. */
  headless?: boolean
  /** Waits only for the window: what is behind it can't be opened. */
  shut?: boolean
}

/** The app as a GM has it, and a way to look at it and to pull its plug. */
export interface App {
  /** The screen as it stands now. */
  readonly page: Page
  /** Process id of main. */
  readonly pid: number
  data: string
  out: string
  /** Output of main so far, for a failed test's report. */
  said(): string
  /** Closes the window and waits until the app has ended by itself; gives its exit code. */
  close(): Promise<number | null>
  /** Does what makes main open its screen again, waits until it stands, and looks at that one from now on. */
  reopened(cause: () => Promise<unknown>): Promise<void>
  /** Waits until main has ended; gives its exit code. */
  ended(): Promise<number | null>
  /** `kill -9` of main, the browser and all their children. */
  kill(): Promise<void>
  /** Errors that the page's scripts threw or logged; a good test ends with none. */
  complaints: string[]
  /** Ids of what still runs of it. */
  running(): number[]
  /** Ends and removes whatever remains, including the data folder when it was made here. */
  dispose(): Promise<void>
}

/** The shell that `npm run e2e -- --shell=…` names. */
export const shell = process.env['GATEFOLD_SHELL'] === 'electron' ? 'electron' : 'chromium'

/** Starts the built app and waits for its window. @throws with what main said when it ends instead. */
export async function launch(how: Launch = {}): Promise<App> {
  const data = how.data ?? mkdtempSync(join(tmpdir(), 'gatefold-e2e-'))
  const out = join(data, 'out')
  const env: Record<string, string> = {
    ...(process.env as Record<string, string>),
    GATEFOLD_DATA: data,
    GATEFOLD_OUT: out,
    GATEFOLD_HINTS: 'off',
    ...ownDisplay(process.env),
    ...(how.headless ? { GATEFOLD_HEADLESS: '1' } : {}),
    ...how.env,
  }
  const word = how.shut ? 'gatefold:window' : 'gatefold:ready'
  const main = join(how.dist ?? join(root, 'dist'), 'main/main.mjs')
  const { child, said, stands, look, letGo } =
    shell === 'electron'
      ? await startElectron(env, word)
      : await startChromium([how.runtime ?? process.execPath, main], env, data, word)
  let page = await look()
  const ended = child.exitCode !== null ? Promise.resolve() : once(child, 'exit').then(() => {})
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.stack ?? error.message))
  page.on('console', (line) => line.type() === 'error' && complaints.push(line.text()))
  const kill = async () => {
    killTree(child.pid ?? 0, data)
    await ended
    await letGo()
  }
  return {
    get page() {
      return page
    },
    pid: child.pid ?? 0,
    data,
    out,
    said,
    complaints,
    kill,
    running: () => processTree(child.pid ?? 0, data),
    async reopened(cause) {
      await Promise.all([stands(), cause()])
      page = await look()
    },
    async ended() {
      await ended
      await letGo()
      return child.exitCode
    },
    async close() {
      await page.close()
      await ended
      await letGo()
      return child.exitCode
    },
    async dispose() {
      if (processTree(child.pid ?? 0, data).length > 0) await kill()
      if (!how.data) rmSync(data, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
    },
  }
}

interface Started {
  child: ChildProcess
  said(): string
  /** Waits until main says once more that its window stands. @throws when main ends instead. */
  stands(): Promise<void>
  /** The page of the window that stands. */
  look(): Promise<Page>
  letGo(): Promise<void>
}

async function startChromium(
  [runtime, main]: [runtime: string, main: string],
  env: Record<string, string>,
  data: string,
  word: Word,
): Promise<Started> {
  const opener = pathToFileURL(join(import.meta.dirname, 'open-port.mjs')).href
  const child = spawn(runtime, ['--import', opener, main], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = listen(child)
  const stands = () => ready(child, said, word)
  await stands()
  let browser: Browser | null = null
  const letGo = async () => void (await browser?.close().catch(() => {}))
  const isScreen = (page: Page) => page.url().startsWith('https://ui.gatefold.invalid/')
  const look = async () => {
    await letGo()
    const activePort = readFileSync(join(data, 'profile-chromium/DevToolsActivePort'), 'utf8')
    browser = await chromium.connectOverCDP(`http://127.0.0.1:${activePort.split('\n')[0]}`)
    const page = browser
      .contexts()
      .flatMap((context) => context.pages())
      .find(isScreen)
    if (!page) throw new Error(`No page of the browser is the screen.\n${said()}`)
    return page
  }
  return { child, said, stands, look, letGo }
}

/** Electron's program, where set-up could get it; the package itself must not be imported. */
async function startElectron(env: Record<string, string>, word: Word): Promise<Started> {
  const program = electronProgram()
  if (!program) throw new Error(electronMissing)
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const app = await _electron.launch({ executablePath: program, args: [...asRoot, root], env })
  const said = listen(app.process())
  const stands = () => ready(app.process(), said, word)
  await stands()
  const look = async () => {
    // The vault and the press are windows too, which nobody sees.
    const page = app.windows().find((one) => !one.isClosed() && one.url().startsWith('app://ui/'))
    if (!page) throw new Error(`No window of Electron is the screen.\n${said()}`)
    return page
  }
  return { child: app.process(), said, stands, look, letGo: () => app.close().catch(() => {}) }
}

function listen(child: ChildProcess): () => string {
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (more: Buffer) => (text += more.toString()))
  return () => text
}

type Word = 'gatefold:ready' | 'gatefold:window'

/** Waits for main's next word that its window stands. */
function ready(child: ChildProcess, said: () => string, word: Word): Promise<void> {
  const times = () => said().split(`${word}\n`).length
  const before = times()
  return new Promise((resolve, reject) => {
    const hear = () => {
      if (times() > before) end(resolve)
    }
    const fail = () =>
      end(() =>
        reject(
          new Error(`Gatefold ended with ${child.exitCode} before its window stood.\n${said()}`),
        ),
      )
    const end = (settle: () => void) => {
      child.stdout?.off('data', hear)
      child.off('close', fail)
      settle()
    }
    child.stdout?.on('data', hear)
    child.once('close', fail)
  })
}
