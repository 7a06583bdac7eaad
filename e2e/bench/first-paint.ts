import type { Page } from '@playwright/test'
import { launch } from '../app.ts'

/** A data folder with the sample campaign in it, as one that was used before. */
export async function prepareDataFolder(data: string): Promise<void> {
  const app = await launch({ data })
  await app.page
    .getByRole('button', { name: /sample/i })
    .first()
    .click()
  await app.page.locator('.app').waitFor()
  await app.close()
  await app.dispose()
}

/** When the page showed what is meant, by the wall clock in milliseconds. */
export async function firstPaint(page: Page, name: string): Promise<number> {
  const handle = await page.waitForFunction((name) => {
    const [entry] = performance.getEntriesByName(name)
    return entry ? performance.timeOrigin + entry.startTime : null
  }, name)
  return (await handle.jsonValue()) ?? NaN
}
