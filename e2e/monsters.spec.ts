import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { callMain, openRoll } from './calls.ts'
import {
  bell,
  hag,
  monk,
  modulePage as monsterPage,
  monsterTable,
  tallowThing,
} from './monster-page.ts'
import { showFold, openSample, quickPolling } from './steps.ts'
import { expect, test } from './test.ts'

const step = (page: Page) =>
  page.getByRole('list', { name: 'Conversion steps' }).locator('[aria-current]')

/** How many entries the journal holds; in Prep the chronicle is shut. */
const entries = async (page: Page) =>
  (await callMain(page, 'play.chronicle', { before: 0, limit: 1 })).total

/** Does something that makes exactly one entry, and waits until it is written. */
async function once(page: Page, act: () => Promise<void>): Promise<void> {
  const next = (await entries(page)) + 1
  await act()
  await expect.poll(() => entries(page), quickPolling).toBe(next)
}

/** Monster of that name in the library that is not a bundled one; null for none. */
async function kept(page: Page, name: string) {
  const filter = {}
  const { monsters } = await callMain(page, 'library.search', {
    words: name,
    filter,
    from: 0,
    limit: 50,
  })
  const found = monsters.find((one) => one.name === name && one.home !== 'bundled')
  return found ? callMain(page, 'library.monster', { id: found.id }) : null
}

async function paste(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Stat blocks to convert' }).fill(text)
  await page.keyboard.press('Control+Enter')
  await expect(step(page)).toHaveText(/Check/)
}

test.describe('by hand', () => {
  test('a monster is typed down its page with keys alone, kept at once, and the next form waits', async ({
    app: { page },
  }) => {
    await openSample(page)
    await page.keyboard.press('5')
    const paste = page.getByRole('textbox', { name: 'Stat blocks to convert' })
    await expect(paste).toBeVisible()
    await expect(paste).not.toBeFocused()
    await page.keyboard.press('v')
    await expect(paste).toBeFocused()
    await page.keyboard.press('Alt+h')
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
    const lines = [
      'Cellar Imp',
      '6 [13]',
      '1-1',
      '2 × claw (1d3), 1 × bite (1d4)',
      // What its hit dice settle is offered, and taken by the key that passes it.
      '',
      '90’ (30’)',
      '',
      '7',
      'Chaotic',
      '10',
      '1d4 (2d6)',
      'R',
      'Wriggles: free of any rope in a round',
    ]
    for (const [at, words] of lines.entries()) {
      if (at > 0) await page.keyboard.press('Tab')
      await page.keyboard.type(words)
    }
    await once(page, () => page.keyboard.press('Control+Shift+Enter'))
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('')
    const imp = await kept(page, 'Cellar Imp')
    expect(imp).toMatchObject({
      layout: 'by-hand',
      figures: {
        hd: { value: { dice: 1, modifier: -1 } },
        thac0: { value: { thac0: 19, bonus: 0 } },
        saves: { value: { D: 14, W: 15, P: 16, B: 17, S: 18 } },
        morale: { value: 7 },
        xp: { value: 10 },
      },
      attacks: [
        { count: 2, name: 'claw', dice: '1d3' },
        { count: 1, name: 'bite', dice: '1d4' },
      ],
      details: [{ title: 'Wriggles', text: 'free of any rope in a round' }],
      unread: [],
    })
    expect(imp?.source.text).toContain('Att 2 × claw (1d3), 1 × bite (1d4)')
  })

  test('a field that says nothing says so under it, another page has other fields', async ({
    app: { page },
  }) => {
    await openSample(page)
    await showFold(page, 'Prep')
    await page.getByRole('button', { name: /^By hand/ }).click()
    await page.getByRole('textbox', { name: 'Hit dice', exact: true }).fill('plenty')
    await expect(page.getByText('“plenty” could not be read: write it like 1-1.')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Hit dice', exact: true })).toHaveAttribute(
      'aria-invalid',
      'true',
    )
    await expect(page.getByRole('button', { name: /^Keep now/ })).toBeDisabled()
    await page.getByLabel('The page it stands on').selectOption('Cairn')
    await expect(page.getByRole('textbox', { name: 'Hit dice', exact: true })).toHaveCount(0)
    await page.getByLabel('Name', { exact: true }).fill('Reed Hag')
    await page.getByLabel('HP', { exact: true }).fill('7')
    await page.getByLabel('Attacks').fill('hook (d8)')
    await expect(page.getByLabel('The text as it was read')).toContainText('7 HP, hook (d8)')
    await once(page, () => page.keyboard.press('Control+Shift+Enter'))
    expect(await kept(page, 'Reed Hag')).toMatchObject({ figures: { hp: { value: 7 } } })
  })
})

