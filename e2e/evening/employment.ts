import { expect } from '@playwright/test'
import type { Chapter, EveningTable } from './table.ts'

export const employment: Chapter = {
  title: 'a hireling is between employers, and somebody new is as far as the party',
  async play(table) {
    await betweenEmployers(table)
    await replacement(table)
  },
}

/** Whoever employs a hireling leaves: a card asks who does now, and the GM says who. */
async function betweenEmployers(table: EveningTable): Promise<void> {
  const { page } = table
  const [first, next, payer] = [
    await table.character(1),
    await table.character(2),
    await table.character(3),
  ]
  await table.press('1')
  await table.does('Hire somebody', { 'Wage, 0 for the game’s own': '1', 'Who pays': payer.name })
  const hireling = Object.values((await table.state()).creatures).find(
    ({ kind, employer }) => kind === 'hireling' && employer === payer.id,
  )
  if (!hireling) throw new Error(`${payer.name} employs nobody.`)
  await table.does('Put on the bench', { Who: payer.name, Is: 'retired' })

  const card = page.getByRole('region', { name: `Who employs ${hireling.name} now?` })
  await expect(card).toContainText(`${payer.name} has retired`)
  const employer = card.getByRole('combobox', { name: 'Employer, or set free' })
  await expect(employer.locator('option:checked')).toHaveText(first.name)
  await table.reach(employer)
  await table.press('ArrowDown')
  await expect(employer.locator('option:checked')).toHaveText(next.name)
  await table.settle(table.button('Pass a hireling on', card))
  await expect(card).toHaveCount(0)
  expect((await table.creature(hireling.id)).employer).toBe(next.id)

  await table.press('Shift+P')
  await table.settle(table.button(`Bring back ${payer.name}`))
  await table.press('Escape')
}

/** The newcomer’s level is the party’s, as the game has it; a game without levels makes none. */
async function replacement(table: EveningTable): Promise<void> {
  const { page, game } = table
  await table.press('4')
  const way = page.getByRole('radio', { name: 'Replacement', exact: true })
  await expect(page.getByRole('radio', { name: 'New character', exact: true })).toBeAttached()
  if (!game.replacement) return expect(way).toHaveCount(0)
  await table.press('c')
  const { party } = await table.state()
  const { field, of, level, to } = game.replacement
  const { name } = await table.character()
  await table.does('Edit a number', { Whose: name, 'Which number': field, To: of })
  await page.locator('label').filter({ has: way }).click()
  // Dice are rolled by hand: the newcomer is made of them, and joins at once.
  await table.roll('Shift+O')
  const newcomer = (await table.state()).party.find((id) => !party.includes(id))
  const { values } = await table.creature(newcomer ?? '')
  expect([values[level], values[field]]).toEqual(to)
}
