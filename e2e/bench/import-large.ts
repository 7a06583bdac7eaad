import type { Page } from '@playwright/test'
import { largeCampaignZip, largeName } from './large-campaign.ts'

/** Brings the large campaign into the list, by the start page's own file field. */
export async function importLarge(page: Page): Promise<void> {
  const buffer = Buffer.from(await largeCampaignZip())
  const file = { name: `${largeName}.zip`, mimeType: 'application/zip', buffer }
  await page.locator('input[type=file]').first().setInputFiles(file)
  await rowOf(page).waitFor({ timeout: 120_000 })
}

/** Opens it from the list and waits until it is on the screen. */
export async function openLarge(page: Page): Promise<void> {
  await rowOf(page).click()
  await page.locator('.logfoot').waitFor()
}

const rowOf = (page: Page) => page.locator('button.advance', { hasText: largeName })
