import { expect } from '@playwright/test'
import { quickPolling } from '../steps.ts'
import { isCharacter, type Chapter } from './table.ts'

export const party: Chapter = {
  title: 'four characters are made by chance and taken',
  async play(table) {
    const { page } = table
    const before = await table.events()
    await table.press('4')
    await expect(table.button('A party of')).toBeVisible()
    await table.press('c')
    await table.press('Shift+P')
    await expect(page.getByText('4 to choose from')).toBeVisible()
    await table.press('Shift+A')
    await expect.poll(() => table.events(), quickPolling).toBe(before + 4)
    table.depth += 4
    const { creatures, party } = await table.state()
    // Some bring animals, and the strip tells of those it has no room for.
    expect(party.flatMap((id) => creatures[id] ?? []).filter(isCharacter)).toHaveLength(4)
    await expect(page.getByRole('contentinfo').getByRole('article').nth(3)).toBeVisible()
  },
}
