import { expect } from '@playwright/test'
import type { Chapter } from './table.ts'

/** A session is open, and one turn of it is spent. */
export const session: Chapter = {
  title: 'the session begins with a turn',
  async play(table) {
    await table.does('Start a session')
    await table.press('1')
    await table.roll('Space')
  },
}

export const report: Chapter = {
  title: 'a week is no dungeon turn; the session tells who fell, and is written out',
  async play(table) {
    const { page } = table
    await table.press('Shift+U')
    const refused = page.getByRole('alert').filter({ hasText: 'Nothing to redo' })
    await expect(refused).toBeVisible()
    await table.does('Move the clock', { 'How many, − for back': '7', 'Of what': 'days' })
    await expect(refused).toHaveCount(0)

    await table.press('Shift+J')
    const figure = (title: string) =>
      page.locator('.figs > div').filter({ hasText: title }).locator('dd')
    await expect(figure('Turns')).toHaveText('1')
    await expect(figure('Fights')).toHaveText('1')
    const { fallen } = await table.state()
    for (const { name } of Object.values(fallen ?? {}))
      await expect(page.getByRole('heading', { name: /^Session 1/ }).locator('..')).toContainText(
        name,
      )
    const row = (title: string) => page.locator('.row').filter({ hasText: title })
    const { creatures } = await table.state()
    for (const { name, kind } of Object.values(creatures))
      if (kind === 'hireling') await expect(row('Joined')).toContainText(name)
    await expect(row('Near death')).toContainText((await table.character(2)).name)
    await expect(row('Slain')).toContainText('2 goblins')
    await expect(row('Found')).toContainText('silver cup')
    await table.press('Escape')

    await table.button('Export').click()
    await expect(page.getByText(/^Saved: .*\.md$/)).toBeVisible()
  },
}
