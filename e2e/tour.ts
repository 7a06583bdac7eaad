import { copyFileSync, mkdirSync, statSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { expect } from '@playwright/test'
import { launch } from './app.ts'
import { fold, goblin, openSample, savePdf, turnsUntilMet } from './steps.ts'

/** What `npm start` does where there is no display: it plays a little and shows what came of it. */
const out = join(process.cwd(), 'out')
const made: string[] = []

function keep(file: string, says: string): void {
  const path = join(out, file)
  made.push(path)
  console.log(
    `  ${relative(process.cwd(), path)}  ${says} (${Math.ceil(statSync(path).size / 1024)} KB)`,
  )
}

mkdirSync(out, { recursive: true })
const app = await launch({ headless: true })
const { page } = app
await page.setViewportSize({ width: 1440, height: 900 })
const picture = async (name: string, says: string) => {
  await page.screenshot({ path: join(out, `${name}.png`), animations: 'disabled' })
  keep(`${name}.png`, says)
}

try {
  console.log('Left in out/:')
  await expect(page.getByText('Open the sample')).toBeVisible()
  await picture('1-start', 'the start page')
  await openSample(page)
  await picture('2-sample', 'the sample campaign, ready to play')
  const turns = await turnsUntilMet(page)
  await picture('3-encounter', `an encounter, after ${turns === 1 ? 'one turn' : `${turns} turns`}`)
  await fold(page, 'Prep')
  await page.getByLabel('Stat blocks to convert').fill(goblin)
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('region', { name: 'Check the figures' })).toBeVisible()
  await picture('4-stat-block-read', 'a stat block and what was read of it')
  await page.keyboard.press('Control+Enter')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('button', { name: '4 Card' })).toHaveAttribute('aria-current', 'step')
  await picture('5-monster-card', 'the same monster in HEARTS')
  await fold(page, 'Print')
  await picture('6-sheet', 'a character sheet before it is printed')
  const pdf = await savePdf(page)
  copyFileSync(pdf, join(out, basename(pdf)))
  keep(basename(pdf), 'the sheet as PDF')
  await app.close()
  console.log(`${made.length} files. With a display, npm start opens the screen itself.`)
} catch (error) {
  await page.screenshot({ path: join(out, 'where-it-stopped.png') }).catch(() => null)
  console.error(error instanceof Error ? error.message : error)
  console.error(app.said())
  process.exitCode = 1
} finally {
  await app.dispose()
}
