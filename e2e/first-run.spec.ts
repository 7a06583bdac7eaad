import type { Page } from '@playwright/test'
import { openSample } from './steps.ts'
import { expect, test } from './test.ts'
import { accessibilityFaults } from './window-view.ts'

test.use({ hints: true })

const tour = (page: Page, step?: number) =>
  page.getByRole('region', { name: step === undefined ? /^Tour/ : `Tour, step ${step} of 5` })
const hint = (page: Page) => page.getByRole('region', { name: 'Hint' })
const marked = (page: Page) => page.locator('[data-marked]')

test('the tour marks the real control, and is left by a key', async ({ app: { page } }) => {
  await openSample(page)
  await expect(tour(page, 1)).toContainText('Spend a turn')
  await expect(hint(page)).toHaveCount(0)
  await page.keyboard.press('F3')
  await expect(page.getByRole('button', { name: /^Advance the turn/ })).toBeFocused()
  await expect(marked(page)).toContainText('Advance the turn')
  await page.keyboard.press('Shift+F3')
  await expect(tour(page)).toHaveCount(0)
  await expect(hint(page)).toBeVisible()
})

test('each fold’s hint comes once, all come again when asked, and help is found by a word', async ({
  app: { page },
}) => {
  await openSample(page)
  await tour(page).getByRole('button', { name: 'Leave the tour' }).click()
  await expect(hint(page)).toContainText('spends a turn')
  await page.keyboard.press('4')
  await expect(hint(page)).toContainText('Roll new characters')
  await page.keyboard.press('1')
  await expect(page.getByRole('main', { name: 'Explore' })).toBeVisible()
  await expect(hint(page)).toHaveCount(0)
  await page.keyboard.press('5')
  await hint(page).getByRole('button', { name: 'More' }).press('Enter')
  const help = page.getByRole('dialog', { name: 'Help' })
  await expect(help.getByRole('heading', { name: 'Prepare an evening' })).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await help.getByRole('button', { name: 'Show hints again' }).press('Enter')
  await page.keyboard.press('Escape')
  await page.keyboard.press('1')
  await expect(hint(page)).toContainText('spends a turn')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('?festival')
  await page.keyboard.press('Enter')
  await expect(help.getByRole('heading', { name: /^Clock, calendar/ })).toBeVisible()
  await help.getByRole('textbox', { name: 'Find help' }).fill('spell')
  await help
    .getByRole('button', { name: /^Cast a spell/ })
    .first()
    .press('Enter')
  const keys = page.getByRole('dialog', { name: 'Keys' })
  await expect(keys.getByRole('button', { name: 'Y', exact: true }).first()).toBeFocused()
})
