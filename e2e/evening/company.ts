import { expect } from '@playwright/test'
import type { Chapter, Table } from './table.ts'

export const company: Chapter = {
  title: 'one is away and comes back, two go another way and are met again',
  async play(table) {
    await bench(table)
    await split(table)
    await table.press('Escape')
  },
}

async function bench(table: Table): Promise<void> {
  const { page } = table
  const second = await table.character(2)
  const { party } = await table.state()
  await table.does('Put on the bench', { Who: second.name, Is: 'absent' })
  await expect(
    page.getByRole('contentinfo').getByRole('article', { name: second.name }),
  ).toHaveCount(0)
  await table.press('Shift+P')
  await table.settle(table.button(`Bring back ${second.name}`))
  expect(await table.creature(second.id)).toEqual(second)
  expect((await table.state()).party).toEqual(party)
}

/** Each group has its own clock; when they meet again it is the later one. */
async function split(table: Table): Promise<void> {
  const { page } = table
  const { clock, party } = await table.state()
  const [first, second] = [await table.character(1), await table.character(2)]
  const who = page.getByRole('group', { name: 'Who goes' })
  for (const { name } of [first, second]) {
    const pick = table.button(name, who)
    if ((await pick.getAttribute('aria-pressed')) === 'false') await table.enterAt(pick)
  }
  for (const pick of await who.getByRole('button', { pressed: true }).all())
    if (![first.name, second.name].includes((await pick.innerText()).trim()))
      await table.enterAt(pick)
  await table.settle(table.button('Split'))
}
