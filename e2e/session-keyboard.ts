import { expect, type Locator, type Page } from '@playwright/test'
import { goTo, typeQuickly } from './quick-keys.ts'
import { fields, hitPointsOf, type Hand } from './session-hand.ts'

/** Tab by Tab to a thing, as a GM without a mouse gets there; it must be seen to have the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await goTo(page, target, false)
}

/** A ring three pixels wide around what has the focus, or around the label or box that stands for it. */
async function expectRing(page: Page): Promise<void> {
  const rings = await page.evaluate(() => {
    const focus = document.activeElement
    const label = focus?.closest('label')
    const near = [focus, focus?.parentElement, label, ...(label?.querySelectorAll('*') ?? [])]
    return near
      .filter((one) => one instanceof Element)
      .map((one) => getComputedStyle(one))
      .map(({ outlineStyle, outlineWidth }) => (outlineStyle === 'none' ? '0px' : outlineWidth))
  })
  expect(rings, 'the focus shows').toContain('3px')
}

/** No pointer moves and nothing is clicked: keys only. */
export function keyboard(page: Page): Hand {
  const { question, faces, foes, damage, paste, howMany, put } = fields(page)
  const { press, insertText, type } = {
    press: (keys: string) => page.keyboard.press(keys),
    insertText: (text: string) => page.keyboard.insertText(text),
    type: (text: string) => typeQuickly(page, text),
  }
  const button = (name: string | RegExp, within: Page | Locator = page) =>
    within.getByRole('button', { name })
  async function enterAt(target: Locator): Promise<void> {
    await tabTo(page, target)
    await expectRing(page)
    await press('Enter')
  }
  return {
    openSample: () => press('s'),
    goOn: () => press('Enter'),
    turn: () => press('Space'),
    async turnByHand() {
      await press('Control+k')
      await expect(page.getByRole('combobox', { name: 'Find or do' })).toBeFocused()
      await type('advance the')
      await expect(page.getByRole('option', { name: /^Advance the turn/ })).toHaveAttribute(
        'aria-selected',
        'true',
      )
      await press('Control+Enter')
    },
    async tell(typed) {
      await expect(faces).toBeFocused()
      await expectRing(page)
      await type(typed)
      await press('Enter')
    },
    react: () => press('r'),
    reactByHand: () => enterAt(button(/^Enter dice/)),
    async toBlows() {
      await press('x')
      await expect(page.getByRole('main', { name: 'Fight' })).toBeVisible()
    },
    async aimAt(foe) {
      const wanted = foes.locator('[data-fighter]').filter({ hasText: foe }).first()
      await tabTo(page, foes.locator('[data-fighter][aria-pressed=true]'))
      for (let down = 0; down < 20; down += 1) {
        if ((await wanted.getAttribute('aria-pressed')) === 'true') break
        await press('ArrowDown')
      }
      await expect(wanted).toBeFocused()
      await expectRing(page)
    },
    attack: () => press('x'),
    async harm(amount) {
      await press('h')
      await expect(damage).toBeFocused()
      await expectRing(page)
      await type(amount)
      // While the command before is under way, nothing can be pressed.
      await expect(button(/^Damage/).first()).toBeEnabled()
      await press('Enter')
    },
    settle: (card, name) => enterAt(button(name, page.getByRole('region', { name: card }).first())),
    async endFight() {
      await press('Shift+B')
      await enterAt(button(/^End the fight/))
    },
    async hitPoints(who, typed) {
      const hp = hitPointsOf(page, who)
      const strip = page.getByRole('contentinfo', { name: 'Party' })
      const reached = (place: Locator) =>
        place.evaluate((element) => element.contains(document.activeElement))
      for (let region = 0; region < 8 && !(await reached(strip)); region += 1) await press('F6')
      await press('Home')
      for (let card = 0; card < 5 && !(await reached(hp)); card += 1) await press('ArrowRight')
      await expect(hp).toBeFocused()
      await expectRing(page)
      await press('Enter')
      await expect(
        page.getByRole('textbox', { name: new RegExp(`^${who}, Hit points`) }),
      ).toBeFocused()
      await type(typed)
      await press('Enter')
      await expect(hp).toBeFocused()
    },
    undo: () => press('u'),
    redo: () => press('Shift+U'),
    async amend(typed) {
      await enterAt(button('Amend'))
      await expect(question).toBeVisible()
      await expect(faces).toBeFocused()
      await type(typed)
      await press('Enter')
    },
    async fold(name) {
      await press({ Explore: '1', Fight: '3', Prep: '5', Print: '6' }[name])
      await expect(page.getByRole('main', { name })).toBeVisible()
    },
    async paste(text) {
      await press('v')
      await expect(paste).toBeFocused()
      // Cut and pasted, so that the field is filled by a real paste.
      await insertText(text)
      for (const keys of ['Control+a', 'Control+x', 'Control+v']) await press(keys)
      await expect(paste).toHaveValue(text)
    },
    onward: () => press('Control+Enter'),
    async judge(option) {
      const wanted = page.getByRole('radio', { name: option }).first()
      const first = page.getByRole('radio', { checked: true }).first()
      await tabTo(page, first)
      await expectRing(page)
      for (let next = 0; next < 6 && !(await wanted.isChecked()); next += 1)
        await press('ArrowDown')
      await expect(wanted).toBeChecked()
    },
    async onTheTable(number) {
      await tabTo(page, put)
      await expectRing(page)
      await press('Space')
      await tabTo(page, howMany)
      for (let one = 1; one < number; one += 1) await press('ArrowUp')
      await expect(howMany).toHaveValue(String(number))
    },
    async savePdf() {
      await expect(button(/^Save as PDF/)).toBeEnabled()
      await press('Control+s')
    },
  }
}
