import { expect, type Page } from '@playwright/test'
import { goblin, fold, once, openSample } from './steps.ts'

/** Every state of the screen that is looked at, by the name its pictures bear. */
export type StateName =
  | 'start'
  | 'empty'
  | 'explore'
  | 'fight'
  | 'paste'
  | 'check'
  | 'convert'
  | 'card'
  | 'keep'
  | 'print'
  | 'palette'
  | 'refused'
  | 'nothing'
  | 'settings'
  | 'house-rules'
  | 'keys'
  | 'rule'

export const themes = ['candle', 'paper'] as const
export type Theme = (typeof themes)[number]

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

/** Goes through the screen from the start page to the last sheet over it, and stops at each state. */
export async function visit(
  page: Page,
  theme: Theme,
  look: (name: StateName) => Promise<void>,
): Promise<void> {
  await expect(page.getByText('Open the sample')).toBeVisible()
  if (theme === 'paper') await page.keyboard.press('Control+l')
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
  await look('start')
  await openSample(page)
  await look('empty')
  await meetAndFight(page, look)
  await convert(page, look)
  await fold(page, 'Print')
  await expect(page.getByRole('region', { name: /printed/ })).toContainText('Maud Tallow')
  await look('print')
  await fold(page, 'Explore')
  await over(page, look)
}

async function meetAndFight(page: Page, look: (name: StateName) => Promise<void>): Promise<void> {
  await once(page, () => turnWith(page, ['1', '7', '2 4']))
  await once(page, async () => {
    await page.getByRole('button', { name: /^Type it in/ }).click()
    await tell(page, ['6'])
  })
  await expect(page.getByRole('main')).toContainText('Six goblins')
  await look('explore')
  await once(page, () => page.keyboard.press('x'))
  await expect(page.getByRole('main', { name: 'Fight' })).toBeVisible()
  await once(page, async () => {
    await page.getByRole('textbox', { name: 'Damage typed in' }).fill('12')
    await page.keyboard.press('Enter')
  })
  await expect(page.getByRole('region', { name: 'Morale check due' })).toBeVisible()
  await look('fight')
  for (const _taken of ['the blow', 'the beginning'])
    await once(page, () => page.getByRole('button', { name: /^Undo/ }).click())
}

async function convert(page: Page, look: (name: StateName) => Promise<void>): Promise<void> {
  await fold(page, 'Prep')
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
}

/** What lies over the folds. */
async function over(page: Page, look: (name: StateName) => Promise<void>): Promise<void> {
  const find = page.getByRole('combobox', { name: 'Find or do' })
  await page.keyboard.press('Control+k')
  await find.fill('mor')
  await expect(
    page.getByRole('listbox', { name: 'Found' }).getByRole('option').first(),
  ).toBeVisible()
  await look('palette')
  await find.fill('make an encounter')
  await expect(page.getByRole('option', { name: /^Make an encounter/ })).toBeVisible()
  await look('refused')
  await find.fill('xyzzy plugh')
  await expect(page.getByText('Nothing by that name.')).toBeVisible()
  await look('nothing')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+,')
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
  await look('house-rules')
  await page.getByRole('button', { name: 'Screen', exact: true }).click()
  await look('settings')
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible()
  await look('keys')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'DLV-DEV-01' }).first().click()
  await expect(page.getByRole('dialog', { name: /^Rule/ })).toBeVisible()
  await look('rule')
  await page.keyboard.press('Escape')
}
