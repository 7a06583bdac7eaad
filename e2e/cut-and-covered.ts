import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { buildSync } from 'esbuild'
import type * as InPage from './in-page/faults.ts'

/** The page's side, bundled once; the page's policy lets no script tag in, but a debugger may evaluate. */
const source = buildSync({
  entryPoints: [join(import.meta.dirname, 'in-page/faults.ts')],
  bundle: true,
  write: false,
  format: 'iife',
  globalName: 'gatefoldFaults',
}).outputFiles[0]?.text

type Faults = typeof InPage

async function ask(page: Page, name: keyof Faults): Promise<string[]> {
  if (!(await page.evaluate(() => 'gatefoldFaults' in globalThis)))
    await page.evaluate(`${source}; globalThis.gatefoldFaults = gatefoldFaults`)
  return page.evaluate(
    (called) => (globalThis as unknown as { gatefoldFaults: Faults }).gatefoldFaults[called](),
    name,
  )
}

/**
 * Faults of the screen as it stands, one line each: texts and controls that are cut, outside of the
 * window, covered, shortened without a title that tells the whole, or wider than their place. What can
 * be scrolled to is no fault. Changes nothing.
 */
export const cutAndCovered = (page: Page): Promise<string[]> => ask(page, 'cutAndCovered')

/** Controls that no scrolling brings into sight, one line each. Scrolls, and scrolls back. */
export const outOfReach = (page: Page): Promise<string[]> => ask(page, 'outOfReach')
