import { expect, type Page } from '@playwright/test'
import { showFold } from '../steps.ts'
import { fightThem, meetBandits, newCampaign, takeParty } from './campaign.ts'
import type { StateLook } from './look.ts'

/** A party in town meets three bandits and fights; its shares of abilities, and its sheet. */
export async function godsAndMonsters(page: Page, look: StateLook): Promise<void> {
  await newCampaign(page, 'Gods & Monsters', 'The Yeti’s Pass')
  await takeParty(page)
  await look('gam-town')
  await showFold(page, 'Explore')
  await meetBandits(page)
  await look('gam-explore')
  await fightThem(page)
  await look('gam-fight')
  await page.keyboard.press('Control+,')
  const settings = page.getByRole('dialog', { name: 'Settings' })
  await settings.getByRole('button', { name: /^Shares of abilities/ }).press('Enter')
  await expect(settings.getByText('Score 17, major')).toBeVisible()
  await look('gam-shares')
  await page.keyboard.press('Escape')
  await showFold(page, 'Print')
  await expect(page.getByRole('region', { name: /printed/ })).toContainText('Reactions')
  await look('gam-sheet')
}
