import type { Page } from '@playwright/test'
import { shell } from './app.ts'
import { callMain, openRoll } from './calls.ts'
import { faultsAtThisSize } from './cut-and-covered.ts'
import { playersOf } from './players-page.ts'
import { openSample } from './steps.ts'
import { sendCommand } from './targets.ts'
import { expect, test } from './test.ts'
import { accessibilityFaults, themes } from './window-view.ts'

const does = (page: Page, action: string, input: Record<string, unknown>, secret = false) =>
  callMain(page, 'play.run', { ...openRoll, action, input, secret })

test('the players see in a window of their own what the GM lets them see', async ({ app }) => {
  test.setTimeout(120_000)
  const { page } = app
  await openSample(page)
  await page.keyboard.press('F8')
  const players = await playersOf(app)
  await expect(players.getByRole('heading', { name: 'The hour' })).toBeVisible()
  const hour = await page.locator('.when .num').innerText()
  await expect(players.getByText(hour, { exact: true })).toBeVisible()
  await test.step('a portrait is shown from the encounter', async () => {
    await does(page, 'house.encounter', { monster: 'bundled-goblin', number: '2' })
    const portrait = page.getByRole('button', { name: 'Show to players: the portrait' })
    await portrait.click()
    await expect(players.getByRole('img', { name: 'Shown by the GM' })).toBeVisible()
    await portrait.click()
    await expect(players.getByRole('img', { name: 'Shown by the GM' })).toHaveCount(0)
  })
  await page.keyboard.press('Shift+F8')
  const card = page.getByRole('region', { name: 'The players’ window' })
  await expect(card.getByRole('button', { name: 'Close the window' })).toBeVisible()

  await test.step('parts go and come by their keys', async () => {
    await page.keyboard.press('t')
    await expect(players.getByText(hour, { exact: true })).toBeHidden()
    await page.keyboard.press('t')
    await expect(players.getByText(hour, { exact: true })).toBeVisible()
  })

  await test.step('foes have the names that the GM gives them for the players', async () => {
    await does(page, 'house.fight', {})
    await expect(players.getByText('Foe 2', { exact: true })).toBeVisible()
    await expect(players.getByText(/goblin/i)).toHaveCount(0)
    const name = card.getByRole('textbox', { name: 'Name of Goblin 1 for the players' })
    await name.fill('The thing in the cistern')
    await name.press('Tab')
    await expect(players.getByText('The thing in the cistern')).toBeVisible()
  })

  await test.step('dice are seen that fall openly, and no secret ones', async () => {
    await card.getByRole('switch', { name: /Open dice/ }).click()
    await does(page, 'house.roll', { dice: 'd20' }, true)
    await does(page, 'house.roll', { dice: '2d6' })
    await expect(players.getByRole('img', { name: /^d6 shows/ })).toHaveCount(2)
    await expect(players.getByRole('img', { name: /^d20 shows/ })).toHaveCount(0)
  })

  await test.step('nothing is cut in a window of a television or a projector, and axe finds nothing', async () => {
    for (const theme of themes) {
      await callMain(page, 'players.change', { theme })
      await expect(players.locator('.players')).toHaveAttribute('data-theme', theme)
      expect(await accessibilityFaults(players)).toEqual([])
    }
    for (const [width, height] of [
      [1280, 720],
      [1920, 1080],
    ] as const) {
      await players.setViewportSize({ width, height })
      await expect.poll(() => faultsAtThisSize(players)).toEqual([])
      await players.screenshot({ path: `test-results/screens/players-${width}.png` })
    }
  })

  await test.step('a handout stands in the middle, and black takes all away', async () => {
    const handout = { id: '', title: 'To whoever', style: 'notice', text: 'Bar **the door**.' }
    await does(page, 'house.keep-handout', { handout })
    const choice = card.getByRole('combobox', { name: 'Show a handout, picture or map' })
    await choice.selectOption({ label: 'To whoever' })
    await expect(players.getByRole('heading', { name: 'To whoever' })).toBeVisible()
    await page.keyboard.press('Alt+b')
    await expect(players.getByRole('heading', { level: 2 })).toHaveCount(0)
    await page.keyboard.press('Alt+b')
    await expect(players.getByRole('heading', { name: 'To whoever' })).toBeVisible()
  })

  const again =
    await test.step('closed by hand it is closed on the card, and opens as it was', async () => {
      await players.close()
      await expect(card.getByRole('button', { name: 'Open the window' })).toBeVisible()
      await page.keyboard.press('F8')
      const reopened = await playersOf(app, players)
      await expect(reopened.getByRole('heading', { name: 'To whoever' })).toBeVisible()
      await expect(reopened.getByText('The thing in the cistern')).toBeVisible()
      await expect(card.getByRole('button', { name: 'Close the window' })).toBeVisible()
      return reopened
    })

  // Electron has no DevTools command from outside that breaks a page.
  if (shell !== 'chromium') return
  await test.step('crashed it opens by itself, and shows the same', async () => {
    await sendCommand(page, again.url(), 'Page.crash')
    const reopened = await playersOf(app, again)
    await expect(reopened.getByRole('heading', { name: 'To whoever' })).toBeVisible()
    await expect(card.getByRole('button', { name: 'Close the window' })).toBeVisible()
  })
})
