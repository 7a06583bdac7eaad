import { cutAndCovered } from './cut-and-covered.ts'
import { beginCampaign, takeParty } from './states/campaign.ts'
import { putPartyInRegion } from './states/wilderness.ts'
import { makeOneEntry, showFold } from './steps.ts'
import { expect, test } from './test.ts'
import { accessibilityFaults } from './window-view.ts'

test('a party of Heartbreaker travels over a region for three days by keys, and is taken back', async ({
  app,
}) => {
  const { page } = app
  await beginCampaign(page, 'Heartbreaker', 'The Glass Road')
  await takeParty(page)
  const town = await putPartyInRegion(page)
  await showFold(page, 'Travel')
  await expect(page.getByRole('navigation', { name: 'Pages of Travel' })).toBeVisible()
  await page.keyboard.press('2')
  const map = page.getByRole('group', { name: /^Map of / })
  const here = map.getByRole('button', { name: /the party is here$/ })
  const inTown = new RegExp(`^${town.slice(1)}, `)
  await expect(here).toHaveAccessibleName(inTown)

  await test.step('two keys choose a route, and Space travels it', async () => {
    await page.keyboard.press('w')
    await expect(page.getByRole('button', { name: /^Travel 1 hex to/ })).toBeEnabled()
    await page.keyboard.press('w')
    await expect(page.getByRole('button', { name: /^Travel 2 hexes to/ })).toBeEnabled()
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await cutAndCovered(page)).toEqual([])
    await page.keyboard.press('Space')
    await expect(page.getByRole('log')).toContainText(/hexe?s?, .* reached/)
    await expect(here).not.toHaveAccessibleName(inTown)
  })

  await test.step('they camp, explore the hex for a day, and camp again', async () => {
    for (const key of ['x', 'z', 'x', 'z']) await makeOneEntry(page, () => page.keyboard.press(key))
    await expect(page.getByText('explored', { exact: false }).first()).toBeVisible()
    await expect(page.getByText(/^Day 3, /)).toBeVisible()
  })

  await test.step('undo brings the party back', async () => {
    for (let taken = 0; taken < 5; taken += 1)
      await makeOneEntry(page, () => page.keyboard.press('u'))
    await expect(here).toHaveAccessibleName(inTown)
  })
})
