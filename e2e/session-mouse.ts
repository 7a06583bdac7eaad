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
      await click('Enter dice')
    },
    async tell(typed) {
      await faces.fill(typed)
      await click('Apply', question)
    },
    react: () => click(/^Roll Shift rolls hidden/),
    reactByHand: () => click(/^Enter dice/),
    async toBlows() {
      await click('Fight', page.getByRole('region', { name: 'Encounter' }))
      await expect(page.getByRole('main', { name: 'Fight' })).toBeVisible()
    },
    aimAt: (foe) => foes.locator('[data-fighter]').filter({ hasText: foe }).first().click(),
    attack: () => click(/ strikes Goblin 3/, page.getByRole('region', { name: 'Attack' })),
    async harm(amount) {
      await damage.fill(amount)
      await click('Damage', page.getByRole('form', { name: 'Damage and healing' }))
    },
    settle: (card, name) => click(name, page.getByRole('region', { name: card }).first()),
    async endFight() {
      await choose(page.getByRole('radio', { name: /^End/ }))
      await click(/^End the fight/)
    },
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
      await click('Apply', question)
    },
    async fold(name) {
      await click(name, page.getByRole('navigation', { name: 'Folds' }))
      await expect(page.getByRole('main', { name })).toBeVisible()
    },
    paste: (text) => paste.fill(text),
    onward: () =>
      click(/^(Read it|Resolve judgement calls|See the card|Keep(?! now))/, page.locator('.wfoot')),
    judge: (option) => choose(page.getByRole('radio', { name: option }).first()),
    async onTheTable(number) {
      await choose(put)
      for (let one = 1; one < number; one += 1) await click('How many: more')
      await expect(howMany).toHaveValue(String(number))
    },
    savePdf: () => click(/^Save as PDF/),
  }
}
