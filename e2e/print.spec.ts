import { readFileSync } from 'node:fs'
import { fold, openSample, savePdf } from './steps.ts'
import { expect, test } from './test.ts'

test('pages are turned by key, options come back, a way of printing is kept by name', async ({
  app: { page },
}) => {
  await openSample(page)
  await fold(page, 'Print')
  const heading = (says: string) => page.getByRole('heading', { name: says })
  await expect(heading('Page 1 of 2')).toBeVisible()
  await page.keyboard.press('PageDown')
  await expect(heading('Page 2 of 2')).toBeVisible()
  await page.keyboard.press('PageUp')
  await expect(heading('Page 1 of 2')).toBeVisible()

  await page.getByRole('combobox', { name: 'Paper' }).selectOption('A5')
  await expect(page.getByText('A5, 148.5 × 210 mm')).toBeVisible()
  await page.getByRole('button', { name: 'Presets' }).press('Enter')
  await page.getByRole('textbox', { name: 'Name of a new preset' }).fill('Small')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Options' }).press('Enter')
  await page.getByRole('combobox', { name: 'Paper' }).selectOption('A4')
  await fold(page, 'Explore')
  await fold(page, 'Print')
  await expect(page.getByText('A4, 210 × 297 mm')).toBeVisible()
  await page.getByRole('button', { name: 'Presets' }).press('Enter')
  await page.getByRole('button', { name: 'Small', exact: true }).press('Enter')
  await expect(page.getByText('A5, 148.5 × 210 mm')).toBeVisible()
})

test('what is typed into a handout is seen and saved while the typing goes on', async ({
  app: { page },
}) => {
  await openSample(page)
  await fold(page, 'Print')
  await page.getByRole('button', { name: 'Handout' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill('Found')
  await page.getByRole('textbox', { name: /^Text/ }).fill('The bell is ours.')
  const pages = page.getByRole('region', { name: /printed/ })
  await expect(pages).toContainText('The bell is ours.')
  await page.getByRole('textbox', { name: /^Text/ }).focus()
  const path = await savePdf(page)
  expect(readFileSync(path).subarray(0, 5).toString()).toBe('%PDF-')
})
