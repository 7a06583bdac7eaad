import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

/** A screen with nothing on it compresses to far less than this, in bytes. */
const blank = 20_000

/** Every picture that a round takes when all are asked for, for a person to look at; not kept. */
const pictureFolder = join(import.meta.dirname, '../test-results/screens')

/** Are pictures taken of every size and theme? */
export const picturesAsked = process.env['GATEFOLD_SCREENS'] === '1'

/** A picture of the screen, which must be as large as the window and not empty. */
export async function picture(page: Page, name: string): Promise<Buffer> {
  const png = await page.screenshot({ animations: 'disabled' })
  const size = { width: png.readUInt32BE(16), height: png.readUInt32BE(20) }
  expect(size, name).toEqual(page.viewportSize())
  expect(png.length, `${name} shows something`).toBeGreaterThan(blank)
  if (picturesAsked) {
    mkdirSync(pictureFolder, { recursive: true })
    writeFileSync(join(pictureFolder, `${name}.png`), png)
  }
  return png
}

/** A window and a text size, in percent. */
export interface WindowView {
  width: number
  height: number
  text: number
}

/** Gives the page this size, and its text the one that Settings would; waits until it is laid out again. */
export async function setWindowView(page: Page, { text, ...size }: WindowView): Promise<void> {
  await page.setViewportSize(size)
  await page.evaluate(async (share) => {
    document.documentElement.style.setProperty('--text-size', String(share))
    // What measures the window follows a frame later, and what follows that, another.
    for (let frames = 0; frames < 3; frames += 1)
      await new Promise((drawn) => requestAnimationFrame(drawn))
  }, text / 100)
}

export const themes = ['candle', 'paper'] as const

/** Gives the page a theme's colours without choosing it in Settings; waits until none is on its way. */
export async function showTheme(page: Page, theme: (typeof themes)[number]): Promise<void> {
  await page.evaluate(async (name) => {
    document.documentElement.dataset['theme'] = name
    await new Promise((drawn) => requestAnimationFrame(drawn))
    await Promise.all(document.getAnimations().map(({ finished }) => finished))
  }, theme)
}

/** Chooses the size of all text, in percent, in Settings: it stays when they are read again. */
export async function chooseTextSize(page: Page, percent: number): Promise<void> {
  await page.getByRole('button', { name: /^Settings/ }).click()
  const settings = page.getByRole('dialog', { name: 'Settings' })
  await settings.getByRole('button', { name: 'Screen' }).press('Enter')
  await settings.getByText(`${percent}%`, { exact: true }).click()
  await page.keyboard.press('Escape')
}

/** Accessibility faults that axe finds on the page by these rules of its own: rule, place and summary of each. */
export async function accessibilityFaults(
  page: Page,
  rules: readonly string[] | 'all' = 'all',
): Promise<string[]> {
  // Not a script tag: the page's policy lets none in, and it is the page as it is that is looked at.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  const { violations } = await page.evaluate(
    (only) =>
      (globalThis as unknown as { axe: typeof axe }).axe.run(document, {
        resultTypes: ['violations'],
        ...(only === 'all'
          ? { rules: { 'label-content-name-mismatch': { enabled: true } } }
          : { runOnly: { type: 'rule', values: [...only] } }),
      }),
    rules,
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  )
}
