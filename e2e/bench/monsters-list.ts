import type { Page } from '@playwright/test'
import { launch } from '../app.ts'
import { showFold } from '../steps.ts'
import { longestTask, watchTasks } from './long-tasks.ts'
import { bestiaryName, bestiaryZip, monsterCount } from './many-monsters.ts'
import { atMost, type BenchRow } from './row.ts'

/** Prep with thousands of monsters: opened, scrolled through, searched. */
export async function monsterListRows(): Promise<BenchRow[]> {
  const app = await launch()
  try {
    const { page } = app
    await openBestiary(page)
    await watchTasks(page)
    await showFold(page, 'Prep')
    await page.getByText(/^5[\d,]+ entries$/).waitFor()
    const opening = await longestTask(page)
    const rows = await scrollThrough(page)
    const scrolling = await longestTask(page)
    await searchFor(page, 'drowned goblin')
    const searching = await longestTask(page)
    const many = monsterCount.toLocaleString('en-GB')
    return [
      atMost(`long lists: longest task while Prep opens on ${many} monsters`, opening, 50, 'ms'),
      atMost(
        'long lists: longest task while all monsters are scrolled through',
        scrolling,
        50,
        'ms',
      ),
      atMost('long lists: longest task while a search is typed', searching, 50, 'ms'),
      atMost('long lists: most monsters in the page at once', rows, 200, 'rows'),
    ]
  } finally {
    await app.dispose()
  }
}

/** Brings the campaign into the list by the start page's own file field, and opens it. */
async function openBestiary(page: Page, count = monsterCount): Promise<void> {
  const buffer = Buffer.from(await bestiaryZip(count))
  const file = { name: `${bestiaryName}.zip`, mimeType: 'application/zip', buffer }
  await page.locator('input[type=file]').first().setInputFiles(file)
  const row = page.locator('button.advance', { hasText: bestiaryName })
  await row.waitFor({ timeout: 120_000 })
  await row.click()
  await page.locator('.logfoot').waitFor({ timeout: 60_000 })
}

/** Turns the wheel to the end of the list; gives the most rows that stood in the page. */
async function scrollThrough(page: Page): Promise<number> {
  const list = page.getByRole('list', { name: 'Monsters' })
  await list.hover()
  let most = 0
  for (let ended = false; !ended;) {
    await page.mouse.wheel(0, 8_000)
    const [count, atEnd] = await list.evaluate(async (element) => {
      await new Promise((resolve) => requestAnimationFrame(resolve))
      const { scrollTop, scrollHeight, clientHeight } = element
      const rows = element.querySelectorAll('li').length
      return [rows, scrollTop + clientHeight > scrollHeight - 2] as const
    })
    most = Math.max(most, count)
    ended = atEnd
  }
  return most
}

async function searchFor(page: Page, words: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Search the bestiary' }).pressSequentially(words)
  await page.getByText(/^\d+ of \d+$/).waitFor()
}
