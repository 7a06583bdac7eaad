import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { accessibilityFaults } from './window-view.ts'
import { showFold, openSample } from './steps.ts'
import { expect, test } from './test.ts'

const rows = (page: Page) => page.getByRole('list', { name: 'Monsters' }).getByRole('button')
const searchField = (page: Page) => page.getByRole('textbox', { name: 'Search the bestiary' })
const found = (page: Page) => page.getByText(/^\d+ of \d+$/)
const desk = (page: Page, name: string) =>
  page
    .getByRole('group', { name: 'Of all that is found' })
    .getByRole('button', { name, exact: true })

async function filter(page: Page, name: string, value: string): Promise<void> {
  const filters = page.getByRole('button', { name: 'Filters' })
  if ((await filters.getAttribute('aria-expanded')) !== 'true') await filters.click()
  await page.getByRole('combobox', { name, exact: true }).selectOption(value)
}

test.beforeEach(async ({ app: { page } }) => {
  await openSample(page)
  await showFold(page, 'Prep')
})

test('a monster is found, looked at and left by keys alone', async ({ app: { page } }) => {
  await searchField(page).focus()
  await page.keyboard.type('gobl')
  await expect(rows(page).first()).toContainText('Goblin')
  await page.keyboard.press('ArrowDown')
  await expect(rows(page).first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Goblin', level: 2, exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Source text' })).toContainText('Goblin')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('textbox', { name: 'Stat blocks to convert' })).toBeVisible()
})

test('words and filters leave few of many, and say how many', async ({ app: { page } }) => {
  await filter(page, 'Kind', 'undead')
  await filter(page, 'Hit Dice to', '2')
  await expect(found(page)).toBeVisible()
  await expect(rows(page).filter({ hasNotText: /HD [½12]/ })).toHaveCount(0)
  await expect(rows(page).first()).toBeVisible()
  await searchField(page).fill('xyzzy')
  await expect(page.getByText('Nothing passes these filters.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear the filters' }).click()
  await expect(page.getByText('No xyzzy here.')).toBeVisible()
})

test('what is found becomes an encounter table, kept for the level it serves', async ({
  app: { page },
}) => {
  await filter(page, 'Kind', 'undead')
  await desk(page, 'Table').click()
  const lines = page.getByRole('list', { name: 'Rows' }).getByRole('listitem')
  await expect(lines.first()).toContainText('%')
  const before = await lines.count()
  await page
    .getByRole('button', { name: /^Leave .* out$/ })
    .first()
    .click()
  await expect(lines).toHaveCount(before - 1)
  await page.getByRole('combobox', { name: 'Serves' }).selectOption('1')
  await page.getByRole('button', { name: 'Keep the table' }).click()
  await expect(
    page.getByRole('status').filter({ hasText: 'Level 1, of mine is kept' }),
  ).toBeVisible()
  await page.getByRole('checkbox', { name: 'As text, to be changed' }).press('Space')
  await page.getByRole('textbox', { name: 'Rows, one a line' }).fill('1d4,Result\n1,[1] Ghoul')
  const keep = page.getByRole('button', { name: /Keep the table/ })
  await expect(keep).toBeDisabled()
  await expect(keep).toContainText('No row answers 2, 3, 4.')
})

test('a collection holds what was found, is shown again, and goes by undo', async ({
  app: { page },
}) => {
  await filter(page, 'Kind', 'dragon')
  await expect(found(page)).toBeVisible()
  await desk(page, 'Collect').click()
  await page.getByRole('combobox', { name: /^Collection, a new one/ }).fill('Wyrms')
  await page.getByRole('button', { name: 'Put them in' }).click()
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  const wyrms = page.getByRole('list', { name: 'Collections' }).getByRole('listitem')
  const [count] = /\d+(?= monsters)/.exec(await wyrms.innerText()) ?? []
  await wyrms.getByRole('button', { name: 'Show' }).click()
  await expect(found(page)).toHaveText(new RegExp(`^${count} `))
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect(page.getByText('No collection yet.')).toBeVisible()
  await expect(page.getByText('Nothing passes these filters.')).toBeVisible()
})

test('a monster is changed, and what it was before is taken back', async ({ app: { page } }) => {
  await searchField(page).fill('ogre')
  await rows(page)
    .filter({ hasText: /^\s*Ogre\s*HD/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  const text = page.getByRole('textbox', { name: /^Its text/ })
  const before = await text.inputValue()
  await text.fill('nothing of a monster')
  await page.getByRole('button', { name: 'Keep the changes' }).click()
  await expect(page.getByRole('alert')).toContainText('No stat block found.')
  await text.fill(before.replace(/HD \S+ \(\d+hp\)/, 'HD 9 (40hp)'))
  await page.getByRole('button', { name: 'Keep the changes' }).click()
  await expect(
    rows(page)
      .filter({ hasText: /^\s*Ogre\s*HD/ })
      .first(),
  ).toContainText('HD 9')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByText('Before 1').click()
  await page.getByRole('button', { name: 'Take it back' }).click()
  await expect(
    rows(page)
      .filter({ hasText: /^\s*Ogre\s*HD/ })
      .first(),
  ).not.toContainText('HD 9')
})

test('the bestiary is written into a file, and put on cards', async ({ app }) => {
  const { page } = app
  await filter(page, 'Kind', 'ooze')
  await expect(found(page)).toBeVisible()
  await desk(page, 'Write out').click()
  await page.getByRole('radio', { name: /^Markdown/ }).press('Space')
  await page.getByRole('textbox', { name: 'Name of the file' }).fill('Slimes')
  await page.getByRole('button', { name: 'Save the file' }).click()
  await expect(page.getByText(/\d+ monsters written/)).toBeVisible()
  expect(readFileSync(`${app.out}/Slimes.md`, 'utf8')).toContain('Green slime')
  await page.getByRole('button', { name: 'Cards' }).click()
  await expect(page.getByRole('main', { name: 'Print' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Cards on these sheets' })).toContainText(
    'Green slime',
  )
})
