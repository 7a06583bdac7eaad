import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { chromium, type Page } from '@playwright/test'
import { findBrowser } from '../../src-main/shell/chromium/browser.ts'
import { flags, windowFlags } from '../../src-main/shell/chromium/flags.ts'
import { killTree } from '../processes.ts'

interface EmptyWindow {
  page: Page
  pid: number
  /** Wall clock just before the browser was started, in milliseconds. */
  began: number
  close(): Promise<void>
}

/** Of the app's own flags, those of a browser that is driven by main. */
const driven = ['--no-startup-window', '--remote-debugging-pipe']

/** A window of the app's browser, with the app's flags and nothing of the app. */
export async function emptyWindow(profile: string): Promise<EmptyWindow> {
  const browser = findBrowser()
  if (!browser) throw new Error('there is no browser to measure against')
  const uid = process.getuid?.()
  const ours = flags({ profile, headless: false, uid })
  const page = 'data:text/html,<title>Empty</title><body style="background:%2317130f">Gatefold'
  const args = [...ours, '--remote-debugging-port=0', ...windowFlags(profile, page, uid)].filter(
    (flag) => !driven.includes(flag),
  )
  const began = Date.now()
  const child = spawn(browser, [...new Set(args)], { stdio: 'ignore' })
  const pid = child.pid ?? 0
  const ended = once(child, 'exit')
  const port = await portOf(join(profile, 'DevToolsActivePort'), began)
  const devtools = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  const shown = await pageOf(() => devtools.contexts().flatMap((context) => context.pages()))
  return {
    page: shown,
    pid,
    began,
    async close() {
      killTree(pid, profile)
      await ended
      await devtools.close().catch(() => undefined)
    },
  }
}

/** Chromium writes the file when its port is open; one left by an earlier start is older. */
async function portOf(file: string, since: number): Promise<string> {
  for (;;) {
    if (Date.now() - since > 30_000) throw new Error('the empty window did not open')
    const [port, path] = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
    if (port && path && (await answers(port))) return port
    await after(20)
  }
}

async function answers(port: string): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/json/version`).then(
    ({ ok }) => ok,
    () => false,
  )
}

async function pageOf(pages: () => Page[]): Promise<Page> {
  for (let tries = 0; tries < 500; tries += 1) {
    const page = pages().find((one) => one.url().startsWith('data:'))
    if (page) return page
    await after(20)
  }
  throw new Error('the empty window shows no page')
}
