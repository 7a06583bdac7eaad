import { expect, type Page } from '@playwright/test'
import { modulePage as monsterPage } from '../monster-page.ts'
import { goblin, showFold, makeOneEntry } from '../steps.ts'
import type { StateLook } from './look.ts'

/** A turn of the party whose dice are typed in, so that each visit sees the same. */
async function turnWith(page: Page, faces: readonly string[]): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Find or do' }).fill('advance the')
  await expect(page.getByRole('option', { name: /^Advance the turn/ })).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await tell(page, faces)
}

async function tell(page: Page, faces: readonly string[]): Promise<void> {
  for (const typed of faces) {
    await expect(page.locator('form.question input')).toBeFocused()
    await page.keyboard.type(typed)
    await page.keyboard.press('Enter')
  }
}

/** Six goblins are met and fought; then the fight is undone, and they are met still. */
export async function meetAndFight(page: Page, look: StateLook): Promise<void> {
  await makeOneEntry(page, () => turnWith(page, ['1', '7', '2 4', '5', '4', '3 3', '4']))
  await makeOneEntry(page, async () => {
    await page.getByRole('button', { name: /^Enter dice/ }).click()
    await tell(page, ['6'])
  })
  await expect(page.getByRole('main')).toContainText('Six goblins')
  await look('explore')
  await makeOneEntry(page, () => page.keyboard.press('x'))
  await expect(page.getByRole('main', { name: 'Fight' })).toBeVisible()
  await makeOneEntry(page, async () => {
    await page.getByRole('textbox', { name: 'Damage typed in' }).fill('12')
    await page.keyboard.press('Enter')
  })
  await expect(page.getByRole('region', { name: 'Morale check due' })).toBeVisible()
  await look('fight')
  for (const _taken of ['the blow', 'the beginning'])
    await makeOneEntry(page, () => page.getByRole('button', { name: /^Undo/ }).click())
}

/** A road is set out on; then it is undone. */
export async function travel(page: Page, look: StateLook): Promise<void> {
  await showFold(page, 'Travel')
  await makeOneEntry(page, async () => {
    await page.getByRole('textbox', { name: 'From', exact: true }).fill('Kestrel Gate')
    await page.getByRole('textbox', { name: /^Stops/ }).fill('Sallow Ford 6, Hollow Mill 6')
    await page.keyboard.press('Enter')
  })
  await expect(page.getByRole('main')).toContainText('Hollow Mill')
  await look('travel')
  await makeOneEntry(page, () => page.getByRole('button', { name: /^Undo/ }).click())
}

/** The shop with a thing in the basket, and newcomers at the door. */
export async function town(page: Page, look: StateLook): Promise<void> {
  await showFold(page, 'Town')
  await rollParty(page)
  await page.getByRole('button', { name: /^Club/ }).click()
  await look('town')
}

/** A party to choose from, of whom nobody is taken yet. */
export async function rollParty(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^A party of/ }).click()
  await expect(page.getByRole('list', { name: 'Drafts' }).getByRole('button')).toHaveCount(4)
}

/** A stat block goes through the converter's steps. */
export async function convert(page: Page, look: StateLook): Promise<void> {
  await showFold(page, 'Prep')
  await look('paste')
  await page.getByRole('textbox', { name: 'Stat blocks to convert' }).fill(goblin)
  const step = page.getByRole('list', { name: 'Conversion steps' }).locator('[aria-current]')
  for (const [title, name] of [
    ['Check', 'check'],
    ['Judge', 'convert'],
    ['Card', 'card'],
    ['Keep', 'keep'],
  ] as const) {
    await page.keyboard.press('Control+Enter')
    await expect(step).toHaveText(new RegExp(title))
    await look(name)
  }
  await beside(page, look)
  await byHand(page, look)
  await queue(page, look)
}

/** The card in three games beside the text. */
async function beside(page: Page, look: StateLook): Promise<void> {
  await page.getByRole('button', { name: /Card/ }).click()
  for (const game of ['Delve', 'Heartbreaker'])
    await page.getByRole('button', { name: game, exact: true }).click()
  await expect(page.getByRole('article', { name: 'In Heartbreaker' })).toBeVisible()
  await look('beside')
}

/** A form half typed, with a field that says nothing. */
async function byHand(page: Page, look: StateLook): Promise<void> {
  await page.keyboard.press('Alt+h')
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
  for (const words of ['Cellar Imp', '6 [13]', 'plenty']) {
    await page.keyboard.type(words)
    await page.keyboard.press('Tab')
  }
  await expect(page.getByText('could not be read')).toBeVisible()
  await look('by-hand')
}

/** A page of a module as a file: who is sure, and who needs the GM. */
async function queue(page: Page, look: StateLook): Promise<void> {
  await page.getByRole('button', { name: /Paste/ }).click()
  const buffer = Buffer.from(monsterPage)
  const file = { name: 'abbey.txt', mimeType: 'text/plain', buffer }
  await page.getByLabel('Files of stat blocks').setInputFiles(file)
  await page.getByRole('button', { name: 'Accept all 2 sure ones' }).click()
  await expect(page.getByText('2 accepted, 0 kept')).toBeVisible()
  await look('queue')
  await page.getByRole('button', { name: 'Another paste' }).click()
  await page.getByRole('button', { name: 'Drop 2 accepted' }).click()
}
