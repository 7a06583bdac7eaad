import type { Page } from '@playwright/test'
import { launch } from './app.ts'
import { cutAndCovered } from './cut-and-covered.ts'
import { openSample, showFold } from './steps.ts'
import { expect, test } from './test.ts'
import { accessibilityFaults, setWindowView } from './window-view.ts'

const list = (page: Page) => page.getByRole('list', { name: 'Prepared encounters' })
const figures = (page: Page) => page.getByRole('list', { name: 'Figures' })

async function showEncounters(page: Page): Promise<void> {
  await showFold(page, 'Prep')
  const pages = page.getByRole('navigation', { name: 'Pages of Prep' })
  await pages.getByRole('button', { name: 'Encounters' }).click()
}

test('an encounter is prepared, estimated and put on the table by keys, and taken back', async ({
  app,
}) => {
  test.setTimeout(180_000)
  const { page } = app
  await openSample(page)
  await showEncounters(page)
  const bands = page.getByRole('list', { name: 'Bands' })

  await test.step('it is written line by line', async () => {
    await page.keyboard.press('Insert')
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
    await page.keyboard.type('The cellar')
    await page.getByLabel('Who comes, one band a line').fill('1 goblin, hp 3, asleep')
    await page.getByLabel('Add a monster').fill('ogre')
    await expect(page.getByRole('button', { name: 'Ogre', exact: true })).toBeVisible()
    await page.keyboard.press('Enter')
    await page.getByLabel('Who comes, one band a line').press('End')
    await page.keyboard.type(', carrying 7 coins and a horn')
    await page.getByLabel('Distance').fill('30 ft')
    await expect(page.getByText('The cellar: a goblin, an ogre')).toBeVisible()
    await page.getByLabel('Distance').press('Enter')
    await expect(list(page)).toContainText('a goblin, an ogre')
    await expect(bands).toContainText('HP 3 · asleep')
    await expect(page.getByRole('heading', { name: 'Reaction' })).toBeVisible()
  })

  await test.step('a thousand fights are counted', async () => {
    await page.keyboard.press('Shift+D')
    await expect(figures(page)).toContainText('of 1,000 fights', { timeout: 90_000 })
    expect(await accessibilityFaults(page)).toEqual([])
    for (const view of [
      { width: 1024, height: 700, text: 160 },
      { width: 1280, height: 800, text: 200 },
      { width: 2560, height: 1440, text: 100 },
      { width: 1440, height: 900, text: 100 },
    ]) {
      await setWindowView(page, view)
      expect.soft(await cutAndCovered(page)).toEqual([])
    }
  })

  await test.step('a copy is made and discarded', async () => {
    await page.keyboard.press('y')
    await expect(list(page)).toContainText('The cellar (2)')
    await page.getByRole('button', { name: 'Discard' }).click()
    await expect(list(page)).not.toContainText('The cellar (2)')
  })

  await test.step('it begins on Explore, and is taken back', async () => {
    await page.keyboard.press('o')
    await expect(page.getByRole('main', { name: 'Explore' })).toContainText('30 ft')
    await expect(page.getByRole('log')).toContainText('Encounter, The cellar')
    await page.keyboard.press('u')
    await expect(page.getByRole('main', { name: 'Explore' })).not.toContainText('30 ft')
  })

  await app.kill()
  const again = await launch({ data: app.data })
  try {
    const { page: later } = again
    await expect(later.getByRole('button', { name: /, day \d+, / }).first()).toBeVisible()
    await later.keyboard.press('Enter')
    await showEncounters(later)
    await expect(list(later)).toContainText('a goblin, an ogre')
    await expect(figures(later)).toContainText('of 1,000 fights')
  } finally {
    await again.dispose()
  }
})
