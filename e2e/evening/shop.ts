import { expect } from '@playwright/test'
import type { Chapter } from './table.ts'

/** A purse that pays for whatever an evening needs. */
const purse = 50

export const shop: Chapter = {
  title: 'they buy from the price list',
  async play(table) {
    const { game } = table
    await table.does('Edit a number', { 'Which number': game.purse, To: String(purse) })
    await table.enterAt(table.button(new RegExp(`^${game.ware}`)))
    await expect(table.button(/^Buy,/)).toBeEnabled()
    await table.roll('b')
    const paid = purse - ((await table.character()).values[game.purse] ?? purse)
    // Whoever can haggle pays a tenth less.
    expect([game.cost, Math.ceil(game.cost * 0.9)]).toContain(paid)
    const { creatures, party } = await table.state()
    for (const id of game.arms ? party : []) {
      const one = creatures[id]
      if (!one || Object.values(one.items).some(({ name }) => name === game.ware)) continue
      const club = { 'To whom': one.name, What: game.ware, 'Worn or in hand': 'on' }
      await table.does('Give an item', club)
    }
  },
}
