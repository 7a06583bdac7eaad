import type { Page } from '@playwright/test'
import { bundleForPage } from './in-page/bundle.ts'
import type * as InPage from './in-page/faults.ts'

/** The page's side, bundled once. */
const source = bundleForPage('in-page/faults.ts', 'gatefoldFaults')

type Faults = typeof InPage

async function ask(page: Page, name: keyof Faults): Promise<string[]> {
  const faults = await page.evaluate(
    (called) =>
      (globalThis as unknown as { gatefoldFaults?: Faults }).gatefoldFaults?.[called]() ?? null,
    name,
  )
  if (faults !== null) return faults
  await page.evaluate(source)
  return ask(page, name)
}

/**
 * Faults of the screen as it stands, one line each: texts and controls that are cut, outside of the
 * window, covered, shortened without a title that tells the whole, or wider than their place. What can
 * be scrolled to is no fault. Changes nothing.
 */
export const cutAndCovered = (page: Page): Promise<string[]> => ask(page, 'cutAndCovered')

/** Both of these, and whether the page itself can be scrolled, by one look. */
export const faultsAtThisSize = (page: Page): Promise<string[]> => ask(page, 'faultsAtThisSize')

/** Controls that no scrolling brings into sight, one line each. Scrolls, and scrolls back. */
export const outOfReach = (page: Page): Promise<string[]> => ask(page, 'outOfReach')