test.describe('a paste', () => {
  test('is mended field by field, each goes back, and an unread stretch is given a field', async ({
    app: { page },
  }) => {
    await openSample(page)
    await showFold(page, 'Prep')
    await paste(page, monk)
    await page.getByRole('textbox', { name: 'Hit dice', exact: true }).fill('4')
    await page.getByRole('textbox', { name: 'Hit dice', exact: true }).press('Tab')
    await expect(page.getByText('read as nothing')).toBeVisible()
    await page.getByRole('textbox', { name: 'Morale', exact: true }).fill('99')
    await page.getByRole('textbox', { name: 'Morale', exact: true }).press('Tab')
    await expect(page.getByText('Morale runs from 2 to 12.')).toBeVisible()
    await page.getByRole('textbox', { name: 'Morale', exact: true }).fill('11')
    await page.getByRole('textbox', { name: 'Morale', exact: true }).press('Tab')
    await page.getByRole('button', { name: 'Undo Morale: read as 12' }).click()
    await expect(page.getByRole('textbox', { name: 'Morale', exact: true })).toHaveValue('12')
    await page.getByLabel('Give “Grudge 4” a field').selectOption('Special')
    await expect(page.getByRole('textbox', { name: 'Special' })).toHaveValue('Grudge 4')
    await expect(page.getByText('Unread, kept with the monster as notes')).toBeHidden()
    await once(page, () => page.keyboard.press('Control+Shift+Enter'))
    const now = await kept(page, 'Drowned Monk')
    expect(now).toMatchObject({
      source: { text: monk },
      figures: { hd: { value: { dice: 4 } }, morale: { value: 12 } },
      details: [{ text: 'Grudge 4' }],
      unread: [],
    })
    expect(Object.keys(now?.asRead ?? {}).sort()).toEqual(['hd', 'special'])
  })

  test('of a page in mixed layouts is read whole, the doubtful looked at, and goes in with one step', async ({
    app: { page },
  }) => {
    await openSample(page)
    await showFold(page, 'Prep')
    await page
      .getByRole('textbox', { name: 'Stat blocks to convert' })
      .fill([monsterPage, monsterTable, tallowThing, bell].join('\n\n'))
    await page.keyboard.press('Control+Enter')
    const found = page.getByRole('list', { name: 'Found' }).getByRole('listitem')
    await expect(found).toHaveText([
      /Drowned Monk.*no hit dice/s,
      /Mud Hag.*OSE one line/s,
      /Reed Cat/,
      /Wharf Rat.*Table of monsters/s,
      /Salt Leech/,
      /Tallow Thing.*Cairn stat line/s,
      /Bell Rat/,
    ])
    await page.keyboard.press('Control+Enter')
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Drowned Monk')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Accept all 6 sure ones' }).click()
    await once(page, () => page.keyboard.press('Control+Enter'))
    await expect(page.getByText('0 accepted, 6 kept')).toBeVisible()
    expect(await kept(page, 'Salt Leech')).toMatchObject({
      layout: 'csv',
      figures: { hd: { value: { dice: 4, modifier: 2 } }, ac: { value: { ascending: 10 } } },
    })
    await once(page, () => page.getByRole('button', { name: /^Undo/ }).click())
    await expect(page.getByText('6 accepted, 0 kept')).toBeVisible()
    await once(page, () => page.getByRole('button', { name: /^Redo/ }).click())
    await expect(page.getByText('0 accepted, 6 kept')).toBeVisible()
  })

  test('stands in three games beside its text, each with calls of its own', async ({
    app: { page },
  }) => {
    await openSample(page)
    await showFold(page, 'Prep')
    await paste(page, hag)
    await page.getByRole('button', { name: /Card/ }).click()
    for (const game of ['Delve', 'Heartbreaker'])
      await page.getByRole('button', { name: game, exact: true }).click()
    for (const game of ['HEARTS', 'Delve', 'Heartbreaker'])
      await expect(page.getByRole('article', { name: `In ${game}` })).toContainText(/HP|STA/)
    await expect(page.getByLabel('The text as it was read')).toContainText('AC 5 [14]')
    await page.getByRole('button', { name: 'Cairn stat block' }).click()
    await expect(page.getByRole('article', { name: 'In Delve' })).toHaveCount(0)
    await page
      .getByRole('article', { name: 'In Heartbreaker' })
      .getByRole('button', { name: /of yours$/ })
      .click()
    await expect(step(page)).toHaveText(/Judge/)
    await expect(page.getByRole('radio', { name: 'Heartbreaker', exact: true })).toBeChecked()
    await page.locator('fieldset').first().getByRole('radio').last().check({ force: true })
    await once(page, () => page.keyboard.press('Control+Shift+Enter'))
    const { judged } = (await kept(page, 'Mud Hag')) ?? {}
    expect(Object.keys(judged ?? {}).sort()).toEqual(['cairn', 'hearts', 'heartbreaker'].sort())
  })
})

