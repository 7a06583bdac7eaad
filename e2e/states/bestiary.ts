import { expect, type Page } from '@playwright/test'
import { showFold } from '../steps.ts'
import type { StateLook } from './look.ts'

const shelf = (page: Page) => page.getByRole('list', { name: 'Monsters' })

/** The bestiary filtered, its desks, and one monster of it. Nothing of the campaign is changed. */
export async function bestiary(page: Page, look: StateLook): Promise<void> {
  await showFold(page, 'Prep')
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByRole('combobox', { name: 'Kind' }).selectOption('undead')
  await expect(page.getByText(/^\d+ of \d+$/)).toBeVisible()
  const desks = page.getByRole('group', { name: 'Of all that is found' })
  await desks.getByRole('button', { name: 'Table' }).click()
  await expect(page.getByRole('list', { name: 'Rows' }).getByRole('listitem').first()).toBeVisible()
  await look('bestiary')
  await desks.getByRole('button', { name: 'Write out' }).click()
  await expect(page.getByRole('region', { name: 'As it will be written' })).toContainText('HD')
  await look('bestiary-files')
  await desks.getByRole('button', { name: 'Collect' }).click()
  await look('bestiary-collections')
  await desks.getByRole('button', { name: 'Duplicates' }).click()
  await expect(page.getByRole('heading', { name: 'Duplicates' })).toBeVisible()
  await look('bestiary-duplicates')
  await shelf(page).getByRole('button').first().click()
  await expect(page.getByRole('region', { name: 'Source text' })).toBeVisible()
  await look('bestiary-card')
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await look('bestiary-edit')
  for (const _from of ['the form', 'the monster', 'the desk']) await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Clear' }).click()
  await page.getByRole('button', { name: 'Filters' }).click()
}
