import { expect, type Page } from '@playwright/test'
import { showFold } from '../steps.ts'
import { fightThem, meetBandits, newCampaign } from './campaign.ts'
import { rollParty } from './folds.ts'
import type { StateLook } from './look.ts'

/** A new campaign of the other game: nobody is in it, a party is rolled, meets three bandits and fights. */
export async function delve(page: Page, look: StateLook): Promise<void> {
  await newCampaign(page, 'Delve', 'The Salt Stair')
  await look('delve-empty')
  await page.getByRole('button', { name: 'Roll a party' }).click()
  await expect(page.getByRole('main', { name: 'Town' })).toBeVisible()
  await rollParty(page)
  await look('delve-generator')
  await page.keyboard.press('Shift+A')
  await expect(page.getByRole('contentinfo', { name: 'Party' }).getByRole('article')).toHaveCount(4)
  await showFold(page, 'Explore')
  await meetBandits(page)
  await look('delve-explore')
  await fightThem(page)
  await look('delve-fight')
}
