import { expect } from '@playwright/test'
import type { Chapter } from './table.ts'

export const rest: Chapter = {
  title: 'they heal and rest for the night',
  async play(table) {
    const { game } = table
    const first = await table.character()
    await table.does('Heal', { Whom: first.name, 'How much': '1' })
    expect((await table.creature(first.id)).values['hp']).toBe(2)
    if (game.change) {
      const { after, seen, from, to } = game.change
      expect(seen(await table.creature(first.id))).toEqual(from)
      await table.befall(after)
      expect(seen(await table.creature(first.id))).toEqual(to)
    }
    const { seconds } = (await table.state()).clock
    await table.does(game.night)
    const { clock } = await table.state()
    expect(clock.seconds - seconds).toBeGreaterThanOrEqual(4 * 3600)
  },
}
