import { expect } from '@playwright/test'
import { startEncounter, type Chapter, type EveningTable } from './table.ts'

export const hitPoints: Chapter = {
  title: 'foes’ hit points are rolled, average or as written, as agreed and group by group',
  async play(table) {
    const { page, game } = table
    const { depth } = table
    const hitPointsButton = table.button('Hit points', page.getByRole('main', { name: 'Explore' }))
    if (!game.hitDice) {
      await startEncounter(table, 'Goblin', 2)
      await expect(table.button('End encounter')).toBeVisible()
      await expect(hitPointsButton).toHaveCount(0)
      return table.undo()
    }
    await table.does('Change a house rule', { 'House rule': 'foeHitPoints', Value: 'rolled' })
    await startEncounter(table, 'Goblin', 2, [
      [/Goblin 1$/, '6'],
      [/Goblin 2$/, '3'],
    ])
    const [one = 0, two = 0] = await hitPointsOfFoes(table)
    expect(one - two).toBe(3)
    const form = page.getByRole('form', { name: 'Hit points of a group' })
    const ways = async (right: number): Promise<number[]> => {
      await table.enterAt(hitPointsButton)
      await table.reach(form.getByRole('radio', { name: 'rolled', exact: true }))
      for (let steps = 0; steps < right; steps += 1) await table.press('ArrowRight')
      await table.roll('Enter')
      return hitPointsOfFoes(table)
    }
    const { average } = game.hitDice
    expect(await ways(1)).toEqual([average, average])
    const asWritten = await ways(2)
    await table.undo(table.depth - depth)
    await table.does('Change a house rule', { 'House rule': 'foeHitPoints', Value: 'as written' })
    await startEncounter(table, 'Goblin', 2)
    expect(await hitPointsOfFoes(table)).toEqual(asWritten)
    await table.undo(table.depth - depth)
  },
}

async function hitPointsOfFoes(table: EveningTable): Promise<number[]> {
  const { creatures } = await table.state()
  return Object.values(creatures).flatMap(({ side, values }) =>
    side === 'foes' ? [values['hp'] ?? 0] : [],
  )
}
