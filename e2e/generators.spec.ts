import type { Page } from '@playwright/test'
import { launch } from './app.ts'
import { callMain, openRoll } from './calls.ts'
import { wholeState } from './evening-state.ts'
import { beginCampaign, fightThem, meetBandits, takeParty } from './states/campaign.ts'
import { makeOneEntry, openSample, showFold } from './steps.ts'
import { expect, test } from './test.ts'
import { accessibilityFaults } from './window-view.ts'

const parts = (page: Page) => page.getByRole('list', { name: 'Parts' })
const part = (page: Page, id: string) => parts(page).locator(`[data-part="${id}"] [data-says]`)
const results = (page: Page) => page.getByRole('list', { name: 'Results made' }).getByRole('button')

/** From the table to the generators, by keys; one person is made. */
async function makePerson(page: Page): Promise<void> {
  await openSample(page)
  for (const _page of ['Monsters', 'Tables', 'Generators']) await page.keyboard.press('5')
  await expect(page.getByRole('heading', { name: 'Generators' })).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.type('person')
  await page.keyboard.press('Enter')
  await expect(part(page, 'want')).toBeVisible()
  await page.keyboard.press('Escape')
}

/** Texts of the parts by their ids. */
const texts = (page: Page): Promise<Record<string, string>> =>
  parts(page).evaluate((list) =>
    Object.fromEntries(
      [...list.querySelectorAll('[data-part]')].map((row) => [
        row.getAttribute('data-part'),
        row.querySelector('[data-says]')?.textContent ?? '',
      ]),
    ),
  )

