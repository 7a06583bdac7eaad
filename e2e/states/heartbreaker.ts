import { expect, type Page } from '@playwright/test'
import { fold, once } from '../steps.ts'
import { fightThem, meetBandits, newCampaign, takeParty } from './campaign.ts'
import type { Look } from './look.ts'

/** A party stands at the beginning of its road, meets three bandits and fights. */
export async function heartbreaker(page: Page, look: Look): Promise<void> {
  await newCampaign(page, 'Heartbreaker', 'The Glass Road')
  await takeParty(page)
  await fold(page, 'Travel')
  await once(page, async () => {
    await page.getByRole('textbox', { name: 'From', exact: true }).fill('Kestrel Gate')
    await page.getByRole('textbox', { name: /^Stops/ }).fill('Sallow Ford 6, Hollow Mill 18')
    await page.keyboard.press('Enter')
  })
  await expect(page.getByRole('main')).toContainText('Hollow Mill')
  await look('heartbreaker-travel')
  await fold(page, 'Explore')
  await meetBandits(page)
  await look('heartbreaker-explore')
  await fightThem(page)
  await look('heartbreaker-fight')
}
