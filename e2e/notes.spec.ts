import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { askMain, openRoll } from './calls.ts'
import { cutAndCovered } from './cut-and-covered.ts'
import { openSample, showFold } from './steps.ts'
import { expect, test } from './test.ts'
import { accessibilityFaults } from './window-view.ts'

test('notes are written, linked, renamed and taken back by keys', async ({ app }) => {
  test.setTimeout(120_000)
  const { page } = app
  await openSample(page)
  await showFold(page, 'Prep')
  const pages = page.getByRole('navigation', { name: 'Pages of Prep' })
  await pages.getByRole('button', { name: 'Notes' }).press('Enter')
  await expect(page.getByText('No notes yet.')).toBeVisible()
  const title = page.getByRole('textbox', { name: 'Title' })
  const list = page.getByRole('list', { name: 'Notes' })

  await test.step('a faction and a person who links to it', async () => {
    await page.keyboard.press('Insert')
    await expect(title).toBeFocused()
    await page.keyboard.type('The Bell Wardens')
    await page.getByRole('combobox', { name: 'Kind of note' }).selectOption('Faction')
    await page.keyboard.press('Control+Enter')
    await expect(list.getByRole('button', { name: /The Bell Wardens/ })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Insert')
    await expect(title).toBeFocused()
    await page.keyboard.type('Marget Sloe')
    await page.keyboard.press('Enter')
    await expect(list.getByRole('button', { name: /Marget Sloe/ })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.keyboard.press('e')
    await expect(page.getByRole('textbox', { name: 'Note', exact: true })).toBeFocused()
    await page.keyboard.type('Will not cross while she hears the [[bel')
    await expect(page.getByRole('list', { name: 'Link to' })).toContainText('The Bell Wardens')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByRole('button', { name: 'The Bell Wardens', exact: true })).toBeVisible()
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await cutAndCovered(page)).toEqual([])
  })

  await test.step('the link leads there; a rename follows in one step', async () => {
    await page.getByRole('button', { name: 'The Bell Wardens', exact: true }).press('Enter')
    await expect(title).toHaveValue('The Bell Wardens')
    await page.keyboard.press('F2')
    await expect(title).toBeFocused()
    await page.keyboard.type('The Drowned Bell')
    await page.keyboard.press('Enter')
    await expect(list.getByRole('button', { name: /The Drowned Bell/ })).toBeVisible()
    await page.getByRole('button', { name: 'Marget Sloe', exact: true }).press('Enter')
    await expect(title).toHaveValue('Marget Sloe')
    await expect(page.getByRole('button', { name: 'The Drowned Bell', exact: true })).toBeVisible()
    await page.keyboard.press('u')
    await expect(page.getByRole('button', { name: 'The Bell Wardens', exact: true })).toBeVisible()
  })

  await test.step('a chronicle line that names her is found, and a name leads to its note', async () => {
    const said = { text: 'Marget Sloe takes five over' }
    const note = { action: 'house.note', input: said, ...openRoll }
    expect(await askMain(page, 'play.run', note)).toMatchObject({ ok: true })
    const lines = page.getByRole('list', { name: 'Lines of the chronicle' })
    await expect(lines).toContainText('Marget Sloe takes five over')
    await list.getByRole('button', { name: /The Bell Wardens/ }).press('Enter')
    await expect(title).toHaveValue('The Bell Wardens')
    await page.keyboard.press('Control+k')
    const palette = page.getByRole('dialog', { name: 'Find or do' })
    await palette.getByRole('combobox', { name: 'Find or do' }).fill('marget')
    await expect(palette.getByRole('option', { selected: true })).toHaveText(/Marget Sloe/)
    await page.keyboard.press('Enter')
    await expect(title).toHaveValue('Marget Sloe')
  })

  await test.step('the players see what they know of her, without the marks of links', async () => {
    await page.keyboard.press('Shift+e')
    await expect(page.getByRole('textbox', { name: 'The players know' })).toBeFocused()
    await page.keyboard.type('Poles the boat of [[The Bell Wardens]].')
    await page.keyboard.press('Control+Enter')
    const show = page.getByRole('button', { name: /^Shown? to players ?: what they know/ })
    await expect(show).toBeEnabled()
    await page.keyboard.press('Shift+r')
    await expect(show).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.press('Shift+r')
    await expect(show).toHaveAttribute('aria-pressed', 'false')
  })

  await test.step('the folder goes out, is edited, and comes in again in one step', async () => {
    const out = await askMain(page, 'notes.export', { form: 'folder' })
    expect(out).toMatchObject({ ok: true, value: { notes: 2 } })
    const folder = out.ok ? out.value.path : ''
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    const marget = join(folder, files.find((file) => file.endsWith('Marget Sloe.md')) ?? '')
    const text = readFileSync(marget, 'utf8')
    expect(text).toContain('[[The Bell Wardens]]')
    writeFileSync(marget, text.replace('Will not cross', 'Will cross for silver'))
    writeFileSync(join(folder, 'Ferry rope.md'), 'Tarred, and cut half through by [[Marget Sloe]].')
    const bringIn = async (): Promise<void> => {
      await page.getByRole('button', { name: /^Import/ }).press('Enter')
      await page.getByLabel('Folder of notes').setInputFiles(folder)
    }
    await bringIn()
    const sums = page.getByRole('main')
    await expect(sums.getByText(/^New\s*1\s*Changed\s*1\s*As they are here\s*1/)).toBeVisible()
    await page.getByRole('button', { name: 'Import 2 notes' }).press('Enter')
    await list.getByRole('button', { name: /Ferry rope/ }).press('Enter')
    await page.getByRole('button', { name: 'Marget Sloe', exact: true }).press('Enter')
    await expect(title).toHaveValue('Marget Sloe')
    await expect(page.getByRole('main')).toContainText('Will cross for silver while she hears the')
    await page.keyboard.press('u')
    await expect(list.getByRole('button', { name: /Ferry rope/ })).toHaveCount(0)
    await expect(page.getByRole('main')).toContainText('Will not cross while she hears the')
  })
})
