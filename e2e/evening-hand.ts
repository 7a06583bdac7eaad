import { expect, type Locator, type Page } from '@playwright/test'
import type { TypedFaces } from './evening/games.ts'
import { typeQuickly } from './quick-keys.ts'
import { tabTo } from './session-keyboard.ts'
import { countEntries, quickPolling, waitForAnswer } from './steps.ts'

/** More than any procedure asks. */
const mostQuestions = 40

/** A GM who rolls by hand: whatever is asked, the dice that lie on the table are typed in. */
export class Roller {
  private readonly page: Page
  private readonly dice: TypedFaces

  constructor(page: Page, dice: TypedFaces) {
    this.page = page
    this.dice = dice
  }

  /** Does something that makes one entry, and answers all it asks on the way: with these dice, else the evening's. */
  async once(act: () => Promise<unknown>, dice: TypedFaces = []): Promise<void> {
    const next = (await countEntries(this.page)) + 1
    await act()
    let last: string | null = null
    for (let questions = 0; questions < mostQuestions; questions += 1) {
      const label = await waitForAnswer(this.page, next, last)
      if (label === null) return
      await this.tell(label, [...dice, ...this.dice])
      last = label
    }
    throw new Error(`It asks without end: ${last}`)
  }

  private async tell(label: string, dice: TypedFaces): Promise<void> {
    const question = this.page.getByRole('form', { name: label, exact: true })
    const [, said] = dice.find(([of]) => of.test(label)) ?? []
    // Nothing of it is below the edge: the way out is its last button.
    await expect(question.getByRole('button').last()).toBeInViewport({ ratio: 0.95 })
    const field = question.getByRole('textbox')
    if ((await field.count()) === 0) {
      const words = question.getByRole('button')
      await tabTo(this.page, said ? words.filter({ hasText: said }).first() : words.first())
    } else {
      await expect(field.first()).toBeFocused()
      const asks = (await field.first().getAttribute('placeholder')) ?? ''
      await typeQuickly(this.page, said ?? middling(asks))
    }
    await this.page.keyboard.press('Enter')
  }
}

/** "2d6": dice that nobody has named fall in the middle. */
function middling(asks: string): string {
  const [, count = '1', sides = '1'] = /^(\d+)d(\d+)/.exec(asks) ?? []
  return Array.from({ length: Number(count) }, () => Math.ceil(Number(sides) / 2)).join(' ')
}

/** Finds an action in the palette and fills in what is not as it should be. Gives its form. */
async function fillForm(
  page: Page,
  title: string,
  fields: Readonly<Record<string, string>>,
): Promise<Locator> {
  const { keyboard } = page
  await keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: 'Find or do' })
  await expect(dialog.getByRole('combobox', { name: 'Find or do' })).toBeFocused()
  await typeQuickly(page, `>${title}`)
  const chosen = dialog.locator('[role=option][aria-selected=true]')
  for (let down = 0; down < 8 && !(await chosen.innerText()).startsWith(title); down += 1)
    await keyboard.press('ArrowDown')
  await expect(dialog.getByRole('heading', { level: 2, name: title, exact: true })).toBeVisible()
  for (const [label, value] of Object.entries(fields)) await write(page, dialog, label, value)
  return dialog
}

/** Does an action by its form in the palette. */
export async function fillAction(
  page: Page,
  title: string,
  fields: Readonly<Record<string, string>> = {},
): Promise<void> {
  const dialog = await fillForm(page, title, fields)
  await page.keyboard.press('Enter')
  // A refusal stands in the form: it is what a reader of a red test wants to see.
  const left = () =>
    dialog.evaluateAll((all) => all.map((one) => (one as HTMLElement).innerText).join())
  await expect.poll(left, { ...quickPolling, message: `“${title}” is done` }).toBe('')
}

/** Fills in the form of an action, reads there what it would do or why it can’t be done, and leaves it. */
export async function readForm(
  page: Page,
  title: string,
  fields: Readonly<Record<string, string>>,
  says: string,
): Promise<void> {
  const dialog = await fillForm(page, title, fields)
  await expect(dialog).toContainText(says)
  for (let back = 0; back < 3 && (await dialog.count()) > 0; back += 1)
    await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
}

/** Writes into a field of a form, or chooses a word of a list or a row of radios, by keys. */
async function write(page: Page, form: Locator, label: string, value: string): Promise<void> {
  const row = form.getByRole('radiogroup', { name: label, exact: true })
  if ((await row.count()) === 0) {
    const field = form.getByLabel(label, { exact: true }).and(page.locator('input, select'))
    await tabTo(page, field)
    if ((await field.getAttribute('type')) === 'checkbox') {
      if ((await field.isChecked()) !== (value === 'on')) await page.keyboard.press('Space')
      return expect(field).toBeChecked({ checked: value === 'on' })
    }
    if (await field.and(page.locator('select')).count()) return choose(page, field, value)
    await page.keyboard.press('Control+a')
    return typeQuickly(page, value)
  }
  const wanted = row.getByRole('radio', { name: value, exact: true })
  await tabTo(page, row.getByRole('radio', { checked: true }))
  for (let next = 0; next < 8 && !(await wanted.isChecked()); next += 1)
    await page.keyboard.press('ArrowRight')
  await expect(wanted).toBeChecked()
}

/** Goes down an open list to a row. Its letters would not do: they stop at “Ada’s mule” as well as at “Ada”. */
async function choose(page: Page, list: Locator, value: string): Promise<void> {
  const titles = await list.locator('option').allInnerTexts()
  // A list tells after a name how somebody is: “Ada, down”.
  const at = titles.findIndex((title) => title === value || title.startsWith(`${value}, `))
  expect(at, `“${value}” is one of ${titles.join(', ')}`).toBeGreaterThanOrEqual(0)
  await page.keyboard.press('Home')
  for (let down = 0; down < at; down += 1) await page.keyboard.press('ArrowDown')
  await expect(list.locator('option:checked')).toHaveText(titles[at] ?? value)
}

/** Has the screen ask for every die, so that the table's own fall. */
export async function rollByHand(page: Page): Promise<void> {
  await page.keyboard.press('Control+,')
  const settings = page.getByRole('dialog', { name: 'Settings' })
  await tabTo(page, settings.getByRole('button', { name: 'Screen' }))
  await page.keyboard.press('Enter')
  const byHand = settings.getByRole('checkbox', { name: /^We roll by hand/ })
  await tabTo(page, byHand)
  await page.keyboard.press('Space')
  await expect(byHand).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(settings).toHaveCount(0)
}
