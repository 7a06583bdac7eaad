import { expect, type Page } from '@playwright/test'
import { showFold } from '../steps.ts'
import type { StateLook } from './look.ts'

const search = (page: Page) => page.getByRole('textbox', { name: 'Search the tables' })

/** The tables desk: a table with its rows and a roll on it, the editor at a fault. What is done is undone. */
export async function tables(page: Page, look: StateLook): Promise<void> {
  await showFold(page, 'Prep')
  const pages = page.getByRole('navigation', { name: 'Pages of Prep' })
  await pages.getByRole('button', { name: 'Tables' }).click()
  await search(page).fill('person at a glance')
  await search(page).press('Enter')
  const result = page.getByRole('region', { name: 'Result' })
  await expect(result.getByRole('button', { name: /^Roll/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(result.getByRole('group', { name: 'Use the result' })).toBeVisible()
  await page.getByRole('button', { name: 'Whole results' }).click()
  await look('tables')
  await page.getByRole('button', { name: /^Undo/ }).click()
  await search(page).fill('')
  await page.getByRole('button', { name: /^New table/ }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill('Reeds at dusk')
  await page
    .getByRole('textbox', { name: 'Rows, one a line' })
    .fill(
      'dice: 2d6\n\n2: A bell tolls under the water\n3-5: [2d4] marsh goblins\n6-8: Fog\n10+: [people/lok]',
    )
  await expect(page.getByRole('list', { name: 'Faults' })).toContainText('No row answers 9.')
  await look('tables-edit')
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await pages.getByRole('button', { name: 'Monsters' }).click()
}
