import { expect, type Page } from '@playwright/test'
import { makeOneEntry } from '../steps.ts'
import { rollParty } from './folds.ts'

/** From the screen of one campaign to a new one of another game, in which nobody is yet. */
export async function newCampaign(page: Page, game: string, name: string): Promise<void> {
  await page.getByRole('button', { name: 'All campaigns' }).click()
  await beginCampaign(page, game, name)
}

/** From the start page to a new campaign. */
export async function beginCampaign(page: Page, game: string, name: string): Promise<void> {
  await page.getByRole('button', { name: game, exact: true }).click()
  await page.getByLabel('Its name').fill(name)
  await page.keyboard.press('Enter')
  await page.getByRole('log').waitFor()
}

/** A party as the dice have it, all of whom are taken. */
export async function takeParty(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Roll a party' }).click()
  await expect(page.getByRole('main', { name: 'Town' })).toBeVisible()
  await rollParty(page)
  await page.keyboard.press('Shift+A')
  const strip = page.getByRole('contentinfo', { name: 'Party' })
  await expect(strip.getByRole('article').nth(3)).toBeVisible()
}

/** Three bandits stand before them. */
export async function meetBandits(page: Page): Promise<void> {
  await makeOneEntry(page, async () => {
    await page.keyboard.press('Shift+E')
    await page.getByRole('textbox', { name: 'Who', exact: true }).fill('bandit')
    await page.getByRole('radio', { name: /^Bandit/ }).press('Space')
    await page.getByLabel('How many', { exact: true }).fill('3')
    await page.keyboard.press('Enter')
  })
  await expect(page.getByRole('main')).toContainText('bandits')
}

/** From words to blows, until the bar of the round stands. */
export async function fightThem(page: Page): Promise<void> {
  await makeOneEntry(page, () => page.keyboard.press('x'))
  await expect(page.getByRole('region', { name: 'The round' })).toBeVisible()
}