test.describe('a batch', () => {
  let folder: string
  test.beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'gatefold-module-'))
    mkdirSync(join(folder, 'lower level'))
    writeFileSync(join(folder, 'abbey.txt'), monsterPage)
    writeFileSync(join(folder, 'lower level', 'cairn.md'), `${tallowThing}\n\n${bell}`)
    writeFileSync(join(folder, 'map.png'), Buffer.from([137, 80, 78, 71, 13, 10, 26, 10, 0, 0]))
  })
  test.afterEach(() => rmSync(folder, { recursive: true, force: true }))

  test('a folder is read, the sure ones accepted, the others looked at, and all goes in with one step', async ({
    app: { page },
  }) => {
    await openSample(page)
    await showFold(page, 'Prep')
    await page.getByLabel('A folder of stat blocks').setInputFiles(folder)
    const list = page.getByRole('list', { name: 'Found' })
    await expect(list.getByRole('listitem')).toHaveCount(5)
    await expect(list.getByRole('listitem').first()).toContainText('Drowned Monk')
    await expect(list.getByRole('listitem').first()).toContainText('no hit dice')
    await expect(page.getByRole('list', { name: 'Files' })).toContainText('No text in it')
    await page.getByRole('button', { name: 'Accept all 4 sure ones' }).click()

    await page
      .getByRole('list', { name: 'Found' })
      .getByRole('button', { name: /Mud Hag/ })
      .click()
    await page.getByRole('button', { name: /Judge/ }).click()
    const armour = page.locator('fieldset').filter({ hasText: 'hide' })
    await armour.getByRole('radio', { name: /^Heavy/ }).check({ force: true })
    await armour.getByLabel(/Apply to all like this/).check({ force: true })
    await page.getByRole('button', { name: /^Accept now/ }).click()

    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Drowned Monk')
    await page.getByRole('textbox', { name: 'Hit dice', exact: true }).fill('4')
    await page.getByRole('textbox', { name: 'Hit dice', exact: true }).press('Tab')
    await page.keyboard.press('Control+Shift+Enter')
    await expect(step(page)).toHaveText(/Paste/)
    await expect(page.getByText('5 accepted, 0 kept')).toBeVisible()
    await once(page, () => page.keyboard.press('Control+Enter'))
    await expect(page.getByText('0 accepted, 5 kept')).toBeVisible()

    const names = ['Mud Hag', 'Drowned Monk', 'Reed Cat', 'Tallow Thing', 'Bell Rat']
    for (const name of names) expect(await kept(page, name), name).not.toBeNull()
    expect((await kept(page, 'Mud Hag'))?.judged.hearts?.['armour']).toBe('heavy')
    await once(page, () => page.getByRole('button', { name: /^Undo/ }).click())
    for (const name of names) expect(await kept(page, name), name).toBeNull()
  })

  test('what was unread is reported, and written down', async ({ app: { page } }) => {
    await openSample(page)
    await showFold(page, 'Prep')
    await page.getByLabel('A folder of stat blocks').setInputFiles(folder)
    await page.getByRole('button', { name: 'What was unread' }).click()
    const report = page.getByRole('list', { name: 'What was unread' })
    await expect(report).toContainText('Grudge 4')
    await expect(report).toContainText('map.png')
    await page.getByRole('button', { name: 'Save it as text' }).click()
    const savedNotice = page.getByText(/^Written to .+\.txt$/)
    await expect(savedNotice).toBeVisible()
    const text = readFileSync((await savedNotice.innerText()).replace('Written to ', ''), 'utf8')
    expect(text).toContain('5 monsters read')
    expect(text).toContain('Drowned Monk: Grudge 4')
  })

  test('a whole module is read while play goes on, and can be called off', async ({
    app: { page },
  }) => {
    await openSample(page)
    await showFold(page, 'Prep')
    await page.getByLabel('Files of stat blocks').evaluate((input: HTMLInputElement, block) => {
      const chapter = 'The hall is long and dark, and nobody has swept it for a year.\n\n'.repeat(
        900,
      )
      const chosen = new DataTransfer()
      chosen.items.add(new File([`${chapter}${block}\n\n`.repeat(500)], 'module.txt'))
      input.files = chosen.files
      input.dispatchEvent(new Event('change', { bubbles: true }))
    }, hag)
    await expect(
      page.getByRole('progressbar', { name: 'Reading module.txt' }).first(),
    ).toBeVisible()
    await once(page, async () => {
      const input = { text: 'while it reads' }
      await callMain(page, 'play.run', { action: 'house.note', input, ...openRoll })
    })
    await page.getByRole('button', { name: 'Cancel' }).first().click()
    await expect(page.getByText('called off before its end')).toBeVisible()
    const found = page.getByRole('list', { name: 'Found' })
    expect(await found.getByRole('listitem').count()).toBeLessThanOrEqual(200)
  })
})

test('a text is read after other pages of Prep and other folds were looked at', async ({
  app: { page },
}) => {
  await openSample(page)
  await showFold(page, 'Prep')
  const pages = page.getByRole('navigation', { name: 'Pages of Prep' })
  for (const name of ['Tables', 'Generators', 'Sites', 'Monsters'])
    await pages.getByRole('button', { name }).click()
  await showFold(page, 'Explore')
  await showFold(page, 'Prep')
  await paste(page, bell)
})
