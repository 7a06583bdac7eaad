import type { Page } from '@playwright/test'
import { launch } from './app.ts'
import { callMain } from './calls.ts'
import { creations } from './creation/games.ts'
import { CreationDialog } from './creation/maker.ts'
import { isMost, missingOnSheet, readPlaces } from './creation/printed-sheet.ts'
import { cutAndCovered } from './cut-and-covered.ts'
import { fillAction } from './evening-hand.ts'
import { wholeState } from './evening-state.ts'
import { beginCampaign } from './states/campaign.ts'
import { openSample, savePdf, showFold } from './steps.ts'
import { expect, test } from './test.ts'
import { accessibilityFaults, setWindowView } from './window-view.ts'

const sheet = (page: Page) => page.getByRole('dialog', { name: 'New character' })
const step = (page: Page, title: string) =>
  sheet(page)
    .getByRole('list', { name: 'Steps' })
    .getByRole('button', { name: new RegExp(title) })
const outcome = (page: Page) => sheet(page).getByRole('list', { name: 'Outcome' })
const press = (page: Page, name: string | RegExp) =>
  sheet(page).getByRole('button', { name }).press('Enter')

async function addName(page: Page, list: string, name: string): Promise<void> {
  await sheet(page).getByRole('combobox', { name: list, exact: true }).selectOption(name)
  await press(page, `Add to ${list}`)
}

/** Puts a score of the GM's own dice in place of the first. */
async function typeScore(page: Page, score: string): Promise<void> {
  const own = sheet(page).getByRole('textbox', { name: 'score 1: your own dice' })
  await own.fill(score)
  await own.press('Enter')
}

test('a character is made choice by choice by keys, found again after a kill, and taken', async ({
  app,
}) => {
  const { page } = app
  await openSample(page)
  await showFold(page, 'Town')
  await page.keyboard.press('Shift+w')
  await expect(step(page, 'Skills')).toBeFocused()
  await addName(page, 'Skills', 'Alchemy')
  await addName(page, 'Skills', 'Barrister')
  await typeScore(page, '=15')
  await expect(outcome(page)).toContainText(/Alchemy\s*3d6, 15/)

  await test.step('a score is placed elsewhere, and what was chosen stays', async () => {
    await press(page, 'Barrister: earlier')
    await expect(outcome(page)).toContainText(/Barrister\s*3d6, 15/)
    expect(await cutAndCovered(page)).toEqual([])
    expect(await accessibilityFaults(page)).toEqual([])
  })

  await test.step('gear is bought piece by piece', async () => {
    await step(page, 'Gear').press('Enter')
    await sheet(page).getByRole('combobox', { name: 'What to buy' }).selectOption('Piece by piece')
    await sheet(page).getByRole('combobox', { name: 'Gear, piece by piece' }).selectOption('club')
    await press(page, 'Add to Gear, piece by piece')
    await expect(outcome(page)).toContainText('Club')
    expect(await cutAndCovered(page)).toEqual([])
  })

  await test.step('in a small window and with large text all of it is there', async () => {
    for (const view of [
      { width: 1024, height: 700, text: 160 },
      { width: 1280, height: 800, text: 200 },
    ]) {
      await setWindowView(page, view)
      expect(await cutAndCovered(page)).toEqual([])
    }
  })

  await app.kill()
  const again = await launch({ data: app.data })
  try {
    const { page: later } = again
    // It comes back to the fold it was killed in, where the chronicle is shut.
    await expect(later.getByRole('button', { name: /, day \d+, / }).first()).toBeVisible()
    await later.keyboard.press('Enter')
    await showFold(later, 'Town')
    await later.keyboard.press('Shift+w')
    await expect(sheet(later).getByText('as you left it')).toBeVisible()
    await expect(step(later, 'Gear')).toHaveAttribute('aria-current', 'true')
    await press(later, 'Next')
    await sheet(later).getByRole('textbox', { name: 'Name', exact: true }).fill('Odo Vetch')
    await expect(sheet(later).getByRole('button', { name: 'Take Odo' })).toBeVisible()
    await later.keyboard.press('Control+Enter')
    const sheetRegion = later.getByRole('region', { name: 'Sheet, Odo Vetch' })
    await expect(sheetRegion).toBeVisible()
    await expect(sheetRegion).toContainText('Club')
    expect(await again.close()).toBe(0)
  } finally {
    await again.dispose()
  }
})

for (const { game, parts, change, name, tags = [], later, after, ...made } of creations)
  test(`every step of the book in ${game}, the character it makes, and their sheet`, async ({
    app: { page },
  }) => {
    test.setTimeout(120_000)
    await beginCampaign(page, game, 'Made by choice')
    await showFold(page, 'Town')
    await page.keyboard.press('Shift+w')
    const creation = new CreationDialog(page)
    for (const part of parts) await test.step(part.title, () => creation.play(part))
    await test.step('an early choice is changed, and changed back', async () => {
      await creation.play(change.to)
      await creation.play(change.back)
    })
    await creation.play({ title: 'Name', choices: [{ write: 'Name', text: name }] })
    await expect(creation.dialog.getByRole('heading', { name })).toBeVisible()
    await page.keyboard.press('Control+Enter')
    await expect(page.getByRole('region', { name: `Sheet, ${name}` })).toBeVisible()

    const theirs = async () => {
      const { creatures, party } = await wholeState(page)
      const [one] = party.flatMap((id) => creatures[id] ?? [])
      if (!one) throw new Error('Nobody is in the party.')
      return one
    }
    const items = ({ items }: Awaited<ReturnType<typeof theirs>>) =>
      Object.values(items).map((item) =>
        item.count === 1 ? item.name : `${item.count} × ${item.name}`,
      )
    await test.step('they are as they were chosen', async () => {
      const one = await theirs()
      expect(one).toMatchObject({ name, values: made.values })
      expect(one.skills).toEqual(made.skills)
      expect(Object.keys(one.tags)).toEqual(tags)
      expect(items(one)).toEqual(made.items)
    })

    await test.step('they learn, buy and are hurt', async () => {
      for (const { title, fields, whose } of later)
        await fillAction(page, title, { ...(whose ? { [whose]: name } : {}), ...fields })
      await expect.poll(async () => (await theirs()).values).toMatchObject(after)
      const one = await theirs()
      const singly = made.items.filter((item) => !item.includes('×'))
      expect(items(one)).toEqual(expect.arrayContaining(singly))
    })

    await test.step('all that the campaign knows of them stands on their sheet', async () => {
      await showFold(page, 'Print')
      await page.getByText('Form fields', { exact: true }).click()
      await expect(page.getByRole('checkbox', { name: 'Form fields' })).toBeChecked()
      const places = await readPlaces(await savePdf(page))
      const one = await theirs()
      const { open } = await callMain(page, 'app.about', null)
      const { views } = await callMain(page, 'campaigns.open', { campaign: open ?? '' })
      const fields = views.party.find(({ id }) => id === one.id)?.fields ?? []
      expect(missingOnSheet(one, fields, places)).toEqual([])
      for (const { id } of fields.filter((field) => !isMost(field.id))) {
        const values = { ...one.values, [id]: (one.values[id] ?? 0) + 1 }
        expect(missingOnSheet({ ...one, values }, fields, places)).toEqual([`${id} ${values[id]}`])
      }
    })
  })
