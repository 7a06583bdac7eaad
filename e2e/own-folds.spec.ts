import type { Page } from '@playwright/test'
import type { App } from './app.ts'
import { callMain } from './calls.ts'
import { cutAndCovered } from './cut-and-covered.ts'
import { countEntries, makeOneEntry, openSample, showFold } from './steps.ts'
import { expect, test } from './test.ts'
import { accessibilityFaults, setWindowView } from './window-view.ts'
import { windows } from './windows.ts'

/** From the sample to a fold of the GM's own, made from a preset. */
async function addPreset(page: Page, title: string, name: string): Promise<void> {
  await page.keyboard.press('Shift+F7')
  await page.getByRole('button', { name: title }).click()
  await expect(page.getByRole('main', { name })).toBeVisible()
}

const headOf = (page: Page, panel: string) => page.locator(`[data-panel="${panel}"]`)

test('a fold of one’s own plays like the others, is arranged by keys, and comes back', async ({
  app,
}) => {
  test.setTimeout(120_000)
  const { page } = app
  await openSample(page)
  await addPreset(page, 'One laptop', 'Delving')
  await expect(page.getByRole('button', { name: /^Advance the turn/ })).toBeVisible()
  const before = await countEntries(page)
  await makeOneEntry(page, () => page.keyboard.press('Space'))
  expect(await countEntries(page)).toBe(before + 1)

  await page.keyboard.press('F4')
  const drawer = page.getByRole('complementary', { name: 'Drawer' })
  await expect(drawer).toBeVisible()
  await expect(headOf(page, 'turn')).toBeFocused()

  await test.step('no key of a panel is heard while it is arranged', async () => {
    await page.keyboard.press('Space')
    await expect(drawer).toBeVisible()
  })

  await test.step('a panel goes to the drawer, another into its place', async () => {
    await headOf(page, 'event').focus()
    await page.keyboard.press('Delete')
    await expect(headOf(page, 'event')).toHaveCount(0)
    await drawer.getByRole('button', { name: /^Weather/ }).click()
    await expect(headOf(page, 'weather')).toBeVisible()
  })

  await test.step('a panel is lifted, laid as a tab and taken out again', async () => {
    await headOf(page, 'weather').focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await expect(page.getByText('T lays it as a tab on This turn')).toBeVisible()
    await page.keyboard.press('t')
    await expect(page.getByText('Weather stands at column 1, row 1.')).toBeVisible()
    await page.keyboard.press('s')
    await expect(page.getByText('Weather stands at column 1, row 5.')).toBeVisible()
  })

  await test.step('a panel is sized, and pinned on another fold', async () => {
    await page.keyboard.press('Shift+ArrowRight')
    await expect(page.getByText('Weather is 4 by 2.')).toBeVisible()
    await page.keyboard.press('p')
    await drawer.getByRole('button', { name: '3 Fight', exact: true, pressed: false }).click()
    await expect(
      drawer.getByRole('button', { name: '3 Fight', exact: true, pressed: true }),
    ).toBeVisible()
  })

  await page.keyboard.press('Control+Enter')
  await expect(drawer).toHaveCount(0)
  await showFold(page, 'Fight')
  await page.getByRole('button', { name: 'Weather', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Pinned panels' })).toContainText('Weather')

  const { set } = await callMain(page, 'folds.read', null)
  expect(set.pins).toEqual({ weather: ['fight'] })
  expect(set.folds[0]?.slots.flatMap(({ panels }) => panels)).toContain('weather')
  await page.keyboard.press('7')
  await expect(page.getByRole('main', { name: 'Delving' })).toBeVisible()
  await expect(drawer).toHaveCount(0)
})

test('panels are dragged, sized by a corner and taken from the drawer with the pointer', async ({
  app: { page },
}) => {
  await setWindowView(page, { width: 1440, height: 900, text: 100 })
  await openSample(page)
  await addPreset(page, 'Empty fold', 'My fold')
  const drawer = page.getByRole('complementary', { name: 'Drawer' })
  await drawer.getByRole('button', { name: /^Lights/ }).click()
  const lights = headOf(page, 'lights')
  await expect(lights).toContainText('column 1, row 1, 3 by 2')
  const grid = await page.locator('.own-grid').boundingBox()
  if (!grid) throw new Error('no grid')

  await lights.hover()
  await page.mouse.down()
  await page.mouse.move(grid.x + grid.width * 0.9, grid.y + grid.height * 0.6, { steps: 4 })
  await page.mouse.up()
  await expect(lights).not.toContainText('column 1, row 1')
  await expect(lights).toContainText('3 by 2')

  const timers = drawer.getByRole('button', { name: /^Timers/ })
  await timers.hover()
  await page.mouse.down()
  await page.mouse.move(grid.x + 60, grid.y + 40, { steps: 4 })
  await page.mouse.up()
  await expect(headOf(page, 'timers')).toContainText('column 1, row 1, 3 by 1')

  const corner = page.locator('.corner').last()
  // The corner is a triangle: its middle lies on the edge.
  await corner.hover({ position: { x: 18, y: 18 } })
  await page.mouse.down()
  await page.mouse.move(grid.x + grid.width * 0.4, grid.y + grid.height * 0.45, { steps: 4 })
  await page.mouse.up()
  await expect(headOf(page, 'timers')).not.toContainText('3 by 1')
})

test('a fold of one’s own stands clear at every window and text size', async ({
  app: { page },
}) => {
  test.setTimeout(240_000)
  await openSample(page)
  await addPreset(page, 'One laptop', 'Delving')
  for (const arranging of [false, true]) {
    if (arranging) await page.keyboard.press('F4')
    const what = arranging ? 'arranged' : 'at play'
    await expect(page.locator('.own-room').first()).toBeVisible()
    await setWindowView(page, { width: 1280, height: 800, text: 100 })
    expect.soft(await accessibilityFaults(page), what).toEqual([])
    for (const [width, height] of [...windows, [3840, 2160] as const])
      for (const text of [100, 125, 150, 175, 200]) {
        await setWindowView(page, { width, height, text })
        expect
          .soft(await cutAndCovered(page), `${what}, ${width}×${height} at ${text} %`)
          .toEqual([])
      }
  }
})

/** The GM's second window, once it stands. */
async function secondOf({ page }: App): Promise<Page> {
  const find = () =>
    page
      .context()
      .pages()
      .find(
        (one) => one !== page && !one.isClosed() && /^(https:\/\/ui\.|app:\/\/ui)/.test(one.url()),
      )
  await expect.poll(() => find() !== undefined).toBe(true)
  const second = find()
  if (!second) throw new Error('The second window is gone again.')
  return second
}

test('a second window shows another fold, and both are live', async ({ app }) => {
  test.setTimeout(120_000)
  const { page } = app
  await openSample(page)
  await page.keyboard.press('F7')
  const second = await secondOf(app)
  await expect(second.getByRole('main', { name: 'Fight' })).toBeVisible()
  await makeOneEntry(page, () => page.keyboard.press('Space'))
  const entries = await countEntries(page)
  await expect.poll(() => countEntries(second)).toBe(entries)
  await makeOneEntry(second, () => second.keyboard.press('u'))
  await expect.poll(() => countEntries(page)).toBe(entries + 1)
  await second.keyboard.press('Control+l')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'paper')
  await second.keyboard.press('2')
  await expect(second.getByRole('main', { name: 'Travel' })).toBeVisible()
  await expect(page.getByRole('main', { name: 'Explore' })).toBeVisible()

  await second.close()
  await expect.poll(async () => (await callMain(page, 'second.state', null)).open).toBe(false)
  await page.keyboard.press('F7')
  const again = await secondOf(app)
  await expect(again.getByRole('main', { name: 'Travel' })).toBeVisible()
  await again.keyboard.press('F7')
  await expect.poll(() => again.isClosed()).toBe(true)
  await expect(page.getByRole('main', { name: 'Explore' })).toBeVisible()
})
