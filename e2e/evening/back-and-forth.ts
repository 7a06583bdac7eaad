import { expect } from '@playwright/test'
import { once } from '../steps.ts'
import type { Chapter } from './table.ts'

export const backAndForth: Chapter = {
  title: 'all of it is taken back to before the fight, and done again',
  async play(table) {
    const { page, beforeFight } = table
    const atTheEnd = await table.state()
    const steps = (await table.events()) - (beforeFight?.events ?? 0)
    for (let back = 0; back < steps; back += 1) await once(page, () => table.press('u'))
    expect(await table.state()).toEqual(beforeFight?.state)
    for (let forth = 0; forth < steps; forth += 1) await once(page, () => table.press('Shift+U'))
    expect(await table.state()).toEqual(atTheEnd)
  },
}
