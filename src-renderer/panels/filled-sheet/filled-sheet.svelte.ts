import type { Form } from '../../../src-main/campaign/print/filled-forms.ts'
import type { Difference } from '../../../src-main/rules/gm/filled-sheet/fields.ts'
import type { Id } from '../../../src-main/rules/core/situation.ts'
import { base64Of } from '../../lib/base64.ts'
import { NewestCall } from '../../lib/newest-call.ts'
import type { Screen } from '../../lib/screen.svelte.ts'

export const filledSheetPlace = 'filled sheet'

/** A saved sheet that a player has filled in: what it says that the campaign does not. */
export class FilledSheetState {
  readonly screen: Screen
  forms = $state.raw<readonly Form[] | null>(null)
  /** The form that is looked at, of several in one file. */
  at = $state(0)
  whose = $state<Id | null>(null)
  differences = $state.raw<readonly Difference[] | null>(null)
  /** Places that are not to be taken over. */
  left = $state.raw<ReadonlySet<string>>(new Set())
  told = $state<string | null>(null)
  readonly #calls = new NewestCall()

  constructor(screen: Screen) {
    this.screen = screen
  }

  get form(): Form | null {
    return this.forms?.[this.at] ?? null
  }

  /** Differences that can be taken over, and are to be. */
  get chosen(): readonly Difference[] {
    return (this.differences ?? []).filter(
      (one) => one.refuses === null && !this.left.has(keyOf(one)),
    )
  }

  async read(file: File): Promise<void> {
    this.forms = null
    this.told = null
    const forms = await this.screen.works.run(
      `Reading ${file.name}`,
      filledSheetPlace,
      async ({ signal, onProgress }) => {
        const base64 = await base64Of(file, (done) => onProgress(done, file.size, 'reading'))
        const name = file.name.slice(0, 300)
        return this.screen.api.call('print.read', { file: name, base64 }, { signal })
      },
    )
    if (!forms) return
    this.forms = forms
    await this.look(0)
  }

  /** Turns to one form of the file; its character is the one it names. */
  async look(at: number): Promise<void> {
    this.at = at
    await this.of(this.form?.creature ?? null)
  }

  /** Compares the form with a character. */
  async of(whose: Id | null): Promise<void> {
    const isNewest = this.#calls.start()
    this.whose = whose
    this.differences = null
    this.left = new Set()
    const { form } = this
    if (form === null || whose === null) return
    const { fields } = form
    const differences = await this.screen.api.call('print.differences', { creature: whose, fields })
    if (!isNewest()) return
    this.differences = this.screen.take(filledSheetPlace, differences)
  }

  leave(difference: Difference, out: boolean): void {
    const left = new Set(this.left)
    if (out) left.add(keyOf(difference))
    else left.delete(keyOf(difference))
    this.left = left
  }

  async take(): Promise<void> {
    const { form, whose, chosen } = this
    if (!form || whose === null || chosen.length === 0) return
    const places = new Set(chosen.flatMap(({ fields }) => fields))
    // Lines of a list are known again by their neighbours: those go along, as they were printed.
    const fields = form.fields.map((field) =>
      places.has(field.name) ? field : { ...field, now: field.was },
    )
    const line = await this.screen.run(
      'house.take-sheet',
      { who: whose, fields },
      { at: filledSheetPlace },
    )
    if (!line) return
    this.told = line.says
    await this.of(whose)
  }
}

export function keyOf({ fields }: Difference): string {
  return fields.join(' ')
}
