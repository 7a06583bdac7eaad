import type { Page } from '@playwright/test'
import { openSample, showFold } from './steps.ts'
import { expect, test } from './test.ts'

const field = (page: Page) => page.getByRole('textbox', { name: 'Tables to import' })
const foundry = JSON.stringify({
  name: 'Bridge toll',
  formula: '1d6',
  results: [
    { type: 0, text: 'Two coins each', range: [1, 3] },
    { type: 0, text: '[[1d6]] coins and a song', range: [4, 6] },
  ],
})

/** Forms, and the title and the die of what is found. */
const forms: [string, string, string, string][] = [
  ['a list', 'Tavern smells (d4)\n1. onions\n2. wet dog\n3-4. smoke', 'Tavern smells', 'd4, '],
  ['CSV', 'd6,Weather\n1-3,Fog\n4-6,Rain', 'Pasted', 'd6, '],
  ['Markdown', '## Omens\n\n| d4 | Omen |\n|---|---|\n| 1-4 | Crows |', 'Omens', 'd4, '],
  ['Foundry', foundry, 'Bridge toll', '1d6, '],
  [
    'Roll20',
    '!import-table --Toll --show\n!import-table-item --Toll --Two coins --3 --',
    'Toll',
    'by weight, ',
  ],
  ['Perchance', 'output\n  A [mood] ox.\nmood\n  grim\n  merry', 'Pasted', 'by weight, '],
]

test.beforeEach(async ({ app: { page } }) => {
  await openSample(page)
  await showFold(page, 'Prep')
  await page.keyboard.press('5')
  await expect(page.getByRole('textbox', { name: 'Search the tables' })).toBeVisible()
})

test('one of each form is read, looked at and imported by keys alone', async ({
  app: { page },
}) => {
  for (const [, text, title, meta] of forms) {
    await page.getByRole('button', { name: 'Import', exact: true }).press('Enter')
    await expect(field(page)).toBeFocused()
    await page.keyboard.insertText(text)
    await page.keyboard.press('Control+Enter')
    const read = page.getByRole('region', { name: title, exact: true })
    await expect(read).toContainText(meta)
    await expect(page.getByRole('button', { name: /^Import \d+ table/ })).toBeFocused()
    await page.keyboard.press('Control+Enter')
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Result' })).toBeVisible()
  }
})

test('a script stays text, a table is left out, and one undo takes the import back', async ({
  app: { page },
}) => {
  await page.getByRole('button', { name: 'Import', exact: true }).press('Enter')
  await page.keyboard.insertText('output\n  A [mood] ox, [document.title]\nmood\n  grim\n  merry')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('list', { name: 'Remarks' })).toContainText(
    'Kept as text, line 2: “[document.title]” would run in Perchance',
  )
  await page.getByRole('checkbox', { name: 'Import Mood' }).press('Space')
  await page.getByRole('button', { name: 'Import 1 table' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Pasted', exact: true })).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(page.getByRole('heading', { name: 'Pasted', exact: true })).toHaveCount(0)
})

test('a table is written for another program', async ({ app: { page } }) => {
  await page.keyboard.press('/')
  await page.keyboard.type('person')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Result' })).toBeVisible()
  await page.getByRole('button', { name: 'Export', exact: true }).press('Enter')
  await page.getByRole('radio', { name: /^Perchance/ }).press('Space')
  await expect(page.getByRole('region', { name: 'As it will be written' })).toContainText(
    'person\n',
  )
  await page.getByRole('button', { name: 'Save file' }).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible()
})
