import { getContext, setContext } from 'svelte'
import {
  currentKeys,
  defaultKeyChoice,
  type KeyChoice,
} from '../../src-main/ipc/contract/keys/key-sets.ts'
import { keyCapText, numpadKey, writtenKey, type KeyPress } from './keys.ts'

/** Actions whose keys work while the GM types, as long as the key has no letter of its own. */
const whileTyping = ['palette', 'rules', 'print.save', 'print.open', 'tables.keep']

/**
 * The keys of every action, as the GM has set them. A name is the id of an action, or a key that nobody
 * changes (`Enter`, `Escape`), which means itself.
 */
export class KeyMap {
  readonly #choice: () => KeyChoice
  readonly #keys = $derived.by(() => currentKeys(this.#choice()))
  readonly #typing = $derived(
    new Set(
      whileTyping.flatMap((name) => this.all(name)).filter((keys) => keys.startsWith('Ctrl+')),
    ),
  )

  constructor(choice: () => KeyChoice = () => defaultKeyChoice) {
    this.#choice = choice
  }

  /** Every key of an action. */
  all(name: string): readonly string[] {
    return this.#keys.get(name) ?? (this.#isAction(name) ? [] : [name])
  }

  /** The key that a control shows; none where the GM left the action without. */
  of(name: string | undefined): string | undefined {
    return name === undefined ? undefined : this.all(name)[0]
  }

  /** The key as `aria-keyshortcuts` has it. */
  aria(name: string | undefined): string | undefined {
    const keys = name === undefined ? [] : this.all(name).slice(0, 1)
    const written = keys.map((one) => one.replace('Ctrl', 'Control').replace(/^Esc$/, 'Escape'))
    return written.length > 0 ? written.join(' ') : undefined
  }

  /** The key after a tooltip: " (J)"; nothing where the action has none. */
  hint(name: string): string {
    const keys = this.of(name)
    return keys === undefined ? '' : ` (${keyCapText(keys)})`
  }

  /** True when this press means the action. */
  means(name: string, press: KeyPress): boolean {
    const keys = this.all(name)
    return pressedKeys(press).some((one) => keys.includes(one))
  }

  /** Keys that work in a field too. */
  get typing(): ReadonlySet<string> {
    return this.#typing
  }

  #isAction(name: string): boolean {
    return this.#keys.has(name)
  }
}

/** Written forms of a press, the nearest first: a key of the numpad, then the key as it is written. */
export function pressedKeys(press: KeyPress): string[] {
  const keys = writtenKey(press)
  return [numpadKey(press), keys].filter((one) => one !== null)
}

const context = Symbol('key map')
const plain = new KeyMap()

/** The keys as they are set, for any component; the default ones where there is no screen. */
export function useKeyMap(): KeyMap {
  return getContext<KeyMap | undefined>(context) ?? plain
}

export function provideKeyMap(map: KeyMap): void {
  setContext(context, map)
}
