import { expect, type Locator, type Page } from '@playwright/test'

/** A choice on a step of creation: its label, and what is typed, chosen, added or ticked there. */
type Choice =
  | { dice: string; faces: string }
  | { pick: string; as: string }
  | { list: string; add: readonly string[] }
  | { write: string; text: string }
  | { tick: string; on: boolean }

/** A step of creation: the choices made on it, and what the screen shows of them. */
export interface CreationPart {
  title: string
  choices: readonly Choice[]
  /** Lines of the outcome, each by a piece of it. */
  outcome?: readonly string[]
  /** Figures of the character, by their labels. */
  figures?: Readonly<Record<string, string>>
  /** Skills and belongings, each by a piece of the line. */
  holds?: readonly string[]
}

/** The dialog in which a character is made or raised, step by step. */
export class CreationDialog {
  readonly #page: Page
  readonly dialog: Locator

  constructor(page: Page, title = 'New character') {
    this.#page = page
    this.dialog = page.getByRole('dialog', { name: title })
  }

  step(title: string): Locator {
    return this.dialog
      .getByRole('list', { name: 'Steps' })
      .getByRole('button', { name: new RegExp(`^\\d+ ${title}`) })
  }

  button(name: string): Locator {
    return this.dialog.getByRole('button', { name, exact: true })
  }

  async turnTo(title: string): Promise<void> {
    await this.step(title).press('Enter')
    await expect(this.step(title)).toHaveAttribute('aria-current', 'true')
  }

  /** Makes the choices of a step and looks whether their effect is shown. */
  async play({ title, choices, ...shown }: CreationPart): Promise<void> {
    await this.turnTo(title)
    for (const choice of choices) await this.#choose(choice)
    await this.shows(shown)
  }

  async shows({ outcome = [], figures = {}, holds = [] }: Partial<CreationPart>): Promise<void> {
    for (const line of outcome)
      await expect.poll(() => this.#outcome()).toContainEqual(expect.stringContaining(line))
    if (Object.keys(figures).length > 0)
      await expect.poll(() => this.figures()).toMatchObject(figures)
    for (const line of holds)
      await expect(this.dialog.getByRole('region').last()).toContainText(line)
  }

  /** The figures of the character under way, by their labels. */
  figures(): Promise<Record<string, string>> {
    return this.dialog.evaluate((dialog) =>
      Object.fromEntries(
        [...dialog.querySelectorAll('dt')].map((term) => [
          term.textContent.trim(),
          // What a figure was before stands in front of an arrow.
          term.nextElementSibling?.textContent.replace(/^.*→/u, '').trim() ?? '',
        ]),
      ),
    )
  }

  async #outcome(): Promise<string[]> {
    const lines = this.dialog.getByRole('list', { name: 'Outcome' }).getByRole('listitem')
    return (await lines.allInnerTexts()).map((line) => line.replaceAll(/\s+/gu, ' '))
  }

  async #choose(choice: Choice): Promise<void> {
    const { dialog } = this
    if ('dice' in choice) {
      const own = dialog.getByRole('textbox', {
        name: `${choice.dice}: your own dice`,
        exact: true,
      })
      await own.fill(choice.faces)
      await own.press('Enter')
      await expect(own).toHaveValue('')
    } else if ('list' in choice) {
      const list = dialog.getByRole('combobox', { name: choice.list, exact: true })
      for (const name of choice.add) {
        await this.#select(list, name)
        await this.button(`Add to ${choice.list}`).press('Enter')
        await expect(
          this.dialog.getByRole('button', { name: new RegExp(`^${name}`) }).first(),
        ).toBeVisible()
      }
    } else if ('write' in choice) {
      await dialog.getByRole('textbox', { name: choice.write, exact: true }).fill(choice.text)
      await this.#page.keyboard.press('Tab')
    } else if ('tick' in choice) {
      const box = dialog.getByRole('checkbox', { name: choice.tick, exact: true })
      if ((await box.isChecked()) !== choice.on) await box.press('Space')
      await expect(box).toBeChecked({ checked: choice.on })
    } else await this.#pick(choice.pick, choice.as)
  }

  async #pick(label: string, as: string): Promise<void> {
    const row = this.dialog.getByRole('radiogroup', { name: label, exact: true })
    if ((await row.count()) === 0)
      return this.#select(this.dialog.getByRole('combobox', { name: label, exact: true }), as)
    const radio = row.getByRole('radio', { name: as, exact: true })
    await radio.press('Space')
    await expect(radio).toBeChecked()
  }

  /** Chooses a row of a list by its words; the faces of a die may stand before them, and a price behind. */
  async #select(list: Locator, as: string): Promise<void> {
    const find = async () => {
      const titles = await list.locator('option').allInnerTexts()
      return titles
        .map((title) => title.replace(/^\d+(?:–\d+)? /u, ''))
        .findIndex((title) => title === as || new RegExp(`^${as}(?:,|:| \\d*d\\d)`).test(title))
    }
    // A list follows from the choices before it, which main may still be counting.
    await expect.poll(find, { message: `“${as}” is in the list` }).toBeGreaterThanOrEqual(0)
    const at = await find()
    await list.selectOption({ index: at })
  }
}
