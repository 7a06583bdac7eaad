import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test, type Page } from '@playwright/test'
import axe from 'axe-core'

/** Approved pictures; the README shows some of them. `npm run screens` takes them anew. */
const approved = join(import.meta.dirname, 'screens')

/** Takes a picture of the screen: into e2e/screens when they are asked for, else beside the test's results. */
export async function picture(page: Page, name: string): Promise<void> {
  const path =
    process.env['GATEFOLD_SCREENS'] === '1'
      ? join(approved, `${name}.png`)
      : test.info().outputPath(`${name}.png`)
  mkdirSync(dirname(path), { recursive: true })
  await page.screenshot({ path, animations: 'disabled' })
}

/** What axe has against the page as it stands: rule and place, one line each. */
export async function complaints(page: Page): Promise<string[]> {
  // Not a script tag: the page's policy lets none in, and it is the page as it is that is looked at.
  await page.evaluate(axe.source)
  const { violations } = await page.evaluate(() =>
    (globalThis as unknown as { axe: typeof axe }).axe.run(document, {
      resultTypes: ['violations'],
    }),
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  )
}

/** Controls of the shown fold that lie over one another, or are pushed out of the panel they belong to. */
export async function overlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>('main :is(button, input, select, textarea)'),
    ]
      .filter((element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
      )
      // A radio or checkbox is drawn by its label.
      .map((element) =>
        element.matches('[type=radio], [type=checkbox]') ? element.closest('label') : element,
      )
      .filter((element) => element !== null)
    const name = (element: Element) =>
      element.getAttribute('aria-label') ??
      (element.textContent?.trim().replace(/\s+/g, ' ') || element.tagName)
    const isOver = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2
    return controls.flatMap((one, at) =>
      controls
        .slice(at + 1)
        .filter((other) => one !== other && !one.contains(other) && !other.contains(one))
        .filter((other) => isOver(one.getBoundingClientRect(), other.getBoundingClientRect()))
        .map((other) => `${name(one)} / ${name(other)}`),
    )
  })
}
