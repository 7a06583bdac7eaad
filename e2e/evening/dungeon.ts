import { expect } from '@playwright/test'
import type { Chapter } from './table.ts'

export const dungeon: Chapter = {
  title: 'they explore eight turns; the torch burns out and there is no other',
  async play(table) {
    const { page } = table
    await table.press('1')
    await expect(table.button(/^Advance the turn/)).toBeVisible()
    await table.does('Light', { What: 'Torch' })
    const { seconds } = (await table.state()).clock
    const dark = page.getByRole('region', { name: 'In the dark' })
    for (let turn = 1; turn <= 8; turn += 1) {
      await table.roll('Space')
      await expect(dark).toHaveCount(turn < 6 ? 0 : 1)
    }
    expect((await table.state()).clock.seconds).toBe(seconds + 8 * 600)
    await table.settle(table.button('Go on without', dark))
    await expect(dark).toHaveCount(0)
  },
}
