import { expect, type Page } from '@playwright/test'
import type { StateLook } from './look.ts'

/** Looks at each overlay of the right pane, beside which play goes on: a sheet, the party, the session. */
export async function lookAtPaneOverlays(page: Page, look: StateLook): Promise<void> {
  const leaves = [
    ['Sheet, Brannoc Vane', 'sheet', ['Alt+3', 'Alt+3']],
    ['The party', 'company', ['Shift+P']],
    ['The session', 'session', ['Shift+J']],
  ] as const
  for (const [title, name, keys] of leaves) {
    for (const one of keys) await page.keyboard.press(one)
    await expect(page.getByRole('region', { name: title, exact: true })).toBeVisible()
    await look(name)
    await page.keyboard.press('Escape')
  }
}

/** Looks at each overlay of the whole screen. */
export async function lookAtOverlays(page: Page, look: StateLook): Promise<void> {
  await palette(page, look)
  await page.keyboard.press('Control+,')
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
  await look('house-rules')
  await page.getByRole('button', { name: 'Screen', exact: true }).click()
  await look('settings')
  await page.keyboard.press('Escape')
  for (const [key, title, name] of [
    ['?', 'Keys', 'keys'],
    ['j', 'The clock', 'clock'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(page.getByRole('dialog', { name: title })).toBeVisible()
    await look(name)
    await page.keyboard.press('Escape')
  }
  await page.getByTitle('DLV-DEV-01', { exact: true }).first().click()
  await expect(page.getByRole('dialog', { name: /^Rule/ })).toBeVisible()
  await look('rule')
  await page.getByRole('button', { name: 'Open the rules here' }).click()
  await expect(page.getByRole('textbox', { name: 'Find a rule' })).toBeVisible()
  await look('rules')
  await page.keyboard.press('Escape')
}

async function palette(page: Page, look: StateLook): Promise<void> {
  const find = page.getByRole('combobox', { name: 'Find or do' })
  await page.keyboard.press('Control+k')
  await find.fill('mor')
  await expect(
    page.getByRole('listbox', { name: 'Found' }).getByRole('option').first(),
  ).toBeVisible()
  await look('palette')
  await find.fill('make an encounter')
  await expect(page.getByRole('option', { name: /^Make an encounter(?! by hand)/ })).toBeVisible()
  await look('refused')
  await find.fill('xyzzy plugh')
  await expect(page.getByText('Nothing by that name.')).toBeVisible()
  await look('nothing')
  await page.keyboard.press('Escape')
}
