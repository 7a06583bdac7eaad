import type { Page } from '@playwright/test'
import { callMain } from './calls.ts'
import { cutAndCovered } from './cut-and-covered.ts'
import { launch } from './app.ts'
import { openSample, resumeCampaign, showFold } from './steps.ts'
import { expect, test } from './test.ts'
import { accessibilityFaults, setWindowView } from './window-view.ts'

/** An adventure of our own: a read-aloud box, a stat block in place, somebody whom no bestiary knows, a number twice. */
const adventure = `The Ash Cave

Soot lies on the road for a mile around.

1. Cave mouth
“Bones and soot, and a smell of burnt hair that does not go away.”
Monsters: 2 goblins, asleep; 3 soot hags
Exits: locked door to 2

2. Hearth
A fire that nobody feeds. A passage leads to area 1.

Ash Hound: AC 5, HD 2+1, hp 11, #AT 1 bite, D 1d6, MV 120', Save F2, ML 9, AL N

Treasure: 60 gp under the hearth stone

2. Loft
Furs hang from the beams.
`

test('an adventure’s text becomes a site, is played, outlives a kill and is taken back', async ({
  app,
}) => {
  test.setTimeout(120_000)
  const { page } = app
  await openSample(page)
  for (const _page of ['Monsters', 'Tables', 'Generators', 'Sites']) await page.keyboard.press('5')
  await expect(page.getByText('No site yet.')).toBeVisible()
  await page.keyboard.press('Alt+Insert')
  await expect(page.getByRole('textbox', { name: 'Text of an adventure' })).toBeFocused()
  await page.keyboard.insertText(adventure)
  await page.keyboard.press('Control+Enter')
  const areas = page.getByRole('list', { name: 'Areas' }).getByRole('button')
  await expect(areas).toHaveCount(3)

  await test.step('doubts, stat blocks and strangers are shown', async () => {
    await expect(page.getByRole('list', { name: 'Doubts' })).toContainText(
      '2 is the number of two areas',
    )
    await expect(page.getByRole('button', { name: 'Make Soot hag' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Left over' })).toContainText('Soot lies on')
    expect.soft(await accessibilityFaults(page)).toEqual([])
    for (const view of [
      { width: 1024, height: 700, text: 160 },
      { width: 1280, height: 800, text: 200 },
      { width: 2560, height: 1440, text: 100 },
      { width: 1440, height: 900, text: 100 },
    ]) {
      await setWindowView(page, view)
      expect.soft(await cutAndCovered(page)).toEqual([])
    }
  })

  await test.step('an area is corrected by keys', async () => {
    await areas.nth(2).press('Enter')
    const number = page.getByRole('textbox', { name: 'Number' })
    await expect(number).toHaveValue('2')
    await number.fill('3')
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Fur loft')
    await expect(page.getByRole('list', { name: 'Doubts' })).toHaveCount(0)
    await expect(areas.nth(2)).toContainText('Fur loft')
  })

  await test.step('the check outlives a look elsewhere and a killed app', async () => {
    await page.getByRole('button', { name: 'From a text' }).focus()
    await page.keyboard.press('1')
    await expect(page.getByRole('list', { name: 'Areas' })).toHaveCount(0)
    // The draft is saved when the page is left; a killed app must find it.
    await expect
      .poll(async () => (await callMain(page, 'sites.draft', null))?.books[0]?.areas[2]?.title)
      .toBe('Fur loft')
  })

  await app.kill()
  const again = await launch({ data: app.data })
  try {
    await playOn(again.page)
  } finally {
    await again.dispose()
  }
})

/** Keeps what was checked before the kill, puts it on the table, and takes all back. */
async function playOn(page: Page): Promise<void> {
  await resumeCampaign(page)
  await showFold(page, 'Prep')
  const pages = page.getByRole('navigation', { name: 'Pages of Prep' })
  await pages.getByRole('button', { name: 'Sites' }).press('Enter')
  await page.keyboard.press('Alt+Insert')
  const areas = page.getByRole('list', { name: 'Areas' }).getByRole('button')
  await expect(areas.nth(2)).toContainText('Fur loft')

  await test.step('it is kept, and an area goes on the table with who is there', async () => {
    await page.keyboard.press('Control+Enter')
    await expect(
      page.getByRole('list', { name: 'Sites and places' }).getByRole('button', { name: /^\d/ }),
    ).toHaveCount(3)
    await page.keyboard.press(']')
    await expect(page.getByRole('heading', { name: '2. Hearth' })).toBeVisible()
    await page.keyboard.press('o')
    await expect(page.getByRole('main', { name: 'Explore' })).toContainText('An Ash Hound')
  })

  await test.step('all is taken back', async () => {
    await page.keyboard.press('u')
    await expect(page.getByRole('main', { name: 'Explore' })).not.toContainText('An Ash Hound')
    await page.keyboard.press('u')
    await page.keyboard.press('5')
    await expect(page.getByText('No site yet.')).toBeVisible()
  })
}
