import type { Page } from '@playwright/test'
import type { ActionId } from '../src-main/rules/core/situation.ts'
import { callMain, openRoll } from './calls.ts'
import { cutAndCovered, faultsAtThisSize } from './cut-and-covered.ts'
import { wholeState } from './evening-state.ts'
import { chooseTextSize, setWindowView } from './window-view.ts'
import { beginCampaign, newCampaign } from './states/campaign.ts'
import { meetAndFight } from './states/folds.ts'
import { putPartyInRegion } from './states/wilderness.ts'
import { showFold, makeOneEntry, openSample } from './steps.ts'
import { expect, test } from './test.ts'
import { windows } from './windows.ts'

/** So many characters by the dice, without the screen. */
async function addCharacters(page: Page, count: number, action: ActionId): Promise<void> {
  for (let more = 0; more < count; more += 1)
    await callMain(page, 'play.run', { action, input: {}, ...openRoll })
}

test('where large text leaves room for the fold or the chronicle, the other hides neither what is due nor the focus', async ({
  app,
}) => {
  const { page } = app
  await page.setViewportSize({ width: 1280, height: 800 })
  await openSample(page)
  await meetAndFight(page, () => Promise.resolve())
  // What was undone last: the blow, after which morale is due.
  for (const _again of ['the beginning', 'the blow'])
    await makeOneEntry(page, () => page.keyboard.press('Control+y'))
  await chooseTextSize(page, 160)
  const due = page.getByRole('region', { name: 'Morale check due' }).filter({ visible: true })
  const focused = () => page.evaluate(() => document.activeElement?.tagName)
  for (const title of ['Explore', 'Town'] as const) {
    await showFold(page, title)
    await expect(due).toHaveCount(1)
    await page.keyboard.press('c')
    await expect(page.getByRole('log')).toBeVisible()
    await expect(due).toHaveCount(1)
    await expect.poll(focused).not.toBe('BODY')
    await page.keyboard.press('c')
  }
})

test('the end of a fight stands clear below what is due', async ({ app: { page } }) => {
  await beginCampaign(page, 'Heartbreaker', 'Many dues')
  await addCharacters(page, 12, 'heartbreaker.new-character')
  const input = { monster: 'bundled-bandit', number: '3' }
  await callMain(page, 'play.run', { action: 'house.encounter', input, ...openRoll })
  await showFold(page, 'Fight')
  await setWindowView(page, { width: 1440, height: 900, text: 100 })
  await page.keyboard.press('Shift+B')
  await expect(page.getByRole('button', { name: /^End the fight/ })).toBeVisible()
  expect(await cutAndCovered(page)).toEqual([])
})

test('many cards that are due push no fold, line or button over another', async ({ app }) => {
  const { page } = app
  await openSample(page)
  await newCampaign(page, 'Heartbreaker', 'Many dues')
  await addCharacters(page, 24, 'heartbreaker.new-character')
  await putPartyInRegion(page)
  const dues = page.getByRole('region', { name: /languages/ }).filter({ visible: true })
  const waiting = page.locator('.dues .waiting').filter({ visible: true })
  for (const [title, width, height, text] of [
    ['Prep', 1280, 800, 100],
    ['Travel', 1280, 800, 100],
    ['Town', 1280, 800, 160],
    ['Travel', 1280, 800, 160],
    ['Prep', 1280, 800, 200],
  ] as const) {
    await setWindowView(page, { width, height, text })
    await showFold(page, title)
    if (title === 'Travel') await page.getByRole('button', { name: 'Wilderness' }).click()
    for (const _side of ['open', 'shut']) {
      await page.keyboard.press('c')
      await expect(dues.first()).toBeVisible()
      expect(await dues.count()).toBeGreaterThan(2)
      const heights = await waiting.evaluateAll((lists) => lists.map((one) => one.clientHeight))
      expect
        .soft(Math.min(...heights), `lines that wait, ${title} at ${text} %`)
        .toBeGreaterThan(20)
      expect.soft(await cutAndCovered(page), `${title} at ${text} %`).toEqual([])
    }
  }
  await setWindowView(page, { width: 1024, height: 700, text: 100 })
  await showFold(page, 'Prep')
  await page.getByRole('button', { name: /^Amber golem/ }).click()
  await expect(page.getByRole('button', { name: 'Put on the table' })).toBeVisible()
  expect.soft(await cutAndCovered(page), 'a monster below the cards').toEqual([])

  await waiting.getByRole('button', { name: 'Open' }).last().press('Enter')
  await expect(dues.first().getByRole('combobox').first()).toBeFocused()
  await page.getByRole('button', { name: 'Travel' }).click()
  await page.getByRole('button', { name: 'Road' }).click()
  await page.getByRole('textbox', { name: 'From', exact: true }).fill('Kestrel Gate')
  await page.getByRole('textbox', { name: /^Stops/ }).fill('nowhere')
  await expect(page.getByText('The road can’t be read')).toBeVisible()
  await setWindowView(page, { width: 1024, height: 700, text: 200 })
  expect.soft(await cutAndCovered(page), 'drawing a road').toEqual([])

  const [first = ''] = (await wholeState(page)).party
  const name = 'Ebenezer Thistlewood-Blackwater of the Upper Marches, called the Unlucky'
  await callMain(page, 'play.run', {
    action: 'house.rename',
    input: { who: first, name },
    ...openRoll,
  })
  await page.keyboard.press('Escape')
  await page.keyboard.press('Shift+P')
  await expect(page.getByRole('region', { name: 'The party', exact: true })).toContainText(name)
  expect.soft(await faultsAtThisSize(page), 'the party, with a long name').toEqual([])
})

