import { shellSuite, type Subject } from '../shell.suite.ts'
import type { Shell } from '../shell.ts'
import { originOf, type ChromiumPage } from './page.ts'
import { ChromiumShell, chromiumShell } from './shell.ts'

const headless = { ...process.env, GATEFOLD_HEADLESS: '1' }

function running(shell: Shell): ChromiumShell['running'] {
  if (!(shell instanceof ChromiumShell)) throw new Error('not a Chromium shell')
  return shell.running
}

const subject: Subject = {
  start: (options) => chromiumShell({ ...options, env: headless }),
  async crash(shell, page) {
    const { devtools } = running(shell).launched
    // A page that crashes never answers.
    devtools.send('Page.crash', {}, (page as ChromiumPage).session).catch(() => undefined)
    await page.gone
  },
  async closeWindow(shell, page) {
    await running(shell).launched.devtools.send('Page.close', {}, (page as ChromiumPage).session)
  },
  kill: (shell) => running(shell).launched.kill(),
  origin: (page) => originOf(page === 'ui' ? 'screen' : 'vault'),
}

shellSuite('Chromium', subject)
