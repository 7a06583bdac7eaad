import type { Page } from '@playwright/test'
import { launch } from './app.ts'
import { cutAndCovered, outOfReach } from './cut-and-covered.ts'
import { countEntries, showFold, makeOneEntry, openSample } from './steps.ts'
import { expect, test } from './test.ts'

const clock = (page: Page) => page.getByRole('group', { name: 'Clock' })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const find = (page: Page) => page.getByRole('combobox', { name: 'Find or do' })

/** The mark on the card of whoever acts. */
const acting = (page: Page, name: string) =>
  page
    .getByRole('article', { name: new RegExp(`^${name}`) })
    .getByRole('button', { name: 'acting', pressed: true })

/** Opens the settings on a tab by key, does something there and goes back. */
async function inSettings(page: Page, tab: 'Screen' | 'House rules', does: () => Promise<void>) {
  await page.keyboard.press('Control+,')
  await dialog(page, 'Settings').getByRole('button', { name: tab }).press('Enter')
  await does()
  await page.keyboard.press('Escape')
  await expect(dialog(page, 'Settings')).toHaveCount(0)
}

/** Unfolds the reasons of a chronicle line. */
const unfold = (page: Page, line: RegExp) =>
  page.getByRole('log').getByRole('button', { name: line }).click()

/** Opens the palette and looks for something. */
async function look(page: Page, words: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await expect(find(page)).toBeFocused()
  await page.keyboard.type(words)
}

async function choose(page: Page, radio: string): Promise<void> {
  await page.getByRole('radio', { name: radio }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByRole('radio', { name: radio })).toBeChecked()
}

test('what is set on the screen is so at once, and still so after a restart', async ({ app }) => {
  const { page } = app
  await expect(page.getByText('Open the sample')).toBeVisible()
  await page.keyboard.press('Control+l')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'paper')
  await openSample(page)
  const before = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
  await inSettings(page, 'Screen', async () => {
    await choose(page, '130%')
    await choose(page, 'Letter')
    await page.getByRole('checkbox', { name: /^Single keys/ }).press('Space')
  })
  const after = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
  expect(Number.parseFloat(after) / Number.parseFloat(before)).toBeCloseTo(1.3)
  expect(await app.close()).toBe(0)

  const again = await launch({ data: app.data })
  try {
    const { page } = again
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'paper')
    await page
      .getByRole('button', { name: /The Drowned Belfry/ })
      .first()
      .click()
    await expect(page.getByRole('log')).toBeVisible()
    await page.keyboard.press('Control+,')
    await dialog(page, 'Settings').getByRole('button', { name: 'Screen' }).click()
    for (const chosen of ['Paper daylight', '130%', 'Letter'])
      await expect(page.getByRole('radio', { name: chosen })).toBeChecked()
    await expect(page.getByRole('checkbox', { name: /^Single keys/ })).not.toBeChecked()
    expect(again.complaints).toEqual([])
  } finally {
    await again.dispose()
  }
})

test('at the largest text nothing is out of reach: leaves scroll, the page never', async ({
  app: { page },
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const stands = async (name: string) => {
    const size = await page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement
      return { scrollWidth, scrollHeight }
    })
    expect.soft(size, name).toEqual({ scrollWidth: 1280, scrollHeight: 800 })
    expect.soft(await outOfReach(page), name).toEqual([])
    expect.soft(await cutAndCovered(page), name).toEqual([])
  }
  await openSample(page)
  await page.keyboard.press('Shift+E')
  await expect(page.getByRole('main').getByPlaceholder('a name')).toBeFocused()
  await page.getByRole('button', { name: 'Cancel', exact: true }).press('Enter')
  for (const size of ['160%', '115%', '80%']) {
    await inSettings(page, 'Screen', () => choose(page, size))
    await stands(`Explore at ${size}`)
  }
  await inSettings(page, 'Screen', () => choose(page, '160%'))
  await showFold(page, 'Prep')
  await stands('Prep')
  await showFold(page, 'Print')
  await stands('Print')
  await page.keyboard.press('Control+,')
  await expect(dialog(page, 'Settings')).toBeVisible()
  await stands('House rules')
  await page.keyboard.press('Escape')
  await expect(dialog(page, 'Settings')).toHaveCount(0)
  await page.getByRole('button', { name: 'All campaigns' }).click()
  await expect(page.getByText('last played')).toBeVisible()
  await stands('Start')
})

