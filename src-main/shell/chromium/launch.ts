import { spawn, type ChildProcess } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import type { Readable, Writable } from 'node:stream'
import { DevTools, DevToolsError } from './devtools.ts'
import { flags } from './flags.ts'
import { formerBrowser } from './former.ts'
import { ended, kill } from './group.ts'

/** A running browser and the way to talk to it. */
export interface Launched {
  devtools: DevTools
  /** Resolves when it has ended with every process it started. */
  exited: Promise<void>
  pid: number
  /** Chromium's major version. */
  version: number
  kill(): void
}

export interface Launch {
  browser: string
  profile: string
  headless: boolean
  env: Record<string, string | undefined>
}

/**
 * Starts a browser that talks over its pipe and opens no window yet.
 * @throws {Error} in the GM's words when the browser does not start.
 */
export async function launch(how: Launch): Promise<Launched> {
  mkdirSync(how.profile, { recursive: true, mode: 0o700 })
  // One that outlives a killed main for a moment would take this start for its own and swallow it.
  await formerBrowser(how.profile)
  const child = spawn(how.browser, flags({ ...how, uid: process.getuid?.() }), {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    // The first thing on the screen is the window's frame, in the desktop's theme.
    env: { GTK_THEME: 'Adwaita:dark', ...how.env },
    // Its own process group: Ctrl+C in the terminal reaches us first, and we close the browser in order.
    detached: process.platform !== 'win32',
  })
  const exited = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', () => resolve())
  }).then(() => ended(child))
  const devtools = new DevTools(child.stdio[3] as Writable, child.stdio[4] as Readable)
  try {
    const { product } = await devtools.send('Browser.getVersion', {})
    return {
      devtools,
      exited,
      pid: child.pid ?? 0,
      version: majorOf(product),
      kill: () => kill(child),
    }
  } catch (error) {
    const silent = error instanceof DevToolsError && error.silent
    if (silent) kill(child)
    await exited
    throw new Error(
      silent
        ? `The browser ${how.browser} was started and gave no answer. End what is left of it, and start Gatefold again.`
        : `The browser ${how.browser} ended as soon as it was started (${howItEnded(child)}).`,
    )
  }
}

function majorOf(product: string): number {
  return Number(/\/(\d+)/.exec(product)?.[1] ?? 0)
}

function howItEnded(child: ChildProcess): string {
  return (
    child.signalCode ??
    (child.exitCode === null ? 'it could not be run' : `exit code ${child.exitCode}`)
  )
}
