import { expect } from '@playwright/test'
import type { Chapter, EveningState } from './table.ts'

export const dungeon: Chapter = {
  title: 'they explore eight turns, and the torch burns out in the sixth',
  async play(table) {
    const { page } = table
    await table.press('1')
    await expect(table.button(/^Advance the turn/)).toBeVisible()
    await table.does('Light', { What: 'Torch' })
    const { seconds } = (await table.state()).clock
    const dark = page.getByRole('region', { name: 'In the dark' })
    const another = page.getByRole('region', { name: 'Light another' })
    for (let turn = 1; turn <= 6; turn += 1) {
      await expect(dark.or(another)).toHaveCount(0)
      await table.roll('Space')
    }
    if (hasTorch(await table.state())) {
      await expect(another).toBeVisible()
      await table.roll('Shift+G')
    } else {
      await expect(dark).toContainText('nobody carries another')
      await table.settle(table.button('Go on without', dark))
    }
    await expect(dark.or(another)).toHaveCount(0)
    for (let turn = 7; turn <= 8; turn += 1) await table.roll('Space')
    expect((await table.state()).clock.seconds).toBe(seconds + 8 * 600)
  },
}

/** True when one of the party carries a torch that does not burn yet. */
function hasTorch({ creatures, party }: EveningState): boolean {
  const items = party.flatMap((id) => Object.values(creatures[id]?.items ?? {}))
  return items.some(({ name, count }) => /torch/i.test(name) && count > 0)
}
