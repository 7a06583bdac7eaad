import { expect, type Page } from '@playwright/test'
import { fold, once } from '../steps.ts'
import { rollParty } from './folds.ts'
import type { Look } from './index.ts'

/** A new campaign of the other game: nobody is in it, a party is rolled, meets three bandits and fights. */
export async function delve(page: Page, look: Look): Promise<void> {
  await page.getByRole('button', { name: 'All campaigns' }).click()
  await page.getByRole('button', { name: 'Delve', exact: true }).click()
  await page.getByLabel('Its name').fill('The Salt Stair')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('log')).toBeVisible()
  await look('delve-empty')
  await page.getByRole('button', { name: 'Roll a party' }).click()
  await expect(page.getByRole('main', { name: 'Town' })).toBeVisible()
  await rollParty(page)
  await look('delve-generator')
  await page.keyboard.press('Shift+A')
  await expect(page.getByRole('contentinfo', { name: 'Party' }).getByRole('article')).toHaveCount(4)
  await fold(page, 'Explore')
  await once(page, async () => {
    await page.keyboard.press('Shift+E')
    await page.getByRole('textbox', { name: 'Who', exact: true }).fill('bandit')
    await page.getByRole('radio', { name: /^Bandit/ }).press('Space')
    await page.getByLabel('How many', { exact: true }).fill('3')
    await page.keyboard.press('Enter')
  })
  await expect(page.getByRole('main')).toContainText('bandits')
  await look('delve-explore')
  await once(page, () => page.keyboard.press('x'))
  await expect(page.getByRole('main', { name: 'Fight' })).toBeVisible()
  await look('delve-fight')
}
