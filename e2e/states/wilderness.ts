import { expect, type Page } from '@playwright/test'
import { callMain, openRoll } from '../calls.ts'
import { showFold } from '../steps.ts'
import type { StateLook } from './look.ts'

/** Region without a sea, always the same. */
const input = { sea: 'none', seed: '00000000000000000000000000000005' }

/** A region is generated and the party put in its town; gives the town's hex. Travel then has a page of it. */
export async function putPartyInRegion(page: Page): Promise<string> {
  await callMain(page, 'play.run', { action: 'house.generate-region', input, ...openRoll })
  const [listed] = await callMain(page, 'regions.list', null)
  const id = listed?.id ?? ''
  const read = await callMain(page, 'regions.page', { id, players: false })
  const hex = read?.region.hexes.find(({ mark }) => mark === 'town')?.id ?? ''
  const put = { region: id, hex }
  await callMain(page, 'play.run', { action: 'house.enter-hex', input: put, ...openRoll })
  return hex
}

/** The party in a town of a region, and a route of two hexes that it has not yet set out on. */
export async function wilderness(page: Page, look: StateLook): Promise<void> {
  await putPartyInRegion(page)
  await showFold(page, 'Travel')
  const pages = page.getByRole('navigation', { name: 'Pages of Travel' })
  await pages.getByRole('button', { name: 'Wilderness' }).click()
  await expect(page.getByRole('button', { name: /the party is here$/ })).toBeVisible()
  await page.keyboard.press('w')
  await page.keyboard.press('w')
  await expect(page.getByRole('button', { name: /^Travel 2 hexes to/ })).toBeEnabled()
  await look('wilderness')
}
