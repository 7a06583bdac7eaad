import { expect } from '@playwright/test'
import { startEncounter, type Chapter, type EveningTable } from './table.ts'

/** Seconds of the longest thing that asks nothing about an open encounter: a turn. */
const turn = 600

export const journey: Chapter = {
  title: 'a road ends where it ends; all places tell one sky; food and a night are as foreseen',
  async play(table) {
    await table.press('2')
    await table.does('Set the terrain', { Terrain: 'forest' })
    await sky(table)
    await toTheEnd(table)
    await forage(table)
    await overNight(table)
  },
}

/** The sky of the road, of the clock and of the top bar is the same, rolled or not. */
async function sky(table: EveningTable): Promise<void> {
  const { page } = table
  const road = page.getByRole('main', { name: 'Travel' })
  const bar = page.getByRole('group', { name: 'Clock' })
  const inTheClock = page.locator('.sky')
  await expect(road).toContainText('Not rolled yet: counts as')
  await expect(bar.getByRole('img')).toHaveCount(0)
  await table.press('j')
  await expect(inTheClock).toHaveText('Not rolled yet')
  await table.press('Escape')

  await table.does('Set the weather', { Sky: 'one step worse' })
  const now = new RegExp(`^${(await table.state()).weather?.sky}$`, 'i')
  await expect(road.locator('.steps [aria-current]')).toHaveText(now)
  await expect(bar.getByRole('img', { name: now })).toBeVisible()
  await table.press('j')
  await expect(inTheClock).toHaveText(now)
  await table.press('Escape')
}

/** A typed total of two dice is the miles they make, and the last stop is as far as they come. */
async function toTheEnd(table: EveningTable): Promise<void> {
  const { page, game } = table
  await table.reach(page.getByLabel('From', { exact: true }))
  await table.type('Kestrel Gate')
  await table.press('Tab')
  await table.type(`Sallow Ford ${game.toTheFord}`)
  await table.roll('Enter')
  await table.press('t')
  await table.roll('Space', [[/miles/, '7']])
  if (game.toTheFord > 7) {
    expect((await table.state()).journey?.miles).toBe(7)
    await table.press('t')
    await table.roll('Space', [[/miles/, '=12']])
  }
  expect((await table.state()).journey?.miles).toBe(game.toTheFord)
  await expect(page.locator('li.new[data-line]')).toContainText('Sallow Ford reached')
  await expect(page.getByRole('main', { name: 'Travel' })).toContainText('They have arrived')
  await table.does('End the journey')
}

/** The days of food that the preview names at least and at most are what the dice bring. */
async function forage(table: EveningTable): Promise<void> {
  if (!table.game.forage) return
  const { die, faces } = table.game.forage
  await table.press('f')
  const foresees = table.button(/^Forage/, table.page.getByRole('main')).last()
  await expect(foresees).toContainText(die)
  const says = await foresees.innerText()
  const [, least, most, of] = /\((\d+) to (\d+)\) .* each of (\d+)/.exec(says) ?? []
  for (const [face, each] of [
    [faces[0], least],
    [faces[1], most],
  ] as const) {
    await table.press('f')
    await table.roll('Space', [[/forage/, Array(Number(of)).fill(face).join(' ')]])
    const newest = table.page.locator('li.new[data-line]')
    await expect(newest).toContainText(`${Number(each) * Number(of)} days of food`)
    await table.undo()
  }
}

/** More than a turn over an open encounter asks first: it stays, or it ends. */
async function overNight(table: EveningTable): Promise<void> {
  const { page } = table
  await startEncounter(table, 'Goblin', 2)
  const before = await table.state()
  const ask = page.getByRole('form', { name: /An encounter is open/ })
  await table.press('2')
  await expect(page.getByRole('main', { name: 'Travel' })).toBeVisible()
  await table.press(table.game.halt)
  await table.press('Space')
  await expect(ask).toBeVisible()
  await table.press('Escape')
  await expect(ask).toHaveCount(0)
  expect(await table.state()).toEqual(before)

  for (const word of ['pass over it', 'end it']) {
    await table.press(table.game.halt)
    await table.roll('Space', [[/An encounter is open/, word]])
    const { clock, encounter } = await table.state()
    expect(clock.seconds - before.clock.seconds).toBeGreaterThan(turn)
    expect(encounter?.id).toBe(word === 'end it' ? undefined : before.encounter?.id)
    await table.undo()
  }
  expect(await table.state()).toEqual(before)
  await table.press('1')
  await table.settle(table.button('End encounter'))
}
