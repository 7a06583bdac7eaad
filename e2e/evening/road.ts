import { expect } from '@playwright/test'
import type { Chapter } from './table.ts'

export const road: Chapter = {
  title: 'they travel',
  async play(table) {
    const { game } = table
    await table.press('2')
    await expect(table.button(new RegExp(`^${game.road}`))).toBeVisible()
    for (let leg = 0; leg < game.legs; leg += 1) await table.roll('Space')
  },
}
