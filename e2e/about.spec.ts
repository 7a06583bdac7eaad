import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Notice } from '../src-main/ipc/contract/app.ts'
import { cutAndCovered } from './cut-and-covered.ts'
import { expect, test } from './test.ts'

const shipped = join(import.meta.dirname, '../dist/resources/notices.json')

test('About shows the notice and licence of all that ships, by mouse and by key', async ({
  app: { page },
}) => {
  const all = JSON.parse(readFileSync(shipped, 'utf8')) as Notice[]
  await page.getByRole('button', { name: /^Gatefold .*offline$/ }).press('Enter')
  const about = page.getByRole('dialog', { name: 'About Gatefold' })
  await expect(about.getByRole('listitem')).toHaveCount(all.length)
  await expect(about.getByText('MIT License')).toBeVisible()
  for (const [title, says] of [
    ['dexie', 'Apache License'],
    ['@fontsource/im-fell-dw-pica', 'SIL OPEN FONT LICENSE'],
    ['The bundled bestiary', 'Attribution-ShareAlike 4.0 International'],
  ] as const) {
    await about.getByRole('button', { name: title, exact: true }).click()
    await expect(about.getByRole('region', { name: `Licence of ${title}` })).toContainText(says)
  }
  expect(await cutAndCovered(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(about).toBeHidden()
})
