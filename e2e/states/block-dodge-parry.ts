import { expect, type Page } from '@playwright/test'
import { callMain, openRoll } from '../calls.ts'
import { wholeState } from '../evening-state.ts'
import { showFold, makeOneEntry } from '../steps.ts'
import { meetBandits, newCampaign, takeParty } from './campaign.ts'
import type { StateLook } from './look.ts'

/** A party meets three bandits; one of them is wounded, and a thing is tried with time, gear and skill. */
export async function blockDodgeParry(page: Page, look: StateLook): Promise<void> {
  await newCampaign(page, 'Block, Dodge, Parry', 'The Long Ditch')
  await takeParty(page)
  await showFold(page, 'Travel')
  await expect(page.getByRole('button', { name: /^Travel the watch/ })).toBeVisible()
  await look('bdp-travel')
  await showFold(page, 'Explore')
  await meetBandits(page)
  await look('bdp-explore')
  const { creatures, party } = await wholeState(page)
  const who = party[0] ?? ''
  const { name = '' } = creatures[who] ?? {}
  for (const kind of ['Burns', 'Cut'])
    await makeOneEntry(page, async () => {
      const input = { who, kind, level: 'light', ability: 'STR' }
      await callMain(page, 'play.run', { action: 'block-dodge-parry.wound', input, ...openRoll })
    })
  for (const _twice of [1, 2]) await page.keyboard.press('Alt+1')
  const sheet = page.getByRole('region', { name: `Sheet, ${name}`, exact: true })
  await expect(sheet).toContainText('Light Cut')
  await look('bdp-wounds')
  await page.keyboard.press('Escape')
  await page.keyboard.press('k')
  const form = page.getByRole('dialog', { name: 'Find or do' })
  await expect(form.getByRole('heading', { name: 'Time, Gear, Skill' })).toBeVisible()
  await form.getByRole('checkbox', { name: 'Time', exact: true }).press('Space')
  await expect(form.getByText(/^1 of three/).first()).toBeVisible()
  await look('bdp-task')
  await page.keyboard.press('Escape')
}