test('without single keys only those with Ctrl or Alt do anything', async ({ app: { page } }) => {
  await openSample(page)
  await inSettings(page, 'Screen', () =>
    page.getByRole('checkbox', { name: /^Single keys/ }).press('Space'),
  )
  for (const key of ['Space', '?', '5', 'e', 'w', 'c']) await page.keyboard.press(key)
  await expect(page.getByRole('main', { name: 'Explore' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('Alt+1')
  await expect(acting(page, 'Maud Tallow')).toBeVisible()
  await look(page, 'advance the')
  await makeOneEntry(page, () => page.keyboard.press('Enter'))
  await expect(clock(page)).toContainText('15:50')
  expect(await countEntries(page)).toBe(1)
})

test('who rolls by hand is asked for every die, where the roll was begun', async ({
  app: { page },
}) => {
  await openSample(page)
  await inSettings(page, 'Screen', () =>
    page.getByRole('checkbox', { name: /^We roll by hand/ }).press('Space'),
  )
  const faces = page.locator('form.question input')
  await page.keyboard.press('Space')
  await expect(faces).toBeFocused()
  await expect(page.getByRole('main').locator('form.question')).toContainText('Advance the turn')
  await page.keyboard.type('7')
  await page.keyboard.press('Enter')
  await expect(faces).toHaveAttribute('aria-invalid', 'true')
  await page.keyboard.press('Escape')
  await expect(faces).toHaveCount(0)
  expect(await countEntries(page)).toBe(0)

  await page.keyboard.press('Space')
  await expect(faces).toBeFocused()
  await page.keyboard.type('5')
  for (const fold of ['Travel', 'Explore'] as const) {
    await showFold(page, fold)
    await expect(faces).toHaveValue('5')
  }
  await makeOneEntry(page, () => faces.press('Enter'))
  await expect(page.getByRole('log')).toContainText('Free')
  await look(page, '=2d6')
  await expect(page.getByText('mean 7')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(faces).toBeFocused()
  await page.keyboard.type('4 5')
  await makeOneEntry(page, () => page.keyboard.press('Enter'))
  await unfold(page, /^2d6 9/)
  await expect(page.getByRole('log')).toContainText('= 9')
})

test('a house rule is changed by key, shows in the next preview, and goes back', async ({
  app: { page },
}) => {
  await openSample(page)
  const settings = dialog(page, 'Settings')
  /** Checks the preview of an untrained character’s skill test. */
  const untrained = async (says: string) => {
    await look(page, '@maud')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('combobox', { name: 'Who' })).toBeFocused()
    await page.getByRole('combobox', { name: 'Skill' }).selectOption('Ogham')
    await expect(page.locator('.pp .meta')).toHaveText(says)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await untrained('Maud Tallow has no Ogham: no roll')
  await expect(page.getByRole('button', { name: 'rules as printed' })).toBeVisible()

  await inSettings(page, 'House rules', async () => {
    await settings.getByLabel('Find a house rule').focus()
    await page.keyboard.type('nobody taught')
    await expect(settings.getByText('A character has no score in the skill.')).toBeVisible()
    await settings.getByRole('radio', { name: 'It fails' }).focus()
    await page.keyboard.press('ArrowDown')
    await expect(settings.getByRole('radio', { name: 'Roll against 0' })).toBeChecked()
    await expect(settings.locator('.rules .chg')).toContainText('changed')
  })
  await expect(page.getByRole('button', { name: '1 house rule' })).toBeVisible()
  await untrained('d20 under 0: 0 %')

  await test.step('it is a command: undone, done again, and told in the chronicle', async () => {
    expect(await countEntries(page)).toBe(1)
    await page.keyboard.press('u')
    await expect(page.getByRole('button', { name: 'rules as printed' })).toBeVisible()
    await page.keyboard.press('Shift+U')
    await expect(page.getByRole('button', { name: '1 house rule' })).toBeVisible()
  })
  await look(page, 'nobody taught')
  await page.getByRole('option', { name: /^Testing a skill nobody taught/ }).click()
  await expect(find(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(settings.getByText('A character has no score in the skill.')).toBeVisible()
  await settings.getByRole('button', { name: 'Back to the default' }).press('Enter')
  await expect(settings.getByRole('button', { name: /^Back to the default/ })).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'rules as printed' })).toBeVisible()
  await untrained('Maud Tallow has no Ogham: no roll')
})

test('the palette does, finds people and rules, and rolls any dice', async ({ app: { page } }) => {
  await openSample(page)
  const option = (name: string | RegExp) => page.getByRole('option', { name })

  await test.step('what cannot be done is struck, with the reason', async () => {
    await look(page, '>morale')
    await expect(option(/^Morale/)).toContainText('no group is here')
    await expect(option(/^Morale/)).toHaveClass(/refused/)
    await page.keyboard.press('Enter')
    await expect(find(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('rules open as text, and the focus comes back to where it was', async () => {
    await page.keyboard.press('Alt+2')
    await look(page, '#morale')
    await expect(option(/HRT-MOR-01/).first()).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toContainText('2d6')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('a mistake in dice is pointed at; right ones show odds and roll', async () => {
    await look(page, '=3d6+x')
    await expect(page.locator('.mistake mark')).toHaveText('x')
    await expect(page.getByText('A number or dice such as 2d6 should stand here.')).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(find(page)).toBeFocused()
    await page.keyboard.press('Backspace')
    await page.keyboard.type('1')
    await expect(page.getByText('mean 11.5')).toBeVisible()
    await makeOneEntry(page, () => page.keyboard.press('Enter'))
    await unfold(page, /^3d6\+1 \d+/)
    await expect(page.getByRole('log')).toContainText(/\[\d \d \d\] \+ 1 = \d+/)
  })

  await test.step('an action that asks begins where it is filled in', async () => {
    await page.keyboard.press('w')
    await expect(page.getByLabel('What to remember')).toBeFocused()
    await page.keyboard.type('The bell rings <i>under</i> water.')
    await makeOneEntry(page, () => page.keyboard.press('Enter'))
    await expect(page.getByRole('log')).toContainText('The bell rings <i>under</i> water.')
  })

  await test.step('from the last group Tab goes on into the form', async () => {
    await look(page, 'heal')
    const inTheList = (): Promise<boolean> =>
      find(page).evaluate((field) => field === document.activeElement)
    for (let tab = 0; tab < 12 && (await inTheList()); tab += 1) await page.keyboard.press('Tab')
    await expect(find(page)).not.toBeFocused()
  })
})

test('the key help tells every key, and each of them works', async ({ app: { page } }) => {
  await openSample(page)
  const odo = page.getByRole('button', { name: /^Odo Fenwick, Hit points/ })
  await odo.focus()
  await page.keyboard.press('?')
  const help = dialog(page, 'Keys')
  const shown = await help.locator('dt .vh').allInnerTexts()
  const bound = await page.evaluate(() =>
    [...document.querySelectorAll('[aria-keyshortcuts]')].flatMap((one) =>
      (one.getAttribute('aria-keyshortcuts') ?? '').replace('Control', 'Ctrl').split(' '),
    ),
  )
  const listed = shown.map((keys) => keys.trim())
  expect(listed).toEqual(expect.arrayContaining(['1', '5', '6', 'F6', 'Ctrl+K', 'Space', 'R']))
  // The dialogs' own Enter and Esc stand on their buttons.
  const own = /^(Esc|Escape|Enter|Shift\+Enter|Alt\+[2-7])$/
  expect(bound.filter((keys) => !listed.includes(keys) && !own.test(keys))).toEqual([])
  await page.keyboard.press('Space')
  await page.keyboard.press('Escape')
  await expect(help).toHaveCount(0)
  await expect(odo).toBeFocused()
  await expect(clock(page)).toContainText('15:40')

  await test.step('F6 goes round the regions, and back with Shift', async () => {
    const region = () =>
      page.evaluate(() => {
        const here = document.activeElement?.closest('[data-region]')
        return here?.getAttribute('aria-label') ?? here?.tagName ?? 'none'
      })
    const seen: string[] = []
    do {
      seen.push(await region())
      await page.keyboard.press('F6')
    } while (seen.length < 12 && (await region()) !== seen[0])
    expect(seen).toEqual(['Party', 'Time and tools', 'Folds', 'Explore', 'Chronicle'])
    await page.keyboard.press('Shift+F6')
    expect(await region()).toBe('Chronicle')
  })
  for (const [nth, name] of ['Maud Tallow', 'Pell Harrow', 'Brannoc Vane'].entries()) {
    await page.keyboard.press(`Alt+${nth + 1}`)
    await expect(acting(page, name)).toBeVisible()
  }
})
