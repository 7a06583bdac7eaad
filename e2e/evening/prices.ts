import { expect } from '@playwright/test'
import type { Chapter, EveningTable } from './table.ts'

const purse = 3000

export const prices: Chapter = {
  title: 'a typed basket costs what the list says, and what is only found cannot be bought',
  async play(table) {
    const { game } = table
    const { name, id } = await table.character()
    await table.does('Edit a number', {
      Whose: name,
      'Which number': game.purse,
      To: String(purse),
    })
    await table.does('Buy from the price list', {
      'Who buys': name,
      'What: 2 torch; sword': game.basket.typed,
      'Goes to': 'the stash',
    })
    const paid = purse - ((await table.creature(id)).values[game.purse] ?? purse)
    expect([game.basket.costs, Math.ceil(game.basket.costs * 0.9)]).toContain(paid)
    if (game.found) await notSold(table, game.found)
  },
}

async function notSold(table: EveningTable, item: string): Promise<void> {
  const { page } = table
  await table.press('Control+k')
  await table.type('>Buy from the price list')
  const form = page.getByRole('dialog', { name: 'Find or do' })
  await form.getByLabel('What: 2 torch; sword', { exact: true }).fill(`2 ${item}`)
  await expect(form).toContainText(`${item} has no price and is not sold`, { ignoreCase: true })
  await expect(table.button(/^Do it/, form)).toBeDisabled()
  await table.press('Escape')
  await table.press('Escape')
  await expect(form).toHaveCount(0)
}
