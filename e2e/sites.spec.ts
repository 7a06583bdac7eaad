import { cutAndCovered } from './cut-and-covered.ts'
import { openSample } from './steps.ts'
import { expect, test } from './test.ts'
import { accessibilityFaults } from './window-view.ts'

test('a dungeon is generated, walked by keys, and taken back', async ({ app }) => {
  const { page } = app
  await openSample(page)
  for (const _page of ['Monsters', 'Tables', 'Generators', 'Sites']) await page.keyboard.press('5')
  await expect(page.getByText('No site yet.')).toBeVisible()
  await page.keyboard.press('Insert')
  await page.getByRole('button', { name: 'Generate' }).click()
  const places = page
    .getByRole('list', { name: 'Sites and places' })
    .getByRole('button', { name: /^\d/ })
  await expect(places).toHaveCount(12)
  const state = page.getByRole('radiogroup', { name: 'State of the place' })
  await expect(state.getByRole('radio', { name: 'unseen' })).toBeChecked()
  expect(await accessibilityFaults(page)).toEqual([])
  expect(await cutAndCovered(page)).toEqual([])

  await test.step('the next place is put on the table, and the party is there', async () => {
    await page.keyboard.press(']')
    await expect(page.getByRole('heading', { name: /^2\. / })).toBeVisible()
    await page.keyboard.press('o')
    await expect(page.getByRole('navigation', { name: 'Pages of Prep' })).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Read aloud' })).toBeVisible()
    await page.keyboard.press('5')
    await expect(state.getByRole('radio', { name: 'seen', exact: true })).toBeChecked()
    await expect(page.getByRole('button', { name: /the party is here/ })).toBeVisible()
  })

  await test.step('it is cleared, and unseen again when all is taken back', async () => {
    await page.keyboard.press('Shift+c')
    await expect(state.getByRole('radio', { name: 'cleared' })).toBeChecked()
    await page.keyboard.press('u')
    await expect(state.getByRole('radio', { name: 'seen', exact: true })).toBeChecked()
    await page.keyboard.press('u')
    await expect(state.getByRole('radio', { name: 'unseen' })).toBeChecked()
    await page.keyboard.press('u')
    await expect(page.getByText('No site yet.')).toBeVisible()
  })
})
