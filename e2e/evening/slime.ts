import { expect } from '@playwright/test'
import { startEncounter, type Chapter } from './table.ts'

export const slime: Chapter = {
  title: 'a lone slime neither quarrels nor talks',
  async play(table) {
    await startEncounter(table, 'Green slime', 1)
    await table.roll(() => table.button('Activity: roll again').click())
    await table.roll('r')
    const { encounter } = await table.state()
    expect(encounter?.activity).not.toMatch(/quarrel|talk/i)
    expect(['hostile', 'wary']).toContain(encounter?.attitude)
    await table.roll(() => table.button('End encounter').click())
    await expect(table.page.getByText('No encounter.')).toBeVisible()
  },
}
