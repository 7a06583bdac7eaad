import { expect } from '@playwright/test'
import { keyboard } from '../session-keyboard.ts'
import type { Chapter } from './table.ts'

export const rout: Chapter = {
  title: 'their morale breaks, and the fight is over',
  async play(table) {
    const { page } = table
    await table.press('3')
    await expect(page.getByRole('region', { name: 'Morale check due' })).toBeVisible()
    await table.roll('m')
    const { creatures, groups } = await table.state()
    const left = Object.values(groups).flatMap(({ members }) => members)
    const standing = left.filter((id) => (creatures[id]?.values['hp'] ?? 0) > 0)
    expect(standing.length).toBeGreaterThan(0)
    for (const id of standing)
      expect(Object.keys(creatures[id]?.conditions ?? {})).toEqual(['fleeing'])
    await table.roll(() => keyboard(page).endFight())
    expect((await table.state()).fight).toBeUndefined()
  },
}
