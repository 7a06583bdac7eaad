import { expect } from '@playwright/test'
import { startEncounter, type Chapter } from './table.ts'

export const grave: Chapter = {
  title: 'an edit to nothing is nobody’s kill, and the buried stay out of the fight',
  async play(table) {
    const { page } = table
    const { id, name } = await table.character(4)
    await startEncounter(table, 'Goblin', 2)
    await table.does('Edit a number', { Whose: name, 'Which number': 'hp', To: '0' })
    await table.does('Enter among the dead', { Who: name })
    const { fallen, party } = await table.state()
    expect(fallen?.[id]?.cause).not.toMatch(/goblin/i)
    expect(party).not.toContain(id)
    await expect(page.getByRole('contentinfo').getByRole('article', { name })).toHaveCount(0)
    await table.roll('x')
    const foes = page.getByRole('list', { name: /^Foes/ })
    await expect(foes).toContainText('Goblin 2')
    await expect(foes).not.toContainText(name)
  },
}
