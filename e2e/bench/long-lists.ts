import type { Page } from '@playwright/test'
import { launch } from '../app.ts'
import { importLarge, openLarge } from './import-large.ts'
import { longestTask, watchTasks } from './long-tasks.ts'
import { atMost, type BenchRow } from './row.ts'

/** Opening a campaign of 5,000 entries and going back through its chronicle to the first line. */
export async function longListRows(): Promise<BenchRow[]> {
  const app = await launch()
  try {
    await importLarge(app.page)
    await watchTasks(app.page)
    await openLarge(app.page)
    const opening = await longestTask(app.page)
    const rows = await scrollThrough(app.page)
    const scrolling = await longestTask(app.page)
    return [
      atMost('long lists: longest task while 5,000 entries are opened', opening, 50, 'ms'),
      atMost(
        'long lists: longest task while all of them are scrolled through',
        scrolling,
        50,
        'ms',
      ),
      atMost('long lists: most rows in the page at once', rows, 200, 'rows'),
    ]
  } finally {
    await app.dispose()
  }
}

/** Turns the wheel until nothing more comes; gives the most lines that stood in the page. */
async function scrollThrough(page: Page): Promise<number> {
  const log = page.locator('.log')
  await log.hover()
  let most = 0
  let oldest = ''
  for (let still = 0; still < 12;) {
    await page.mouse.wheel(0, 4_000)
    const [count, last] = await log.evaluate(async (list) => {
      await new Promise((resolve) => requestAnimationFrame(resolve))
      const lines = list.querySelectorAll('li')
      return [lines.length, lines[lines.length - 1]?.textContent ?? ''] as const
    })
    most = Math.max(most, count)
    still = last === oldest ? still + 1 : 0
    oldest = last
  }
  return most
}
