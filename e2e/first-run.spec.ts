import type { Page } from '@playwright/test'
import { launch } from './app.ts'
import { faultsAtThisSize } from './cut-and-covered.ts'
import { openSample, resumeCampaign } from './steps.ts'
import { expect, test } from './test.ts'
import { accessibilityFaults, setWindowView } from './window-view.ts'

test.use({ hints: true })

const tour = (page: Page, step?: number) =>
  page.getByRole('region', { name: step === undefined ? /^Tour/ : `Tour, step ${step} of 5` })
const hint = (page: Page) => page.getByRole('region', { name: 'Hint' })
const marked = (page: Page) => page.locator('[data-marked]')

test('the tour goes by real presses, waits through a reload, ends for good, and begins again when asked', async ({
  app,
}) => {
  const { page } = app
  await openSample(page)
  await expect(tour(page, 1)).toContainText('Spend a turn')
  await expect(hint(page)).toHaveCount(0)
  await page.keyboard.press('F3')
  await expect(page.getByRole('button', { name: /^Advance the turn/ })).toBeFocused()
  await expect(marked(page)).toContainText('Advance the turn')
  for (const view of [
    { width: 1024, height: 700, text: 100 },
    { width: 1280, height: 800, text: 200 },
  ]) {
    await setWindowView(page, view)
    expect(await faultsAtThisSize(page), `${view.width} at ${view.text} %`).toEqual([])
  }
  await setWindowView(page, { width: 1280, height: 800, text: 100 })
  expect(await accessibilityFaults(page)).toEqual([])
  await page.keyboard.press('Space')
  await expect(tour(page, 2)).toBeVisible()
  await page.reload()
  await expect(tour(page, 2)).toBeVisible()
  await page.keyboard.press('4')
  await expect(marked(page)).toContainText('Explore')
  await marked(page).click()
  await expect(marked(page)).toContainText('Roll an encounter')
  await marked(page).click()
  await expect(tour(page, 3)).toBeVisible()
  await page.keyboard.press('x')
  await expect(page.getByRole('main', { name: 'Fight' })).toBeVisible()
  await expect(marked(page)).toContainText('strikes')
  await page.keyboard.press('x')
  await expect(tour(page, 4)).toBeVisible()
  await page.keyboard.press('u')
  await expect(tour(page, 5)).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.keyboard.press('Escape')
  await expect(tour(page)).toContainText('That is the round')
  await page.keyboard.press('Shift+F3')
  await expect(tour(page)).toHaveCount(0)
  await expect(hint(page)).toBeVisible()

  await test.step('nothing comes back after the plug is pulled', async () => {
    await page.keyboard.press('1')
    await hint(page).getByRole('button', { name: 'Got it' }).press('Enter')
    await expect(hint(page)).toHaveCount(0)
    await app.kill()
    const again = await launch({ data: app.data, env: { GATEFOLD_HINTS: 'on' } })
    await resumeCampaign(again.page)
    await expect(again.page.getByRole('main', { name: 'Explore' })).toBeVisible()
    await again.page.keyboard.press('3')
    await expect(again.page.getByRole('main', { name: 'Fight' })).toBeVisible()
    await expect(hint(again.page)).toHaveCount(0)
    await expect(tour(again.page)).toHaveCount(0)
    await again.page.keyboard.press('Control+k')
    await again.page.keyboard.type('take the tour')
    await again.page.keyboard.press('Enter')
    await expect(tour(again.page, 1)).toBeVisible()
    await tour(again.page).getByRole('button', { name: 'Leave the tour' }).press('Enter')
    await expect(tour(again.page)).toHaveCount(0)
    await again.dispose()
  })
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
