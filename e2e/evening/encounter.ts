import { expect, type Locator, type Page } from '@playwright/test'
import type { Chapter, EveningTable } from './table.ts'

export const encounter: Chapter = {
  title: 'goblins are met in one press, others beside them, and they are talked to',
  async play(table) {
    const { page } = table
    await table.roll('e')
    for (const title of ['Number', 'Distance', 'Activity'])
      await expect(figure(page, title)).not.toHaveText('not rolled')
    const { encounter: met, groups } = await table.state()
    expect(groups[met?.group ?? '']?.members.length).toBeGreaterThan(2)

    await table.settle(table.button('Distance: roll again'))
    await table.enterAt(table.button('Distance: odds, or type it'))
    await table.type('90 ft')
    await table.roll('Enter')
    await expect(figure(page, 'Distance')).toHaveText('90 ft')

    await beside(table)
    await table.roll('r')
    expect((await table.state()).encounter?.attitude).not.toBe('unknown')
  },
}

/** Prepares a second encounter, then switches to it and back. */
async function beside(table: EveningTable): Promise<void> {
  const { page } = table
  const title = page.getByRole('heading', { level: 3, name: /goblins/ })
  await expect(title).toBeVisible()
  await table.does('Prepare an encounter', {
    Name: 'The toll bridge',
    'Who: 2d4 goblins; 1 ogre, asleep': '2 bandits; 1 ogre, asleep',
  })
  await table.roll('Alt+p')
  const others = page.getByRole('list', { name: 'Other encounters' })
  await expect(others).toContainText(/goblins/)
  await table.roll('Alt+e')
  await expect(title).toBeVisible()
  await expect(others).toContainText('Two bandits, an ogre')
  await table.settle(table.button('End Two bandits, an ogre', others))
  await expect(others).toHaveCount(0)
}

const figure = (page: Page, title: string): Locator =>
  page
    .locator('.facts > div')
    .filter({ has: page.getByText(title, { exact: true }) })
    .locator('dd > span, dd')
    .last()
