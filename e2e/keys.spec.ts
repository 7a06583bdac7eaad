import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { launch } from './app.ts'
import { makeOneEntry, openSample, resumeCampaign } from './steps.ts'
import { expect, test } from './test.ts'

const help = (page: Page) => page.getByRole('dialog', { name: 'Keys' })
const find = (page: Page) => help(page).getByRole('textbox', { name: 'Find a key' })
const key = (page: Page, name: string) => help(page).getByRole('button', { name, exact: true })
const advance = (page: Page) => page.getByRole('button', { name: 'Advance the turn' })
const acts = (page: Page, name: string) =>
  page
    .getByRole('article', { name: new RegExp(`^${name}`) })
    .getByRole('button', { name: 'acting', pressed: true })

test('keys are set by a press, shown everywhere, and outlive the plug', async ({ app }) => {
  const { page } = app
  await openSample(page)
  await page.keyboard.press('?')
  await find(page).fill('advance the turn')
  await key(page, 'Space').click()
  await page.keyboard.press('m')
  await expect(help(page)).toContainText('M is “Morale”')
  await help(page).getByRole('button', { name: 'Swap' }).click()
  await expect(key(page, 'M')).toBeVisible()
  await find(page).fill('first character acts')
  await key(page, 'Alt+1').click()
  await page.keyboard.press('F9')
  await expect(key(page, 'F9')).toBeVisible()

  await test.step('a file with conflicts is refused, and nothing is lost', async () => {
    const file = join(app.data, 'clash.json')
    await writeFile(file, JSON.stringify({ gatefold: 'keys', set: 'numpad', own: { undo: ['M'] } }))
    await help(page).getByLabel('File of keys').setInputFiles(file)
    await expect(help(page).getByRole('alert')).toContainText('M means both “Morale” and “Undo”')
  })
  await page.keyboard.press('Escape')
  await expect(help(page)).toHaveCount(0)

  await test.step('a clicked button leaves the keys to the game', async () => {
    await page.getByRole('button', { name: 'Fold shut' }).click()
    await page.keyboard.press('c')
    await expect(page.getByRole('log')).toBeVisible()
    await makeOneEntry(page, () => page.keyboard.press('m'))
    await page.keyboard.press('F9')
    await expect(acts(page, 'Maud Tallow')).toBeVisible()
  })
  await app.kill()

  const again = await launch({ data: app.data })
  try {
    await resumeCampaign(again.page)
    await expect(advance(again.page)).toHaveAttribute('aria-keyshortcuts', 'M')
    await makeOneEntry(again.page, () => again.page.keyboard.press('m'))
    await again.page.keyboard.press('?')
    await help(again.page).getByRole('button', { name: 'Reset all' }).click()
    await again.page.keyboard.press('Escape')
    await expect(advance(again.page)).toHaveAttribute('aria-keyshortcuts', 'Space')
    expect(await again.close()).toBe(0)
  } finally {
    await again.dispose()
  }
})
