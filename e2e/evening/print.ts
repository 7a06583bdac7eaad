import { execFileSync } from 'node:child_process'
import { expect } from '@playwright/test'
import { savePdf } from '../steps.ts'
import type { Chapter } from './table.ts'

export const print: Chapter = {
  title: 'the sheet is printed',
  async play(table) {
    await table.press('6')
    const path = await savePdf(table.page)
    const text = execFileSync('pdftotext', [path, '-'], { encoding: 'utf8' })
    expect(text).toContain((await table.character()).name)
  },
}