test('a question of another fold leaves each fold its room in a low window', async ({ app }) => {
  const { page } = app
  await openSample(page)
  await makeOneEntry(page, () => page.keyboard.press('e'))
  await makeOneEntry(page, () => page.keyboard.press('x'))
  await showFold(page, 'Travel')
  await page.keyboard.press('Space')
  await expect(page.getByRole('form', { name: /encounter is open/ })).toBeVisible()
  for (const title of ['Fight', 'Explore', 'Town', 'Prep'] as const) {
    await showFold(page, title)
    await expect(page.getByRole('form', { name: /encounter is open/ })).toBeVisible()
    for (const [width, height, text] of [
      [1024, 700, 200],
      [1280, 800, 150],
    ] as const) {
      await setWindowView(page, { width, height, text })
      expect.soft(await cutAndCovered(page), `${title} at ${text} %`).toEqual([])
    }
    await setWindowView(page, { width: 1280, height: 800, text: 100 })
  }
})

test('marks of the hurt and the dead keep clear of loads and lights in every strip', async ({
  app,
}) => {
  const { page } = app
  await openSample(page)
  const does = (action: ActionId, input: Record<string, unknown>) =>
    callMain(page, 'play.run', { action, input, ...openRoll })
  const { party, creatures } = await wholeState(page)
  const [first = ''] = party
  for (const name of ['poisoned', 'blind', 'cursed'])
    await does('house.condition', { who: first, name, on: true })
  await does('house.light', { bearer: first, light: 'Torch' })
  const others = party.filter((id) => creatures[id]?.kind !== 'character')
  expect(others).toHaveLength(2)
  await does('house.kill', { who: others })
  await showFold(page, 'Fight')
  for (const [width, height, text] of [
    [1280, 800, 125],
    [1024, 700, 125],
    [1440, 900, 115],
    [2560, 1440, 115],
  ] as const) {
    await setWindowView(page, { width, height, text })
    await expect(page.getByRole('button', { name: /Blind.*Change$/ })).toBeVisible()
    expect.soft(await cutAndCovered(page), `${width}×${height} at ${text} %`).toEqual([])
  }

  await does('house.weekdays', { weekdays: 'Day of the Two Coins' })
  await page
    .getByRole('navigation', { name: 'Folds' })
    .getByRole('button', { name: 'Fold', exact: true })
    .click()
  await page.getByRole('button', { name: /^Laptop and second display/ }).click()
  for (const [width, height] of [
    [2560, 1440],
    [1920, 1080],
  ] as const) {
    await setWindowView(page, { width, height, text: 200 })
    expect.soft(await cutAndCovered(page), `own folds, ${width}×${height}`).toEqual([])
  }
  for (const who of others) await does('house.rename', { who, name: 'Mirabel’s horse' })
  await showFold(page, 'Explore')
  for (const text of [100, 130])
    for (const [width, height] of [
      [1920, 1080],
      [2560, 1440],
      [1440, 900],
    ] as const) {
      await setWindowView(page, { width, height, text })
      expect.soft(await cutAndCovered(page), `${width}×${height} at ${text} %`).toEqual([])
    }
})

