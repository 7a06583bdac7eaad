import { tick } from 'svelte'
import { isSingleKey } from './keys.ts'
import type { Screen } from './screen.svelte.ts'

/**
 * Holds keys pressed while a command is under way that may ask for dice. A question that follows gets them
 * as if they had been typed into it; where none follows, each does what it always does.
 */
export class TypeAhead {
  readonly #screen: Pick<Screen, 'commands' | 'overlay' | 'keys'>
  #held: { key: string; keys: readonly string[] }[] = []

  constructor(screen: Pick<Screen, 'commands' | 'overlay' | 'keys'>) {
    this.#screen = screen
  }

  /** True while keys wait: those that come now stand behind them. */
  get holds(): boolean {
    return this.#held.length > 0
  }

  /** Takes the key, if nobody can know yet what it means; `keys` are its written forms. */
  hold(key: string, keys: readonly string[]): boolean {
    if ((this.#screen.commands.mayAsk === 0 && !this.holds) || !keys.every(isSingleKey))
      return false
    this.#held.push({ key, keys })
    return true
  }

  /** To be called when no such command is on its way any more: plays what was held, up to one that asks again. */
  async play(page: Document): Promise<void> {
    await tick()
    while (this.#screen.commands.mayAsk === 0) {
      const next = this.#held.shift()
      if (!next) return
      const { activeElement: focused } = page
      if (focused instanceof HTMLInputElement && focused.selectionStart !== null)
        type(focused, next.key)
      else if (focused?.closest('form.question button') && /^(Enter| )$/.test(next.key))
        (focused as HTMLElement).click()
      else if (this.#screen.overlay === null) this.#screen.keys.press(...next.keys)
      await tick()
    }
  }
}

/** Does what the key does in a field. */
function type(field: HTMLInputElement, key: string): void {
  if (key === 'Enter') field.form?.requestSubmit()
  if (key.length > 1) return
  field.setRangeText(key, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end')
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
