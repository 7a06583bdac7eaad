import { expect } from '@playwright/test'
import { fields } from '../session-hand.ts'
import { inParty, type Chapter, type EveningTable } from './table.ts'

export const spoils: Chapter = {
  title:
    'one was near death, the foes are dead; their cup and coins are kept, their worth is counted',
  async play(table) {
    const { page } = table
    await nearDeath(table)
    const { creatures } = await table.state()
    for (const { id, side } of Object.values(creatures)) {
      if (side !== 'foes') continue
      await table.enterAt(page.locator(`[data-fighter="${id}"]`))
      await table.press('h')
      await expect(fields(page).damage).toBeFocused()
      await table.type('k')
      await table.roll('Enter')
    }
    await table.press('Shift+B')
    await page.getByRole('textbox', { name: 'Coins also found' }).fill('12')
    await page.getByRole('textbox', { name: 'Things also found' }).fill('silver cup')
    await table.settle(table.button(/^End the fight/))
    const { fight, stash } = await table.state()
    expect(fight).toBeUndefined()
    expect(Object.values(stash ?? {}).map(({ name }) => name)).toContain('silver cup')
    await experience(table)
  },
}

/** At nothing of what a character falls by, and up again. */
async function nearDeath(table: EveningTable): Promise<void> {
  const { name, values } = inParty(await table.state(), 2)
  const field = values['str'] === undefined ? 'hp' : 'str'
  for (const to of [0, values[field] ?? 1])
    await table.does('Edit a number', { Whose: name, 'Which number': field, To: String(to) })
}

/** Experience of the fight is prefilled in the form. */
async function experience(table: EveningTable): Promise<void> {
  const { page, game } = table
  if (!game.experience) return
  const { title, field, asks } = game.experience
  const { id, values } = await table.character()
  await table.press('Control+k')
  await table.type(`>${title}`)
  const form = page.getByRole('dialog', { name: 'Find or do' })
  for (const [label, value] of Object.entries(asks))
    await expect(form.getByRole('textbox', { name: label })).toHaveValue(value)
  await table.roll('Enter')
  expect((await table.creature(id)).values[field]).toBeGreaterThan(values[field] ?? 0)
}
