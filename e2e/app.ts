import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { _electron, chromium, type Page } from '@playwright/test'
import { killTree, tree } from './processes.ts'

const root = join(import.meta.dirname, '..')
const main = join(root, 'dist/main/main.mjs')

export interface Launch {
  /** Data folder to open; a fresh one when absent. */
  data?: string
  env?: Record<string, string>
  /** Nobody sees the window; else it opens on DISPLAY. */
  headless?: boolean
}

/** The app as a GM has it, and a way to look at it and to pull its plug. */
export interface App {
  page: Page
  data: string
  out: string
  /** What main has said so far, for a failed test's report. */
  said(): string
  /** Closes the window and waits until the app has ended by itself; gives its exit code. */
  close(): Promise<number | null>
  /** `kill -9` of main, the browser and all their children. */
  kill(): Promise<void>
  /** Ids of what still runs of it. */
  running(): number[]
  /** Lets go of everything that is left, data folder too when it was made here. */
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
    GATEFOLD_DEBUG_PORT: '1',
    ...(how.headless ? { GATEFOLD_HEADLESS: '1' } : {}),
    ...how.env,
  }
  const started = shell === 'electron' ? await startElectron(env) : await startChromium(env, data)
  const { child, page, said, letGo } = started
  const ended = child.exitCode !== null ? Promise.resolve() : once(child, 'exit').then(() => {})
  const kill = async () => {
    killTree(child.pid ?? 0, data)
    await ended
    await letGo()
  }
  return {
    page,
    data,
    out,
    said,
    kill,
    running: () => tree(child.pid ?? 0, data),
    async close() {
      await page.close()
      await ended
      await letGo()
      return child.exitCode
    },
    async dispose() {
      if (tree(child.pid ?? 0, data).length > 0) await kill()
      if (!how.data) rmSync(data, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
    },
  }
}

interface Started {
  child: ChildProcess
  page: Page
  said(): string
  letGo(): Promise<void>
}

async function startChromium(env: Record<string, string>, data: string): Promise<Started> {
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const said = listen(child)
  await ready(child, said)
  const [port] = readFileSync(join(data, 'profile-chromium/DevToolsActivePort'), 'utf8').split('\n')
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  const isScreen = (page: Page) => page.url().startsWith('https://ui.gatefold.invalid/')
  const page = browser
    .contexts()
    .flatMap((context) => context.pages())
    .find(isScreen)
  if (!page) throw new Error(`No page of the browser is the screen.\n${said()}`)
  return { child, page, said, letGo: () => browser.close().catch(() => {}) }
}

/** Electron's program, where set-up could get it; the package itself must not be imported. */
async function startElectron(env: Record<string, string>): Promise<Started> {
  const home = join(createRequire(import.meta.filename).resolve('electron/package.json'), '..')
  const program = join(home, 'dist', readFileSync(join(home, 'path.txt'), 'utf8').trim())
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const app = await _electron.launch({ executablePath: program, args: [...asRoot, root], env })
  const said = listen(app.process())
  const page = await app.firstWindow()
  return { child: app.process(), page, said, letGo: () => app.close().catch(() => {}) }
}

function listen(child: ChildProcess): () => string {
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (more: Buffer) => (text += more.toString()))
  return () => text
}

/** Waits for main's word that its window stands. */
function ready(child: ChildProcess, said: () => string): Promise<void> {
  return new Promise((resolve, reject) => {
    if (!child.stdout) return reject(new Error('main has no output to listen to'))
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.startsWith('gatefold:ready')) resolve()
    })
    child.once('exit', (code) =>
      reject(new Error(`Gatefold ended with ${code} before its window stood.\n${said()}`)),
    )
  })
}
