import type { Locator, Page } from '@playwright/test'
import { folds } from '../src-renderer/lib/folds.ts'
import { callMain, openRoll } from './calls.ts'
import { rollByHand } from './evening-hand.ts'
import { meetBandits, newCampaign } from './states/campaign.ts'
import { meetAndFight } from './states/folds.ts'
import { showFold, makeOneEntry, openSample } from './steps.ts'
import { expect, test } from './test.ts'

/** Controls that may be clicked without anything being done in the campaign. */
const harmless = [
  'summary',
  'label:has(input[type=radio]:not(:disabled))',
  'label:has(input[type=checkbox]:not(:disabled))',
  'button[aria-pressed]:enabled',
  'button[aria-expanded]:enabled',
  'button[aria-current]:enabled',
  'button[data-fighter]:enabled',
]
  .map((one) => `.app ${one}:visible`)
  .join(', ')

/** So many controls are clicked in each fold. */
const most = 8

/** Counts clicks from now on, whatever they were caused by. */
async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counted = globalThis as unknown as { clicks: number; counting?: true }
    counted.clicks = 0
    if (!counted.counting) addEventListener('click', () => (counted.clicks += 1), true)
    counted.counting = true
  })
  return () => page.evaluate(() => (globalThis as unknown as { clicks: number }).clicks)
}

/** Tells a field or a form that has the focus from nothing and from what keys pass by. */
const focused = (page: Page): Promise<'field' | 'nothing' | 'no field'> =>
  page.evaluate(() => {
    const here = document.activeElement
    if (here === null || here === document.body) return 'nothing'
    return here.matches('input:not([type=radio], [type=checkbox]), textarea, select, form *')
      ? 'field'
      : 'no field'
  })

/** The clock opens in every fold by its letter; the way back leaves no trace. */
async function letterIsTheGames(page: Page, what: string): Promise<void> {
  await page.keyboard.press('j')
  const clock = page.getByRole('dialog', { name: 'The clock' })
  await expect(clock, `J after ${what}`).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(clock).toHaveCount(0)
  expect(await focused(page), `focus after ${what}, J and Escape`).toBe('no field')
}

const nameOf = (control: Locator): Promise<string> =>
  control.evaluate((one) => (one.getAttribute('aria-label') ?? one.textContent ?? '').trim())

test('in every fold keys mean the same after a click, and the focus is never lost', async ({
  app: { page },
}) => {
  test.setTimeout(120_000)
  await openSample(page)
  await meetAndFight(page, async () => {})
  for (const [at, { id, title }] of folds.entries())
    await test.step(title, async () => {
      await page.keyboard.press(String(at + 1))
      await expect(page.getByRole('main', { name: title })).toBeVisible()
      expect(await focused(page), `${title} entered by key`).toBe('no field')
      await letterIsTheGames(page, `entering ${id}`)
      await showFold(page, title as Parameters<typeof showFold>[1])
      const count = Math.min(most, await page.locator(harmless).count())
      expect(count, `controls in ${title}`).toBeGreaterThan(0)
      for (let nth = 0; nth < count; nth += 1) {
        const control = page.locator(harmless).nth(nth)
        const what = `a click on “${await nameOf(control)}” in ${title}`
        await control.click()
        // What opened a form has put the focus into it, and the way back leads out of it.
        if ((await focused(page)) === 'field') await page.keyboard.press('Escape')
        const clicks = await countClicks(page)
        await letterIsTheGames(page, what)
        await page.keyboard.press('Enter')
        expect(await clicks(), `Enter presses nothing after ${what}`).toBe(0)
        expect(await focused(page), `focus after ${what}`).toBe('no field')
      }
    })
})

