import { expect } from '@playwright/test'
import type { Chapter } from './table.ts'

export const encounter: Chapter = {
  title: 'goblins are met, and talked to',
  async play(table) {
    await table.roll('e')
    await table.roll('r')
    const { encounter: met, groups } = await table.state()
    expect(groups[met?.group ?? '']?.members.length).toBeGreaterThan(2)
    expect(met?.attitude).not.toBe('unknown')
  },
}
