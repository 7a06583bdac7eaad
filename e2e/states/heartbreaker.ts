import { expect, type Page } from '@playwright/test'
import { showFold, makeOneEntry } from '../steps.ts'
import { fightThem, meetBandits, newCampaign, takeParty } from './campaign.ts'
import type { StateLook } from './look.ts'

/** A party stands at the beginning of its road, meets three bandits and fights. */
export async function heartbreaker(page: Page, look: StateLook): Promise<void> {
  await newCampaign(page, 'Heartbreaker', 'The Glass Road')
  await takeParty(page)
  await showFold(page, 'Travel')
  await makeOneEntry(page, async () => {
    await page.getByRole('textbox', { name: 'From', exact: true }).fill('Kestrel Gate')
    await page.getByRole('textbox', { name: /^Stops/ }).fill('Sallow Ford 6, Hollow Mill 18')
    await page.keyboard.press('Enter')
  })
  await expect(page.getByRole('main')).toContainText('Hollow Mill')
  await look('heartbreaker-travel')
  await showFold(page, 'Explore')
  await meetBandits(page)
  await look('heartbreaker-explore')
  await fightThem(page)
  await look('heartbreaker-fight')
}
