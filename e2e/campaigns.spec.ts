import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { advanceTurn, openSample } from './steps.ts'
import { expect, test } from './test.ts'

/** As a GM may name a game: markup, an emoji, letters that run the other way. */
const oddName = '<b>Ünder</b> 🐉 שלום “&amp;”'

const goOn = (page: Page) => page.locator('.advance')
const names = (page: Page) => page.locator('.recs .go b')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const notice = (page: Page) => page.locator('.cover .told')

/** Unfolds the list, so that each campaign shows what can be done with it. */
async function unfold(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^(Rename, copy, export, trash|All \d+ campaigns)$/ })
    .click()
  await expect(button(page, 'Fewer')).toBeVisible()
}

/** From the table back to the list, by key. */
async function leave(page: Page): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.keyboard.type('all campaigns')
  await page.keyboard.press('Enter')
  await expect(page.getByText('last played')).toBeVisible()
}

/** A campaign of this name, by keyboard; the list is shown again. */
async function make(page: Page, name: string): Promise<void> {
  await page.keyboard.press('1')
  await expect(page.getByLabel('Its name')).toBeFocused()
  await page.keyboard.insertText(name)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await leave(page)
}

/** Dispatches the browser’s events for a file that is dragged onto an element and dropped. */
async function drop(page: Page, onto: string, name: string, bytes: Buffer): Promise<void> {
  const files = await page.evaluateHandle(
    ({ name, base64 }) => {
      const carried = new DataTransfer()
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      carried.items.add(new File([bytes], name))
      return carried
    },
    { name, base64: bytes.toString('base64') },
  )
  for (const type of ['dragenter', 'dragover', 'drop'])
    await page.dispatchEvent(onto, type, { dataTransfer: files })
}

