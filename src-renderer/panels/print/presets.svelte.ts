import { usualOptions, type PrintOptions } from '../../../src-main/ipc/contract/print-options.ts'
import {
  optionsFor,
  usualFor,
  type Template,
} from '../../../src-main/ipc/contract/print-templates.ts'
import type { ChosenOptions } from '../../../src-main/ipc/contract/print-habits.ts'
import type { Screen } from '../../lib/screen.svelte.ts'

/** Place where the panel shows its failures. */
export const printPlace = 'print'
/** Names for one template; more than that nobody finds again. */
const mostNames = 30

/** How a template is printed: as the last time, or in a way that the GM has named. Kept with the settings. */
export class Presets {
  readonly #screen: Screen

  constructor(screen: Screen) {
    this.#screen = screen
  }

  /** All options of a template, as they were left. */
  optionsOf(template: Template): PrintOptions {
    return this.#whole(template, this.#habits(template).last)
  }

  namesOf(template: Template): string[] {
    return Object.keys(this.#habits(template).named)
  }

  /** The named way that stands just now. */
  nameOf(template: Template): string | null {
    const now = this.optionsOf(template)
    const same = ([, chosen]: [string, ChosenOptions]): boolean =>
      Object.entries(this.#whole(template, chosen)).every(
        ([name, value]) => now[name as keyof PrintOptions] === value,
      )
    return Object.entries(this.#habits(template).named).find(same)?.[0] ?? null
  }

  async set(template: Template, some: ChosenOptions): Promise<void> {
    const habits = this.#habits(template)
    await this.#keep(template, { ...habits, last: { ...habits.last, ...some } })
  }

  async use(template: Template, name: string): Promise<void> {
    const habits = this.#habits(template)
    const chosen = habits.named[name]
    if (chosen) await this.#keep(template, { ...habits, last: chosen })
  }

  /** Why it can't be kept under that name; null when it can. One of the same name is replaced. */
  wrongName(template: Template, name: string): string | null {
    const short = name.trim()
    const names = this.namesOf(template)
    if (short === '') return 'Give it a name.'
    if (short.length > 60) return 'At most 60 characters.'
    if (short in Object.prototype) return 'Not that name: choose another.'
    if (names.length >= mostNames && !names.includes(short))
      return `There are ${mostNames} already: delete one first.`
    return null
  }

  /** Keeps the options as they stand now under a name. */
  async keep(template: Template, name: string): Promise<void> {
    if (this.wrongName(template, name) !== null) return
    const habits = this.#habits(template)
    const named = { ...habits.named, [name.trim()]: this.optionsOf(template) }
    await this.#keep(template, { ...habits, named })
  }

  async delete(template: Template, name: string): Promise<void> {
    const { last, named } = this.#habits(template)
    const rest = Object.entries(named).filter(([one]) => one !== name)
    await this.#keep(template, { last, named: Object.fromEntries(rest) })
  }

  #habits(template: Template): { last: ChosenOptions; named: Record<string, ChosenOptions> } {
    return this.#screen.settings.print[template] ?? { last: {}, named: {} }
  }

  #whole(template: Template, chosen: ChosenOptions): PrintOptions {
    const usual = usualFor(template, { ...usualOptions, paper: this.#screen.settings.paper })
    return optionsFor(template, { ...usual, ...chosen }, usual)
  }

  async #keep(
    template: Template,
    habits: { last: ChosenOptions; named: Record<string, ChosenOptions> },
  ): Promise<void> {
    const print = { ...this.#screen.settings.print, [template]: habits }
    await this.#screen.change({ print }, printPlace)
  }
}
