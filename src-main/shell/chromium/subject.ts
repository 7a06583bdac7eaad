import type { Shell } from '../shell.ts'
import type { Subject } from '../shell.suite.ts'
import { originOf, type ChromiumPage } from './page.ts'
import { ChromiumShell, chromiumShell } from './shell.ts'

/** The browser under a shell, for tests that break it. */
export function running(shell: Shell): ChromiumShell['running'] {
  if (!(shell instanceof ChromiumShell)) throw new Error('not a Chromium shell')
  return shell.running
}

/** The Chromium shell as the shells' suite takes it, with or without a display. */
export function chromiumSubject(env: () => Record<string, string | undefined>): Subject {
  return {
    start: (options) => chromiumShell({ ...options, env: env() }),
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
    origin: (page) => originOf(page === 'ui' ? 'screen' : page),
  }
}
