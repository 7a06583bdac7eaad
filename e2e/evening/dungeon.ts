import { expect } from '@playwright/test'
import type { Chapter } from './table.ts'

export const dungeon: Chapter = {
  title: 'they explore eight turns by a torch',
  async play(table) {
    await table.press('1')
    await expect(table.button(/^Advance the turn/)).toBeVisible()
    await table.does('Light', { What: 'Torch' })
    const { seconds } = (await table.state()).clock
    for (let turn = 0; turn < 8; turn += 1) await table.roll('Space')
    expect((await table.state()).clock.seconds).toBe(seconds + 8 * 600)
  },
}
