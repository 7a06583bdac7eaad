import { svelte } from '@sveltejs/vite-plugin-svelte'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

const here = import.meta.dirname

/** Importing the real package outside Electron starts a download. */
const resolve = { alias: { electron: join(here, 'src-main/shell/electron/stand-in.ts') } }

/** They start a real Chromium, so they run with the e2e stage. */
const browserTests = 'src-main/**/*.browser.test.ts'

/** They mount the whole screen, so they have a DOM and components compiled as for the page. */
const mountedTests = 'e2e/mounted/**/*.test.ts'

/** As many as CI has cores; Vitest runs projects together only where they have as many. */
const maxWorkers = 2

/** Only a test that hangs is ended: how long things take is the bench's to say, on any machine. */
const testTimeout = 30_000

export default defineConfig({
  test: {
    projects: [
      {
        resolve,
        test: {
          name: 'unit',
          environment: 'node',
          // No test leaves anything behind in a module, so the games are read once and not in every file.
          isolate: false,
          include: ['src-main/**/*.test.ts', 'e2e/**/*.test.ts'],
          exclude: [browserTests, mountedTests],
          testTimeout,
          maxWorkers,
        },
      },
      {
        plugins: [svelte({ configFile: join(here, 'svelte.config.js') })],
        resolve: { conditions: ['browser'] },
        test: {
          name: 'screen',
          environment: './src-main/setup/page-environment.mjs',
          // As above.
          isolate: false,
          include: ['src-renderer/**/*.test.ts'],
          testTimeout,
          maxWorkers,
          server: { deps: { inline: [/svelte/] } },
        },
      },
      {
        plugins: [svelte({ configFile: join(here, 'svelte.config.js') })],
        resolve: { conditions: ['browser'] },
        test: {
          name: 'mounted',
          environment: 'happy-dom',
          // As above.
          isolate: false,
          include: [mountedTests],
          // A screen with all its buttons pressed, each by each.
          testTimeout: 120_000,
          maxWorkers,
          hookTimeout: 60_000,
          server: { deps: { inline: [/svelte/] } },
        },
      },
      {
        resolve,
        test: {
          name: 'browser',
          environment: 'node',
          include: [browserTests],
          maxWorkers,
          sequence: { groupOrder: 1 },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
