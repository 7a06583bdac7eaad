import type { Page } from '@playwright/test'
import { countEntries, openSample, showFold } from './steps.ts'
import { expect, test } from './test.ts'

const search = (page: Page) => page.getByRole('textbox', { name: 'Search the tables' })
const result = (page: Page) => page.getByRole('region', { name: 'Result' })
const text = (page: Page) => page.getByRole('textbox', { name: 'Rows, one a line' })

test.beforeEach(async ({ app: { page } }) => {
  await openSample(page)
  await showFold(page, 'Prep')
  await page.keyboard.press('5')
  await expect(search(page)).toBeVisible()
})

test('a table is found, looked at, rolled on and left by keys alone', async ({ app: { page } }) => {
  await page.keyboard.press('/')
  await page.keyboard.type('person')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Person', exact: true })).toBeVisible()
  await expect(result(page).getByRole('button', { name: /^Roll/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(result(page).getByText('How it came up')).toBeVisible()
})

test('a table with a gap is written, mended and rolled', async ({ app: { page } }) => {
  await page.keyboard.press('Insert')
  await page.keyboard.type('Omens')
  await text(page).fill('dice: 1d4\n\n1-2: crows, [1d6] of them\n4: ash')
  await expect(page.getByRole('list', { name: 'Faults' })).toContainText('No row answers 3.')
  await page.getByRole('button', { name: 'Add a row for 3' }).press('Enter')
  await expect(text(page)).toHaveValue('dice: 1d4\n\n1-2: crows, [1d6] of them\n3: nothing\n4: ash')
  await text(page).press('Control+Enter')
  await expect(page.getByRole('heading', { name: 'Omens', exact: true })).toBeVisible()
  await page.keyboard.press('o')
  await expect(result(page)).toContainText(/crows|nothing|ash/)
})

test('a table of any name rolls from the palette, and a pinned one by its key in every fold', async ({
  app: { page },
}) => {
  await page.keyboard.press('/')
  await page.keyboard.type('person')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Pin', exact: true }).press('Enter')
  const strip = page.getByRole('region', { name: 'Pinned tables' })
  await expect(strip.getByRole('button', { name: /^Person/ })).toBeVisible()
  await showFold(page, 'Explore')
  const before = await countEntries(page)
  await page.keyboard.press('Control+Alt+1')
  await expect(strip).toContainText('Person:')
  expect(await countEntries(page)).toBe(before + 1)
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Find or do' }).fill('oddity')
  await expect(page.getByRole('group', { name: 'Tables' })).toBeVisible()
  await page.keyboard.press('Escape')
})

test('a table rolls in parts: one locked, one written over, the rest rolled again, and it stays', async ({
  app: { page },
}) => {
  const part = (id: string) =>
    page.getByRole('list', { name: 'Parts' }).locator(`[data-part="${id}"] [data-says]`)
  await page.keyboard.press('/')
  await page.keyboard.type('person at a glance')
  await page.keyboard.press('Enter')
  await expect(result(page).getByRole('button', { name: /^Roll/ })).toBeFocused()
  await page.keyboard.press('m')
  await expect(part('text')).toBeVisible()
  await page.keyboard.press('m')
  await page.keyboard.press('/')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('noble')
  await page.getByRole('button', { name: /^Noble People/ }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Noble', exact: true })).toBeVisible()
  await page.keyboard.press('m')
  await expect(part('asks')).toBeVisible()
  const [asks = '', name = ''] = [
    await part('asks').textContent(),
    await part('name').textContent(),
  ].map(String)
  await part('asks').focus()
  await page.keyboard.press('l')
  await page.keyboard.press('Shift+x')
  await expect(part('name')).not.toHaveText(name)
  await expect(part('asks')).toHaveText(asks)
  await part('look').press('Enter')
  await page.keyboard.type('a glass eye')
  await page.keyboard.press('Enter')
  await expect(part('look')).toHaveText('a glass eye')
  const uses = page.getByRole('group', { name: 'Result in parts' })
  const kept = String(await part('name').textContent())
  await uses.getByRole('button', { name: 'Chronicle' }).press('Enter')
  await page.keyboard.press('1')
  await expect(page.getByRole('log')).toContainText(kept)
  await page.keyboard.press('5')
  await expect(part('asks')).toHaveText(asks)
  await expect(page.getByRole('button', { name: 'Lock asks' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})
