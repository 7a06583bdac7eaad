import { expect } from '@playwright/test'
import { rollByHand } from '../evening-hand.ts'
import { commonHouseRules } from './games.ts'
import type { Chapter } from './table.ts'

export const beginning: Chapter = {
  title: 'a campaign begins, its dice rolled by hand',
  async play(table) {
    const { page, game } = table
    await expect(table.button(game.title)).toBeVisible()
    await table.press(game.key)
    await expect(page.getByRole('textbox', { name: 'Its name' })).toBeFocused()
    await table.type(`An evening of ${game.title}`)
    await table.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`An evening of ${game.title}`)
    // The chronicle is the last panel to be laid; only then does each key mean something.
    await expect(page.getByRole('log')).toBeVisible()
    await rollByHand(page)
    await table.befall([...commonHouseRules, ...game.rulings])
  },
}