test('Space is the turn after a click, and the button’s own after Tab', async ({
  app: { page },
}) => {
  await openSample(page)
  const rules = page.getByRole('button', { name: 'Rules', exact: true })
  await rules.click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await makeOneEntry(page, () => page.keyboard.press('Space'))
  expect(await focused(page)).toBe('no field')

  await test.step('Tab goes on from what was clicked, and there the ring shows', async () => {
    await rules.click()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Settings', exact: true })).toBeFocused()
    await page.keyboard.press('Space')
    await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('so it is after another window, and after a click on what had the focus', async () => {
    const turn = page.locator('[data-character="1"] .turn')
    await turn.focus()
    await turn.click()
    await makeOneEntry(page, () => page.keyboard.press('Space'))
    await turn.click()
    // The browser tells so that another window has the focus now, and that this one has it again.
    await page.evaluate(() => {
      const { activeElement } = document
      for (const name of ['focusout', 'focusin'])
        activeElement?.dispatchEvent(new FocusEvent(name, { bubbles: true }))
    })
    await makeOneEntry(page, () => page.keyboard.press('Space'))
  })

  await test.step('a field is left by Escape, and then letters are the game’s', async () => {
    await page.keyboard.press('/')
    const search = page.getByRole('searchbox').or(page.getByRole('textbox', { name: /chronicle/i }))
    await expect(search.first()).toBeFocused()
    await page.keyboard.press('Escape')
    await letterIsTheGames(page, 'a field that was left')
  })

  await test.step('a form begins in its first field', async () => {
    await page.keyboard.press('Shift+P')
    await page.getByRole('button', { name: 'Somebody new' }).click()
    await page.keyboard.type('Zara')
    await expect(page.getByRole('dialog').getByLabel('Name')).toHaveValue('Zara')
    await makeOneEntry(page, () => page.keyboard.press('Enter'))
    expect(await focused(page)).toBe('no field')
  })
})

test('past the last stop Tab goes on at the first, and back again', async ({ app: { page } }) => {
  await openSample(page)
  await page.getByRole('contentinfo', { name: 'Party' }).getByRole('button').last().focus()
  const inHead = (): Promise<boolean> =>
    page.evaluate(() => document.activeElement?.closest('header') !== null)
  await page.keyboard.press('Tab')
  await expect.poll(inHead).toBe(true)
  await page.keyboard.press('Shift+Tab')
  await expect.poll(inHead).toBe(false)
  await page.keyboard.press('Tab')
  await expect.poll(inHead).toBe(true)
})

test('a fold that was seen once stands with its key, and a field lets go with its Enter', async ({
  app: { page },
}) => {
  await openSample(page)
  await makeOneEntry(page, async () => {
    await page.keyboard.press('Shift+E')
    await page.getByRole('textbox', { name: 'Who', exact: true }).fill('Ogre')
    await page.getByRole('radio', { name: /^Ogre/ }).press('Space')
    await page.keyboard.press('Enter')
  })
  await makeOneEntry(page, () => page.keyboard.press('x'))
  await expect(page.locator('.harm')).toBeVisible()
  await page.keyboard.press('1')
  await expect(page.locator('.harm')).toHaveCount(0)
  // No turn of the browser lies between a key and what it means: the next key may come at once.
  const stands = await page.evaluate(async () => {
    dispatchEvent(new KeyboardEvent('keydown', { key: '3', code: 'Digit3' }))
    for (let turn = 0; turn < 8; turn += 1) await Promise.resolve()
    return document.querySelector('.harm') !== null
  })
  expect(stands).toBe(true)
  const damage = page.getByRole('textbox', { name: 'Damage typed in' })
  await page.keyboard.press('h')
  await page.keyboard.type('1')
  const holds = () => damage.evaluate((field) => document.activeElement === field)
  expect(await holds()).toBe(true)
  await makeOneEntry(page, async () => {
    const held = await damage.evaluate((field) => {
      field.closest('form')?.requestSubmit()
      return document.activeElement === field
    })
    expect(held).toBe(false)
  })
  await page.keyboard.press('h')
  await page.keyboard.type('many')
  await page.keyboard.press('Enter')
  await expect.poll(holds).toBe(true)
})

test('who acts is chosen once for the whole screen, by key and by mouse', async ({
  app: { page },
}) => {
  await openSample(page)
  const card = (name: string) => page.getByRole('article', { name: new RegExp(`^${name}`) })
  const acting = (name: string) => card(name).getByRole('button', { name: 'acting', pressed: true })
  await page.keyboard.press('Alt+2')
  await expect(acting('Pell Harrow')).toBeVisible()
  for (const title of ['Town', 'Explore'] as const) {
    await showFold(page, title)
    await expect(acting('Pell Harrow')).toBeVisible()
  }
  await expect(page.locator('[data-check=door]')).toContainText('Pell')
  await page.keyboard.press('k')
  const form = page.getByRole('dialog', { name: 'Find or do' })
  await expect(form.getByLabel('Who', { exact: true }).locator('option:checked')).toHaveText(
    'Pell Harrow',
  )
  const skills = await form.getByLabel('Skill').locator('option').allInnerTexts()
  expect(skills[0]).toMatch(/ \d+$/)
  await page.keyboard.press('Escape')
  await card('Maud Tallow').getByRole('button', { name: 'Let Maud Tallow act' }).click()
  await expect(acting('Maud Tallow')).toBeVisible()
  await expect(page.locator('[data-check=door]')).toContainText('Maud')
  await page.keyboard.press('Alt+1')
  await expect(page.getByRole('region', { name: 'Sheet, Maud Tallow' })).toBeVisible()
})

test('dice typed before they are asked for are the answer, and what nobody asks is the game’s', async ({
  app: { page },
}) => {
  await openSample(page)
  await rollByHand(page)
  // All at once, as no hand can: no key waits for what the one before it came to.
  const type = (...keys: readonly string[]) =>
    page.evaluate((all) => {
      for (const key of all)
        (document.activeElement ?? document.body).dispatchEvent(
          new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
        )
    }, keys)
  await makeOneEntry(page, () => type('l', '4', 'Enter'))
  await expect(page.getByRole('main', { name: 'Explore' })).toBeVisible()
  await makeOneEntry(page, () => type('l', '1', 'Enter', '3'))
  await expect(page.getByRole('main', { name: 'Fight' })).toBeVisible()
})

test('a step that is at its end once it is pressed keeps the focus', async ({ app }) => {
  const { page } = app
  await openSample(page)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('>Limit how often')
  await page.getByRole('combobox', { name: 'In', exact: true }).selectOption('a round')
  await page.getByRole('textbox', { name: 'Recharges on a d6 of' }).fill('7')
  await page.getByRole('button', { name: 'Recharges on a d6 of: more' }).click({ force: true })
  await expect(page.getByRole('textbox', { name: 'Recharges on a d6 of' })).toHaveValue('6')
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
})

test('a due that nobody can settle yet strikes each of its ways, and says why', async ({
  app: { page },
}) => {
  await openSample(page)
  await newCampaign(page, 'Block, Dodge, Parry', 'Fallen')
  await meetBandits(page)
  const hostile = { ...openRoll, override: 'failure' } as const
  await callMain(page, 'play.run', {
    action: 'block-dodge-parry.reaction',
    input: {},
    ...hostile,
  })
  const due = page.getByRole('region', { name: 'Initiative' })
  for (const way of ['Closing in', 'Already Close']) {
    const button = due.getByRole('button', { name: way })
    await expect(button).toBeDisabled()
    await expect(button).toHaveAccessibleDescription(/^Nobody of the party stands/)
  }
})