test('a person is made, one part locked, the rest rolled again, kept, and found again later', async ({
  app,
}) => {
  const { page } = app
  await makePerson(page)
  const first = await texts(page)
  await page.keyboard.press('l')
  await expect(part(page, 'name')).toBeFocused()
  for (let down = 0; down < 3; down += 1) await page.keyboard.press('ArrowDown')
  await expect(part(page, 'want')).toBeFocused()
  await page.keyboard.press('l')
  const lock = page.getByRole('button', { name: 'Lock want' })
  await expect(lock).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Shift+x')
  await expect(part(page, 'name')).not.toHaveText(first['name'] ?? '')
  const second = await texts(page)
  expect(second['want']).toBe(first['want'])
  await expect(lock).toHaveAttribute('aria-pressed', 'true')

  await test.step('one part is rolled again, and one is written over', async () => {
    await part(page, 'look').focus()
    await page.keyboard.press('x')
    await expect(part(page, 'look')).not.toHaveText(second['look'] ?? '')
    await expect(part(page, 'look')).toBeFocused()
    expect({ ...(await texts(page)), look: '' }).toEqual({ ...second, look: '' })
    await page.keyboard.press('Enter')
    await expect(page.getByRole('textbox', { name: 'Look, in your words' })).toBeFocused()
    await page.keyboard.type('one boot, hands white with salt')
    await page.keyboard.press('Enter')
    await expect(part(page, 'look')).toHaveText('one boot, hands white with salt')
    await expect(part(page, 'look')).toBeFocused()
  })

  await test.step('back and forward go through all that was made', async () => {
    await page.keyboard.press('[')
    await page.keyboard.press('[')
    await expect(part(page, 'look')).toHaveText(second['look'] ?? '')
    await page.keyboard.press(']')
    await page.keyboard.press(']')
    await expect(part(page, 'look')).toHaveText('one boot, hands white with salt')
  })

  await test.step('the table of a part is a step away', async () => {
    await parts(page).getByRole('button', { name: 'Table: To win them over' }).press('Enter')
    await expect(page.getByRole('heading', { name: 'To win them over' }).first()).toBeVisible()
    await page.keyboard.press('5')
    await expect(part(page, 'look')).toHaveText('one boot, hands white with salt')
  })

  await page.keyboard.press('1')
  await page.keyboard.press('5')
  await expect(part(page, 'look')).toHaveText('one boot, hands white with salt')

  const name = (await texts(page))['name'] ?? ''
  await page.getByRole('button', { name: 'Handout' }).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: `Handout kept, ${name}` })).toBeVisible()
  await app.kill()

  const again = await launch({ data: app.data })
  try {
    await again.page
      .getByRole('button', { name: /The Drowned Belfry/ })
      .first()
      .press('Enter')
    await expect(part(again.page, 'look')).toHaveText('one boot, hands white with salt')
    await expect(again.page.getByRole('button', { name: 'Lock want' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await expect(results(again.page)).toHaveCount(4)
    expect(await again.close()).toBe(0)
  } finally {
    await again.dispose()
  }
})

test('the same seed deals the same person again', async ({ app: { page } }) => {
  await makePerson(page)
  const first = await texts(page)
  const seed = page.getByRole('textbox', { name: 'Seed' })
  const wanted = await seed.inputValue()
  await page.keyboard.press('m')
  await expect(part(page, 'name')).not.toHaveText(first['name'] ?? '')
  await seed.fill('moon')
  await seed.press('Enter')
  await expect(page.getByText('A seed has 32 signs, 0 to 9 and a to f.')).toBeVisible()
  await seed.fill(wanted)
  await seed.press('Enter')
  await expect(part(page, 'name')).toHaveText(first['name'] ?? '')
  expect(await texts(page)).toEqual(first)
})

test('a list of many is made, searched, opened, written out and printed', async ({
  app: { page },
}) => {
  await makePerson(page)
  await page.getByRole('radio', { name: 'Many' }).press('Space')
  const many = page.getByRole('textbox', { name: 'How many' })
  await many.fill('120')
  await many.press('Enter')
  await page.getByRole('button', { name: 'Make 120' }).click()
  const list = page.getByRole('list', { name: 'Results of the list' }).getByRole('button')
  await expect(page.getByText('Person: 120')).toBeVisible()
  await list.nth(1).click()
  await expect(list.nth(1)).toHaveAttribute('aria-current', 'true')
  const name = (await texts(page))['name'] ?? ''
  await page.getByRole('textbox', { name: 'Search the list' }).fill(name)
  await expect(page.getByText('Person: 1 of 120')).toBeVisible()
  await page.getByRole('button', { name: 'CSV' }).click()
  await expect(page.getByText(/^Saved as Person, 1.*\.csv$/)).toBeVisible()
  await page.getByRole('button', { name: 'Markdown' }).click()
  await expect(page.getByText(/^Saved as Person, 1.*\.md$/)).toBeVisible()
  await page.getByRole('button', { name: 'Print', exact: true }).click()
  await expect(page.getByText(/^Saved as Person, 1.*\.pdf$/)).toBeVisible({ timeout: 30_000 })
  expect(await accessibilityFaults(page)).toEqual([])
})

test('a kind typed into the palette is made there, its secret folded away', async ({
  app: { page },
}) => {
  await openSample(page)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('person')
  await expect(page.getByRole('option', { name: 'Person make one' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await page.keyboard.press('Enter')
  const palette = page.getByRole('dialog')
  await expect(palette.getByText('Trade')).toBeVisible()
  await expect(palette.getByText('Secret', { exact: true })).toBeHidden()
  const name = await palette.getByRole('heading', { level: 2 }).innerText()
  expect(await accessibilityFaults(page)).toEqual([])
  await palette.getByRole('button', { name: 'Open in Prep' }).click()
  await expect(part(page, 'name')).toHaveText(name)
})

test('a treasure goes to the stash and rivals are met, each taken back by one undo', async ({
  app: { page },
}) => {
  await makePerson(page)
  const make = async (words: string): Promise<void> => {
    await page.keyboard.press('/')
    await page.keyboard.press('Control+a')
    await page.keyboard.type(words)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await expect(results(page).first()).toContainText(words, { ignoreCase: true })
  }
  const kept = page.getByRole('status').filter({ hasText: /: / })
  await make('treasure')
  await expect(page.getByRole('group', { name: 'Odds before the roll' })).toContainText('average')
  await page.keyboard.press('Control+Enter')
  await expect(kept).toContainText('taken')
  const give = page.getByRole('button', { name: /^Give/ })
  await expect(give).toHaveAccessibleDescription('It is with the party already: undo that first.')
  await expect(give).toBeDisabled()
  await page.keyboard.press('u')
  await expect(give).toBeEnabled()
  await give.press('Enter')
  await expect(kept).toContainText('by Maud Tallow')
  expect(await accessibilityFaults(page)).toEqual([])
  await make('rival')
  await page.getByRole('button', { name: 'Meet here' }).press('Enter')
  await expect(kept).toContainText('Encounter, by the generator')
  await page.keyboard.press('u')
  await page.keyboard.press('1')
  await expect(page.getByRole('main', { name: 'Explore' })).toBeVisible()
  await expect(page.getByRole('log')).toContainText('by Maud Tallow')
})

test('what the fallen carried is rolled at the end of a fight and shared out, all by keys', async ({
  app: { page },
}) => {
  await beginCampaign(page, 'Delve', 'Spoils')
  await takeParty(page)
  await showFold(page, 'Explore')
  await meetBandits(page)
  await fightThem(page)
  const { creatures, party } = await wholeState(page)
  const who = Object.values(creatures).flatMap(({ id, side }) => (side === 'foes' ? [id] : []))
  await callMain(page, 'play.run', { action: 'house.kill', input: { who }, ...openRoll })
  const purses = async (): Promise<number[]> => {
    const now = (await wholeState(page)).creatures
    return party.map((id) => now[id]?.values['coins'] ?? 0)
  }
  await page.keyboard.press('Shift+B')
  await expect(page.getByRole('group', { name: 'Odds before the roll' })).toContainText('Type U')
  await page.getByRole('button', { name: 'Roll treasure' }).press('Enter')
  await expect(
    page.getByRole('main').getByText(/^(Treasure rolled|They carried nothing)\.$/),
  ).toBeVisible()
  await page.getByRole('textbox', { name: 'Coins also found' }).fill('40')
  await page.getByRole('radio', { name: 'shared out' }).press('Space')
  const before = await purses()
  const end = page.getByRole('button', { name: 'End the fight' })
  await makeOneEntry(page, () => end.press('Enter'))
  expect(await purses()).toEqual(before.map((purse) => purse + 10))
  await page.keyboard.press('u')
  await expect.poll(purses).toEqual(before)
})
