import type { Page } from '@playwright/test'
import { callMain, openRoll } from './calls.ts'
import { cutAndCovered } from './cut-and-covered.ts'
import { accessibilityFaults, themes } from './window-view.ts'
import { openSample } from './steps.ts'
import { expect, test } from './test.ts'

const clock = (page: Page) => page.getByRole('dialog', { name: 'The clock' })
const bar = (page: Page) => page.getByRole('group', { name: 'Clock' })

async function press(page: Page, name: string | RegExp): Promise<void> {
  await clock(page).getByRole('button', { name, exact: true }).first().press('Enter')
}

test('the clock by keys: a timer, a festival and the sky, a day passes, and undo takes it back', async ({
  app: { page },
}) => {
  await openSample(page)
  await page.keyboard.press('j')
  await press(page, 'Timer')
  await clock(page).getByRole('textbox', { name: 'What for' }).fill('Watch fire')
  await page.keyboard.press('Enter')
  const running = clock(page).getByRole('region', { name: 'Running' })
  await expect(running.getByRole('button', { name: /^Watch fire/ })).toBeVisible()
  await clock(page).getByRole('button', { name: '15 Harvest' }).press('Enter')
  await clock(page).getByRole('textbox', { name: 'What', exact: true }).fill('Fair')
  await page.keyboard.press('Enter')
  await expect(clock(page).getByRole('button', { name: '15 Harvest: Fair' })).toBeVisible()
  await clock(page).getByRole('combobox', { name: 'Set the weather' }).selectOption('storm')
  await expect(clock(page).getByText('Storm', { exact: true })).toBeVisible()
  await clock(page).getByRole('radio', { name: 'days' }).focus()
  await page.keyboard.press('Space')
  await press(page, 'Advance the clock')
  await expect(clock(page).getByRole('heading', { name: 'Harvest' })).toBeVisible()
  await expect(clock(page).getByText('Hearthday 15 Harvest', { exact: true }).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('region', { name: 'Fair' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Watch fire' })).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.keyboard.press('u')
  await expect(page.getByRole('region', { name: 'Fair' })).toHaveCount(0)
  await expect(bar(page)).toContainText('Restday 14 Harvest')
})

test('the coming days lead to the timer, the date and the note of each line, and moons are set row by row', async ({
  app: { page },
}) => {
  await openSample(page)
  const run = (action: string, input: Record<string, unknown>) =>
    callMain(page, 'play.run', { action, input, ...openRoll })
  await run('house.date-note', { title: 'Fair', day: 18, month: 'Harvest', yearly: true })
  const cult = {
    id: '',
    kind: 'faction',
    title: 'The cult',
    fields: {},
    text: '',
    known: '',
    tags: [],
  }
  await run('house.keep-note', { note: cult })
  const [note] = await callMain(page, 'notes.titles', { words: 'The cult' })
  const pace = { seconds: 86_400, next: 0 }
  const digs = {
    id: '',
    note: note?.id,
    title: 'The cult digs',
    parts: 4,
    filled: 3,
    full: '',
    pace,
  }
  await run('house.progress-clock', { clock: digs })
  await page.keyboard.press('j')
  await clock(page)
    .getByRole('button', { name: /^Fair every year in 4 days/ })
    .press('Enter')
  await expect(clock(page).getByRole('button', { name: '18 Harvest: Fair' })).toBeFocused()
  await clock(page)
    .getByRole('button', { name: /^Torch burns out/ })
    .press('Enter')
  const torch = clock(page).getByRole('button', { name: /^Torch Tib/ })
  await expect(torch).toBeFocused()
  await expect(torch).toHaveAttribute('aria-expanded', 'true')
  await press(page, 'Moons and years')
  await press(page, 'Add moon')
  await clock(page).getByRole('textbox', { name: 'Name of moon 1' }).fill('The Lamp')
  await page.keyboard.press('Enter')
  await expect(
    clock(page).getByRole('button', {
      name: /^The Lamp is full in 1 day|^The Lamp is full tomorrow/,
    }),
  ).toBeVisible()
  await clock(page)
    .getByRole('button', { name: /^The cult digs/ })
    .press('Enter')
  await expect(page.getByRole('group', { name: 'The cult digs' })).toBeVisible()
})

test('lights burn in real time where the campaign says so, and P holds them', async ({
  app: { page },
}) => {
  await openSample(page)
  await page.keyboard.press('j')
  await press(page, 'House rule')
  await page
    .getByRole('dialog', { name: 'Settings' })
    .getByRole('radio', { name: 'Yes' })
    .last()
    .focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Escape')
  const held = page.getByRole('button', { name: 'Hold the lights' })
  await expect(held).toHaveAttribute('aria-pressed', 'true')
  await expect(bar(page)).toContainText('20:00')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.keyboard.press('p')
  await expect(held).toHaveAttribute('aria-pressed', 'false')
  await expect(bar(page)).not.toContainText('20:00')
  await page.keyboard.press('p')
  await expect(held).toHaveAttribute('aria-pressed', 'true')
})

for (const theme of themes) {
  test(`the clock’s page is whole and accessible in ${theme}`, async ({ app: { page } }) => {
    if (theme === 'paper') await page.keyboard.press('Control+l')
    await openSample(page)
    await page.keyboard.press('j')
    await expect(clock(page)).toBeVisible()
    expect(await accessibilityFaults(page)).toEqual([])
    for (const way of ['Timer', 'Names']) {
      await press(page, way)
      expect(await accessibilityFaults(page)).toEqual([])
      expect(await cutAndCovered(page)).toEqual([])
    }
    for (const [width, height] of [
      [1280, 800],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height })
      expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(
        true,
      )
    }
  })
}
