import { expect, type Locator, type Page } from '@playwright/test'
import { fields, hitPointsOf, type Hand } from './session-hand.ts'

/** Everything is clicked; keys only write what has to be written. */
export function mouse(page: Page): Hand {
  const { question, faces, foes, damage, paste, howMany, put } = fields(page)
  const click = (name: string | RegExp, within: Page | Locator = page) =>
    within.getByRole('button', { name }).first().click()
  /** A radio or a checkbox is drawn by its label. */
  const choose = (input: Locator) => input.locator('xpath=ancestor::label').click()
  return {
    openSample: () => click('Open the sample'),
    goOn: () => click(/The Drowned Belfry/),
    turn: () => click(/^Advance the turn/),
    async turnByHand() {
      await click('Find or do')
      await page.getByRole('combobox', { name: 'Find or do' }).fill('advance the')
      await page.getByRole('option', { name: /^Advance the turn/ }).click()
      await click('Typed')
    },
    async tell(typed) {
      await faces.fill(typed)
      await click('Take it', question)
    },
    react: () => click(/^Roll Shift rolls hidden/),
    reactByHand: () => click(/^Type it in/),
    toBlows: () => choose(page.getByRole('radio', { name: /^Fight/ })),
    aimAt: (foe) => click(foe, foes),
    attack: () => click(/^Roll, on /),
    async harm(amount) {
      await damage.fill(amount)
      await click('Apply')
    },
    settle: (card, name) => click(name, page.getByRole('region', { name: card }).first()),
    endEncounter: () => click('end it'),
    async hitPoints(who, typed) {
      await hitPointsOf(page, who).click()
      await page.getByRole('textbox', { name: new RegExp(`^${who}, Hit points`) }).fill(typed)
      await page.keyboard.press('Enter')
    },
    undo: () => click(/^Undo/),
    redo: () => click(/^Redo/),
    async amend(typed) {
      await click('Amend')
      await faces.fill(typed)
      await click('Take it', question)
    },
    async fold(name) {
      await click(name, page.getByRole('navigation', { name: 'Folds' }))
      await expect(page.getByRole('main', { name })).toBeVisible()
    },
    paste: (text) => paste.fill(text),
    onward: () =>
      click(/^(Read it|Make the calls|See the card|Keep it|Keep)/, page.locator('.wfoot')),
    judge: (option) => choose(page.getByRole('radio', { name: option }).first()),
    async onTheTable(number) {
      await choose(put)
      for (let one = 1; one < number; one += 1) await click('How many: more')
      await expect(howMany).toHaveValue(String(number))
    },
    savePdf: () => click(/^Save PDF/),
  }
}
