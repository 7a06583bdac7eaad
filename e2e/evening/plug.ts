import { expect } from '@playwright/test'
import { resumeCampaign } from '../steps.ts'
import type { Chapter } from './table.ts'

export const plug: Chapter = {
  title: 'the plug is pulled, and all is as it was',
  async play(table) {
    const before = await table.state()
    await table.pullPlug()
    await resumeCampaign(table.page)
    expect(await table.state()).toEqual(before)
  },
}
