import { expect } from '@playwright/test'
import type { Chapter, EveningTable } from './table.ts'

export const company: Chapter = {
  title: 'one is away and comes back, two go another way and are met again',
  async play(table) {
    await bench(table)
    await split(table)
    await table.press('Escape')
  },
}

async function bench(table: EveningTable): Promise<void> {
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
async function split(table: EveningTable): Promise<void> {
  const { page } = table
  const { clock, party } = await table.state()
  const pick = page.getByRole('group', { name: 'Who goes' })
  for (const nth of [1, 2]) {
    const { name } = await table.character(nth)
    const one = table.button(name, pick)
    if ((await one.getAttribute('aria-pressed')) === 'false') await table.enterAt(one)
  }
  await table.settle(table.button('Split'))
  await table.press('Escape')
  await table.press('1')
  const apart = page.getByRole('article', { name: 'Split party' })
  await expect(apart).toContainText('at the same hour')
  await table.roll('Space')
  await expect(apart).toContainText('1 turn behind')
  await table.roll('Shift+C')
  expect((await table.state()).clock).toEqual(clock)
  await expect(apart).toContainText('1 turn ahead')
  await table.does('Rejoin the party')
  await expect(apart).toHaveCount(0)
  const after = await table.state()
  expect(after.clock.seconds).toBe(clock.seconds + 600)
  expect(after.party.toSorted()).toEqual(party.toSorted())
}
