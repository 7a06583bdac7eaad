import { expect, type Page } from '@playwright/test'
import { chronicleNow } from './in-page/entries.ts'

/** A one-liner in the layout of Old-School Essentials, of our own making. */
export const goblin = `Cellar Goblin
AC 6 [13], HD 1-1 (3hp), Att 1 × weapon (1d6 or by weapon), THAC0 19 [0], MV 60’ (20’), SV D14 W15 P16 B17 S18 (NH), ML 7 (9 with its king), AL Chaotic, XP 5, NA 2d4 (6d10), TT R (C)`

/** From the start page onto the table, by key. */
export async function openSample(page: Page): Promise<void> {
  await expect(page.getByText('Open the sample')).toBeVisible()
  await page.keyboard.press('s')
  await expect(page.getByRole('heading', { name: 'The Drowned Belfry', level: 1 })).toBeVisible()
  // The chronicle is the last panel to be laid; only then does each key mean something.
  await expect(page.getByRole('log')).toBeVisible()
}

/** From the start page back to the campaign that was played last, by key. */
export async function resumeCampaign(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: /, day \d+, \d\d:\d\d/ }).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('log')).toBeVisible()
}

/** How often to look for what is there within a few milliseconds, hundreds of times a test. */
export const quickPolling = { intervals: [10, 20, 40, 80] }

/** How many entries the chronicle holds. */
export async function countEntries(page: Page): Promise<number> {
  const { entries } = await page.evaluate(chronicleNow)
  if (entries !== null) return entries
  const counted = page.getByText(/^\d+\s+events?$/)
  return Number.parseInt(await counted.innerText(), 10)
}

/** Does something that makes exactly one entry, and waits until the chronicle tells it. */
export async function makeOneEntry(page: Page, act: () => Promise<void>): Promise<void> {
  const next = (await countEntries(page)) + 1
  await act()
  await expect
    .poll(() => countEntries(page), { ...quickPolling, message: 'events told' })
    .toBe(next)
}

/** Waits until a question other than `last` stands, or the chronicle tells entry `next`. Gives the question's name, or null. */
export async function waitForAnswer(
  page: Page,
  next: number,
  last: string | null,
): Promise<string | null> {
  let label: string | null = null
  const look = async () => {
    const { question, entries } = await page.evaluate(chronicleNow)
    label = question === last ? null : question
    return label !== null || entries === next
  }
  const message = `entry ${next}, or what comes after “${last ?? 'the key'}”`
  await expect.poll(look, { ...quickPolling, message }).toBe(true)
  return label
}

/** One dungeon turn, or what the rules want done before it. */
export async function advanceTurn(page: Page): Promise<void> {
  await makeOneEntry(page, () => pressAdvance(page))
}

/** The press alone, whatever its result. */
export async function pressAdvance(page: Page): Promise<void> {
  const turn = page.getByRole('button', { name: /^Advance the turn/ })
  const due = page.getByRole('button', { name: 'Roll', exact: true }).first()
  // While the command before is under way, neither can be pressed.
  await expect(turn.and(page.locator(':enabled')).or(due).first()).toBeVisible()
  if (await turn.isEnabled()) await page.keyboard.press('Space')
  else await due.click()
}

/** Shows a fold by its button, wherever the focus is. */
export async function showFold(
  page: Page,
  name: 'Explore' | 'Travel' | 'Fight' | 'Town' | 'Prep' | 'Print',
): Promise<void> {
  const folds = page.getByRole('navigation', { name: 'Folds' })
  await folds.getByRole('button', { name }).click()
  await expect(page.getByRole('main', { name })).toBeVisible()
}

/** Saves the sheet that the Print fold shows. Gives the PDF's path, as the screen tells it. */
export async function savePdf(page: Page): Promise<string> {
  await expect(page.getByRole('button', { name: /^Save as PDF/ })).toBeEnabled()
  await page.keyboard.press('Control+s')
  const path = page.getByText(/\.pdf$/)
  await expect(path).toBeVisible({ timeout: 30_000 })
  return path.innerText()
}
