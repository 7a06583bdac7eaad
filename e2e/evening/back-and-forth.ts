import { expect } from '@playwright/test'
import type { Chapter } from './table.ts'

export const backAndForth: Chapter = {
  title: 'all of it is taken back to before the fight, and done again',
  async play(table) {
    const atTheEnd = await table.state()
    const entries = table.depth - (table.beforeFight?.depth ?? 0)
    await table.undo(entries)
    expect(await table.state()).toEqual(table.beforeFight?.state)
    await table.redo(entries)
    expect(await table.state()).toEqual(atTheEnd)
  },
}
