import { tick } from 'svelte'
import { isSingle } from './keys.ts'
import type { Screen } from './screen.svelte.ts'

/**
 * Holds keys pressed while a command is under way that may ask for dice. A question that follows gets them
 * as if they had been typed into it; where none follows, each does what it always does.
 */
export class TypeAhead {
  readonly #screen: Pick<Screen, 'mayAsk' | 'asked' | 'keys'>
  #held: { key: string; keys: string }[] = []

  constructor(screen: Pick<Screen, 'mayAsk' | 'asked' | 'keys'>) {
    this.#screen = screen
  }

  /** Takes the key, if nobody can know yet what it means; `keys` is its written form. */
  hold(key: string, keys: string): boolean {
    const { mayAsk } = this.#screen
    if ((mayAsk === 0 && this.#held.length === 0) || !isSingle(keys)) return false
    this.#held.push({ key, keys })
    return true
  }

  /** To be called when no such command is on its way any more: plays what was held, up to one that asks again. */
  async play(page: Document): Promise<void> {
    await tick()
    while (this.#screen.mayAsk === 0) {
      const next = this.#held.shift()
      if (!next) return
      const field = page.activeElement
      if (this.#screen.asked === null || !field?.closest('form.question'))
        this.#screen.keys.press(next.keys)
      else press(field, next.key)
      await tick()
    }
  }
}

/** Does what the key does in a question’s field, or on its button. */
function press(target: Element, key: string): void {
  if (target instanceof HTMLButtonElement && (key === 'Enter' || key === ' ')) target.click()
  if (!(target instanceof HTMLInputElement)) return
  if (key === 'Enter') target.form?.requestSubmit()
  if (key.length > 1) return
  target.setRangeText(key, target.selectionStart ?? 0, target.selectionEnd ?? 0, 'end')
  target.dispatchEvent(new Event('input', { bubbles: true }))
}
