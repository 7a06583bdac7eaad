import { copyFileSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect } from '@playwright/test'
import { launch } from './app.ts'
import { playEvening } from './tour/evening.ts'

/** Runs for `npm start` without a display: plays an evening and writes pictures and PDFs of it. */
const out = join(process.cwd(), 'out')
const kept: string[] = []
/** The least that the tour leaves, as the README promises. */
const promised = { pictures: 10, pdfs: 3 }
let pictures = 0

function keep(path: string, says: string): void {
  kept.push(path)
  const size = Math.ceil(statSync(path).size / 1024)
  console.log(`  ${relative(process.cwd(), path).padEnd(40)} ${says} (${size} KB)`)
}

rmSync(out, { recursive: true, force: true })
mkdirSync(out, { recursive: true })
const began = Date.now()
// The same evening each time: nobody wants a tour on which nothing is met.
const app = await launch({ headless: true, env: { GATEFOLD_SEED: 'c0ffee'.padEnd(32, '0') } })
const { page } = app

/** PDFs that the app has written. */
const pdfs = (): string[] => readdirSync(app.out).filter((name) => name.endsWith('.pdf'))

try {
  console.log('Left in out/:')
  await page.setViewportSize({ width: 1440, height: 900 })
  await playEvening(page, {
    async picture(name, says) {
      pictures += 1
      const path = join(out, `${String(pictures).padStart(2, '0')}-${name}.png`)
      await page.screenshot({ path, animations: 'disabled' })
      keep(path, says)
    },
    async pdf(says) {
      mkdirSync(app.out, { recursive: true })
      const before = pdfs()
      await expect(page.getByRole('button', { name: /^Save as PDF/ })).toBeEnabled()
      await page.keyboard.press('Control+s')
      const saved = () => pdfs().find((name) => !before.includes(name)) ?? ''
      await expect.poll(saved, { timeout: 30_000 }).not.toBe('')
      const name = saved()
      await expect(page.getByText(name).first()).toBeVisible({ timeout: 30_000 })
      copyFileSync(join(app.out, name), join(out, name))
      keep(join(out, name), says)
    },
  })
  if (pictures < promised.pictures || pdfs().length < promised.pdfs)
    throw new Error(`The tour left ${pictures} pictures and ${pdfs().length} PDFs: too few.`)
  await app.close()
  const seconds = Math.round((Date.now() - began) / 1000)
  console.log(
    `${kept.length} files in ${seconds} s. With a display, npm start opens the screen itself.`,
  )
} catch (error) {
  await page.screenshot({ path: join(out, 'where-it-stopped.png') }).catch(() => null)
  console.error(error instanceof Error ? error.message : error)
  console.error(app.said())
  process.exitCode = 1
} finally {
  await app.dispose()
}