test('a campaign is begun by key and by mouse, and keeps any name as it was written', async ({
  app: { page },
}) => {
  await test.step('Escape and “Not now” drop it again; a name is asked for', async () => {
    await expect(page.getByText('Nothing played yet.')).toBeVisible()
    await page.keyboard.press('1')
    await expect(page.getByLabel('Its name')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByLabel('Its name')).toHaveCount(0)
    await expect(button(page, 'HEARTS')).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.type('   ')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Give it a name.')).toBeVisible()
    await button(page, 'Not now').click()
  })

  await make(page, oddName)
  await expect(goOn(page)).toContainText(oddName)
  await expect(page.locator('main b b')).toHaveCount(0)

  await button(page, 'HEARTS').click()
  await page.getByLabel('Its name').fill('By mouse')
  await page.getByRole('button', { name: /^Begin/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('By mouse')
  await button(page, 'All campaigns').click()
  await expect(goOn(page)).toContainText('By mouse')
  await page.getByRole('button', { name: oddName }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(oddName)
  await leave(page)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(oddName)
})

test('a campaign is renamed, copied, put in the trash, taken out and erased, all by key', async ({
  app: { page },
}) => {
  await expect(page.getByText('Nothing played yet.')).toBeVisible()
  await make(page, 'First')
  await unfold(page)

  await test.step('rename: the field is at hand, Escape leaves it, an empty name is reported there', async () => {
    await button(page, 'Rename First').press('Enter')
    await expect(page.getByLabel('New name')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(button(page, 'Rename First')).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Backspace')
    await page.keyboard.press('Enter')
    await expect(page.locator('.recs').getByText('Give it a name.')).toBeVisible()
    await page.keyboard.insertText(oddName)
    await page.keyboard.press('Enter')
    await expect(button(page, `Rename ${oddName}`)).toBeFocused()
    await expect(names(page)).toHaveText([oddName])
  })

  await button(page, `Copy ${oddName}`).press('Enter')
  await expect(names(page)).toHaveText([`${oddName}, copy`, oddName])

  await test.step('what is in the trash is no longer opened, and comes out again', async () => {
    await button(page, `Put ${oddName}, copy in the trash`).press('Enter')
    await expect(button(page, `Put ${oddName}, copy back`)).toBeFocused()
    await expect(names(page)).toHaveText([oddName, `${oddName}, copy`])
    await expect(page.locator('.recs .go').last()).toBeDisabled()
    await expect(goOn(page)).not.toContainText('copy')
    await page.keyboard.press('Enter')
    await expect(button(page, `Rename ${oddName}, copy`)).toBeFocused()
    await expect(goOn(page)).toContainText('copy')
  })

  await test.step('erasing asks once, in its place', async () => {
    await button(page, `Put ${oddName}, copy in the trash`).press('Enter')
    await button(page, `Erase ${oddName}, copy …`).press('Enter')
    await expect(button(page, `Keep ${oddName}, copy`)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(names(page)).toHaveCount(2)
    await button(page, `Erase ${oddName}, copy …`).press('Enter')
    await button(page, `Erase ${oddName}, copy for good`).press('Enter')
    await expect(names(page)).toHaveText([oddName])
    await expect(button(page, 'Fewer')).toBeFocused()
  })
})

test('a campaign is exported, and comes in again as a copy, chosen or dropped', async ({ app }) => {
  const { page } = app
  await openSample(page)
  await advanceTurn(page)
  const chronicle = await page.getByRole('log').innerText()
  await leave(page)
  await unfold(page)
  await button(page, 'Export The Drowned Belfry').click()
  const path = join(app.out, 'The Drowned Belfry.zip')
  await expect(page.getByText(`Saved as ${path}`).first()).toBeVisible()
  await expect(button(page, 'Show the file')).toBeVisible()
  const zip = readFileSync(path)
  expect(zip.subarray(0, 2).toString()).toBe('PK')

  await test.step('a file that is no campaign is refused there, and nothing is changed', async () => {
    const chosen = page.getByLabel('Campaign file', { exact: true })
    await chosen.setInputFiles({
      name: 'notes.zip',
      mimeType: 'application/zip',
      buffer: Buffer.from('no'),
    })
    await expect(page.getByRole('alert')).toContainText('it is no zip file. Nothing was changed.')
    await expect(names(page)).toHaveCount(1)
    await page.getByRole('button', { name: /^Put away/ }).click()
    await chosen.setInputFiles(path)
  })
  await expect(notice(page)).toHaveText('The Drowned Belfry is in the list.')
  await expect(names(page)).toHaveCount(2)

  await drop(page, '.drop', 'The Drowned Belfry.zip', zip)
  await expect(names(page)).toHaveCount(3)
  await drop(page, '.cover', 'beside.zip', zip)
  await expect(page.getByText('Open the sample')).toBeVisible()
  await expect(names(page)).toHaveCount(3)

  await goOn(page).click()
  await expect(page.getByRole('log')).toBeVisible()
  expect(await page.getByRole('log').innerText()).toBe(chronicle)
})

test('restore points and backups stand in one list, and each comes back beside the others', async ({
  app: { page },
}) => {
  await openSample(page)
  const clock = page.getByRole('group', { name: 'Clock' })
  await expect(clock).toContainText('15:40')
  await advanceTurn(page)
  await expect(clock).toContainText('15:50')
  await leave(page)
  // Opening it was a restore point; erasing keeps a copy that outlives the campaign.
  const copies = page.getByRole('radiogroup', { name: 'Copies to restore' })
  await unfold(page)
  await button(page, 'Copy The Drowned Belfry').click()
  await expect(names(page)).toHaveCount(2)
  await button(page, 'Put The Drowned Belfry, copy in the trash').click()
  await button(page, 'Erase The Drowned Belfry, copy …').click()
  await button(page, 'Erase The Drowned Belfry, copy for good').click()
  await expect(names(page)).toHaveCount(1)

  await expect(page.getByRole('button', { name: /^Restore a copy/ })).toBeDisabled()
  const backup = copies.getByRole('radio', { name: /^The Drowned Belfry, copy backup/ })
  await backup.focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: /^Restore a copy/ }).press('Enter')
  await expect(notice(page)).toContainText('stands beside the others; nothing was overwritten.')
  await expect(names(page)).toHaveCount(2)

  const point = copies.getByRole('radio', {
    name: /^The Drowned Belfry session start, day 14, 15:40/,
  })
  await point.focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: /^Restore a copy/ }).press('Enter')
  await expect(names(page).first()).toHaveText('The Drowned Belfry, restored')
  await goOn(page).click()
  await expect(clock).toContainText('15:40')
})
