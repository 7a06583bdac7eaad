import { expect, type Page } from '@playwright/test'
import { showFold } from '../steps.ts'
import type { StateLook } from './look.ts'

const seed = '5ca1ab1e5ca1ab1e5ca1ab1e5ca1ab1e'
const pages = (page: Page) => page.getByRole('navigation', { name: 'Pages of Prep' })

/** A person with parts locked and written over, and a list of many. Nothing of the campaign is changed. */
export async function generators(page: Page, look: StateLook): Promise<void> {
  await showFold(page, 'Prep')
  await pages(page).getByRole('button', { name: 'Generators' }).click()
  await page.getByRole('button', { name: /^Make/ }).click()
  await page.getByRole('textbox', { name: 'Seed' }).fill(seed)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Lock want' }).click()
  await page.getByRole('button', { name: 'Lock name' }).click()
  await page.getByRole('button', { name: /^Edit Look: / }).click()
  await page.getByRole('textbox', { name: 'Look, in your words' }).fill('hands white with salt')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'As rolled' })).toBeVisible()
  await look('generators')
  await page.getByRole('radio', { name: 'Many' }).press('Space')
  await page.getByRole('button', { name: 'Make 20' }).click()
  const list = page.getByRole('list', { name: 'Results of the list' })
  await expect(list.getByRole('listitem').first()).toBeVisible()
  await look('generators-many')
  await pages(page).getByRole('button', { name: 'Monsters' }).click()
}
