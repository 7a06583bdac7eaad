import { cutAndCovered } from './cut-and-covered.ts'
import { makeOneEntry, openSample } from './steps.ts'
import { expect, test } from './test.ts'
import { accessibilityFaults } from './window-view.ts'

test('a dungeon is generated, played by keys, printed, and taken back', async ({ app }) => {
  test.setTimeout(120_000)
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

  const log = page.getByRole('log')
  await test.step('those of another place are fought, their treasure taken', async () => {
    await page.keyboard.press('u')
    await expect(state.getByRole('radio', { name: 'unseen' })).toBeChecked()
    const guarded = page.getByRole('button', { name: /^Put on the table \d/ })
    const take = page.getByRole('button', { name: /^Take/ })
    for (let looked = 0; looked < 12; looked += 1) {
      if ((await guarded.count()) > 0 && (await take.count()) > 0) break
      await page.keyboard.press(']')
    }
    await page.keyboard.press('o')
    await expect(page.getByRole('main', { name: 'Explore' })).toBeVisible()
    await makeOneEntry(page, () => page.keyboard.press('x'))
    await expect(page.getByRole('region', { name: 'The round' })).toBeVisible()
    await makeOneEntry(page, () => page.keyboard.press('Shift+A'))
    await expect(log).toContainText('Several attacks')
    await page.keyboard.press('1')
    await expect(take.and(page.locator(':enabled'))).toBeVisible()
    await makeOneEntry(page, () => page.keyboard.press('Alt+t'))
    await expect(log).toContainText(/Treasure of .* taken/)
  })

  await test.step('the map is printed with its key', async () => {
    await page.keyboard.press('6')
    await page.getByRole('button', { name: /^Site/ }).first().press('Enter')
    await expect(page.getByRole('main')).toContainText('map with its key')
    await page.keyboard.press('Control+s')
    await expect(page.getByText(/^Saved, \d pages/)).toBeVisible()
  })

  await test.step('it is cleared, and no site is left when all is taken back', async () => {
    await page.keyboard.press('5')
    await page.keyboard.press('Shift+c')
    await expect(state.getByRole('radio', { name: 'cleared' })).toBeChecked()
    // Cleared, taken, struck, fought, entered, generated.
    await page.keyboard.press('1')
    for (let taken = 0; taken < 6; taken += 1)
      await makeOneEntry(page, () => page.keyboard.press('u'))
    await page.keyboard.press('5')
    await expect(page.getByText('No site yet.')).toBeVisible()
  })
})
