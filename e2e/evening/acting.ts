import { expect } from '@playwright/test'
import type { Chapter } from './table.ts'

export const acting: Chapter = {
  title: 'the second of the party acts: a door at once, and a check whose form knows them',
  async play(table) {
    const { page, game } = table
    const { name } = await table.character(2)
    await table.press('1')
    await table.press('Alt+2')
    const card = page.locator('[data-character="2"]')
    await expect(card.getByRole('button', { pressed: true })).toHaveText(/acting/)
    await table.roll('d')
    const newest = page.locator('li.new[data-line]')
    await expect(newest).toContainText(name.split(' ')[0] ?? '')

    await table.press(game.check.key)
    const form = page.getByRole('dialog', { name: 'Find or do' })
    await expect(form.getByRole('heading', { level: 2 })).toHaveText(game.check.title)
    // Few people are a row to choose from, many a list.
    const who = form
      .getByLabel('Who', { exact: true })
      .locator('option:checked, label:has(input:checked)')
    await expect(who).toHaveText(name)
    await table.roll('Enter')
    await expect(newest).toContainText(name.split(' ')[0] ?? '')
    await table.press('Alt+0')
    await expect(card.getByRole('button', { pressed: true })).toHaveCount(0)
  },
}