test('a card of many marks stays in the window over a tall strip', async ({ app }) => {
  const { page } = app
  await openSample(page)
  await newCampaign(page, 'Delve', 'Many')
  const does = (action: ActionId, input: Record<string, unknown>) =>
    callMain(page, 'play.run', { action, input, ...openRoll })
  await addCharacters(page, 20, 'delve.new-character')
  const { party } = await wholeState(page)
  const marks = ['x'.repeat(40), ...Array.from({ length: 12 }, (_, nth) => `mark ${nth + 1}`)]
  for (const name of marks) await does('house.condition', { who: party[0] ?? '', name, on: true })
  await showFold(page, 'Fight')
  await setWindowView(page, { width: 1440, height: 900, text: 115 })
  const strip = page.getByRole('contentinfo', { name: 'Party' })
  await strip.getByRole('article').first().hover()
  await page.mouse.wheel(0, 62)
  await page
    .getByRole('button', { name: /Change$/ })
    .first()
    .click()
  await expect(page.getByRole('button', { name: 'Lift mark 12' })).toBeAttached()
  expect(await cutAndCovered(page)).toEqual([])
})

test('the start’s cards are whole at every size, and none scrolls by itself', async ({ app }) => {
  const { page } = app
  await expect(page.getByText('Open the sample')).toBeVisible()
  const scrolls = () =>
    page
      .locator('.games .gt')
      .evaluateAll((all) => all.filter((one) => one.scrollHeight > one.clientHeight + 1).length)
  for (const [width, height] of windows)
    for (const text of [100, 160, 200]) {
      await page.setViewportSize({ width, height })
      await page.evaluate(
        (size) => document.documentElement.style.setProperty('--text-size', String(size / 100)),
        text,
      )
      expect.soft(await scrolls(), `${width}×${height} at ${text} %`).toBe(0)
      expect.soft(await cutAndCovered(page), `${width}×${height} at ${text} %`).toEqual([])
    }
})

test('the strip stands still at every width, however many follow the party', async ({ app }) => {
  const { page } = app
  await beginCampaign(page, 'HEARTS', 'Six and one')
  for (const kind of [...Array<string>(6).fill('character'), 'hireling']) {
    const input = { name: 'Ash', kind }
    await callMain(page, 'play.run', { action: 'house.join', input, ...openRoll })
  }
  await showFold(page, 'Town')
  const strip = page.getByRole('contentinfo', { name: 'Party' })
  for (let width = 1120; width <= 1680; width += 10) {
    await page.setViewportSize({ width, height: 900 })
    const heights = await strip.evaluate(async (one) => {
      const frame = () => new Promise(requestAnimationFrame)
      // What measures the window follows it by some frames.
      for (let frames = 0; frames < 4; frames += 1) await frame()
      const seen = new Set<number>()
      for (let frames = 0; frames < 4; frames += 1) {
        seen.add(one.clientHeight)
        await frame()
      }
      return [...seen]
    })
    expect.soft(heights, `${width} wide`).toHaveLength(1)
  }
})

