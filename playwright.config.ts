import { defineConfig } from '@playwright/test'

import { workers } from './src-main/setup/stages.mjs'

/** The real app in the machine's own browser: Playwright only drives it, over DevTools. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  // `npm run screens` replaces an approved picture only where it differs.
  snapshotPathTemplate: '{testDir}/screens/{arg}{ext}',
  updateSnapshots: process.env.GATEFOLD_SCREENS === '1' ? 'changed' : 'missing',
  forbidOnly: true,
  retries: 0,
  // CI has two cores. Each test has an app and a data folder of its own, so any two may meet.
  fullyParallel: true,
  workers,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // A control that is not there within this is missing, and the rest of the test need not wait for it.
  use: { actionTimeout: 10_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE
    ? [['list'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE }]]
    : [['list']],
})