test('views in which a walk once found something cut show all of it', async ({ app }) => {
  const { page } = app
  await openSample(page)
  const whole = async (what: string, width: number, height: number, text: number) => {
    await setWindowView(page, { width, height, text })
    expect.soft(await cutAndCovered(page), what).toEqual([])
  }
  await callMain(page, 'play.run', {
    action: 'house.split-party',
    input: { going: ['c3', 'c4'] },
    ...openRoll,
  })
  await page.getByRole('button', { name: 'Fold', exact: true }).click()
  await expect(page.getByRole('button', { name: /^One laptop/ })).toBeVisible()
  await whole('folds to make', 1024, 700, 200)
  await page.keyboard.press('Escape')
  await showFold(page, 'Prep')
  await page.getByRole('button', { name: /^Blink dog/ }).click()
  await expect(page.getByText('Put on the table')).toBeVisible()
  await whole('a monster and a split party', 2560, 1440, 200)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Alt+h')
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeVisible()
  await whole('a monster by hand', 1280, 800, 100)
  await whole('a monster by hand beside a split party', 1440, 900, 200)

  await page.keyboard.press('Escape')
  await showFold(page, 'Town')
  await page.keyboard.press('c')
  await page.keyboard.press('Shift+W')
  await page.getByRole('button', { name: /^Take / }).click()
  await setWindowView(page, { width: 2560, height: 1440, text: 115 })
  await page.getByRole('textbox', { name: 'What else it does' }).scrollIntoViewIfNeeded()
  await whole('a new character beside the chronicle', 2560, 1440, 115)
  await page.keyboard.press('Escape')

  await page.keyboard.press('Control+k')
  await page.keyboard.type('>Take a monster out of a')
  const palette = page.getByRole('dialog', { name: 'Find or do' })
  await expect(palette.getByRole('radio').last()).toBeAttached()
  await palette.getByRole('radio').last().focus()
  await whole('a long form in the palette', 1280, 800, 150)
  await whole('the foot of the palette', 1024, 700, 200)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('>Buy')
  await page.getByRole('textbox', { name: 'What: 2 torch; sword' }).fill('x'.repeat(200))
  await expect(palette.getByRole('button', { name: 'Do it' })).toBeDisabled()
  await whole('a refusal with a long word', 1280, 800, 100)
  const hitThrough = await palette.locator('.seg.tiny').evaluateAll((choices) =>
    choices.flatMap((choice) => {
      // One below the other, as where the words have no room beside each other.
      ;(choice as HTMLElement).style.width = 'min-content'
      choice.scrollIntoView({ block: 'center' })
      const label = choice.querySelector('label')
      const { left = 0, right = 0, bottom = 0 } = label?.getBoundingClientRect() ?? {}
      const hit = document.elementFromPoint((left + right) / 2, bottom - 4)
      return label?.contains(hit) ? [] : [label?.textContent]
    }),
  )
  expect.soft(hitThrough, 'choices whose edge chooses the one below').toEqual([])
  await page.keyboard.press('Escape')

  await callMain(page, 'play.run', {
    action: 'house.give',
    input: { who: 'c1', name: 'Spellbook', text: 'Control Weather' },
    ...openRoll,
  })
  await page.keyboard.press('Control+k')
  await page.keyboard.type('>Cast')
  await expect(palette.getByRole('heading', { name: 'Cast a spell' })).toBeVisible()
  await page.keyboard.press('Enter')
  const casting = page.getByRole('dialog', { name: 'Cast a spell' })
  await casting.getByRole('combobox', { name: 'Who casts' }).selectOption('c1')
  await expect(casting.getByRole('button', { name: /^Cast Control Weather/ })).toBeVisible()
  await whole('a spell of a long name', 1024, 700, 200)
  await page.keyboard.press('Escape')
  await page
    .getByRole('contentinfo', { name: 'Party' })
    .getByRole('button', { name: /: change$/ })
    .first()
    .click()
  await page.keyboard.type('many')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Type a number, or +1, -2.').first()).toBeVisible()
  await whole('a number that is refused', 1440, 900, 130)
  await page.keyboard.press('Escape')

  const name = 'Root goblin 1’s undead 1’s undead 1’s undead'
  await callMain(page, 'play.run', { action: 'house.foe', input: { name }, ...openRoll })
  await showFold(page, 'Fight')
  await expect(page.getByRole('main').getByRole('heading', { name }).first()).toBeVisible()
  await whole('a foe of a long name', 1920, 1080, 115)
  await callMain(page, 'play.run', {
    action: 'house.foe',
    input: { name: 'Wood golem' },
    ...openRoll,
  })
  await page.keyboard.press('Shift+P')
  await whole('a foe in a small window', 1024, 700, 200)
  const title = page.getByRole('heading', { name: 'Wood golem', exact: true })
  const box = await title.boundingBox()
  expect.soft(box?.height, 'a title of two words stands in one line').toBeLessThan(60)
  await page.keyboard.press('Shift+P')

  await setWindowView(page, { width: 1280, height: 800, text: 100 })
  await showFold(page, 'Prep')
  await page.getByRole('button', { name: 'Notes', exact: true }).click()
  await page.keyboard.press('Insert')
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeVisible()
  if (!(await page.getByRole('log').isVisible()))
    await page.getByRole('button', { name: /^Chronicle/ }).click()
  await whole('a new note beside the chronicle', 1024, 700, 100)
  await page.getByRole('button', { name: 'Discard' }).click()

  await showFold(page, 'Explore')
  await makeOneEntry(page, () => page.keyboard.press('e'))
  await makeOneEntry(page, () => page.keyboard.press('e'))
  await setWindowView(page, { width: 1024, height: 700, text: 200 })
  await page.keyboard.press('j')
  const often = page.getByRole('textbox', { name: 'How many' })
  await often.fill('6')
  await often.press('Enter')
  await expect(page.getByRole('form', { name: /encounters are open/ })).toBeVisible()
  expect.soft(await cutAndCovered(page), 'a question of the clock').toEqual([])
})
