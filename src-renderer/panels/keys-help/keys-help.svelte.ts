import { keyActions } from '../../../src-main/ipc/contract/keys/key-actions.ts'
import { readKeyFile } from '../../../src-main/ipc/contract/keys/key-file.ts'
import {
  keyPlaces,
  type KeyAction,
  type KeyPlace,
} from '../../../src-main/ipc/contract/keys/key-places.ts'
import {
  keyConflicts,
  keyHolders,
  keyRefusal,
  keySets,
  keysInSet,
  withKeys,
  type KeyChoice,
  type KeySetId,
} from '../../../src-main/ipc/contract/keys/key-sets.ts'
import type { FoldId } from '../../lib/folds.ts'
import { pressedKeys } from '../../lib/key-map.svelte.ts'
import { keyCapText, type KeyPress } from '../../lib/keys.ts'
import type { Screen } from '../../lib/screen.svelte.ts'
import type { ScreenPlace } from '../../lib/places.svelte.ts'
import { smallTextOf } from '../../lib/text-file.ts'

export const keysPlace: ScreenPlace = 'keys'

const placesOfFold: Readonly<Partial<Record<FoldId, readonly KeyPlace[]>>> = {
  explore: ['explore'],
  travel: ['travel', 'hexes'],
  fight: ['fight'],
  town: ['town'],
  prep: ['monsters', 'tables', 'generators', 'sites', 'map', 'encounters', 'notes', 'hexes'],
  print: ['print'],
}

/** One key of an action; `nth` past the last adds one. */
interface KeySlot {
  id: string
  nth: number
}

/** A key that was pressed for an action and already means something else. */
interface TakenKey extends KeySlot {
  keys: string
  /** Has it in the same part of the screen. */
  here: KeyAction | null
  /** Have it where it goes before this one, or this one before it. */
  elsewhere: readonly KeyAction[]
}

/** The list of keys: searched, changed by a press, with what is in the way of each. */
export class KeysHelpState {
  readonly screen: Screen
  words = $state('')
  /** The key that the next press sets. */
  setting = $state.raw<KeySlot | null>(null)
  taken = $state.raw<TakenKey | null>(null)
  wrong = $state<string | null>(null)
  saved = $state<string | null>(null)

  constructor(screen: Screen) {
    this.screen = screen
  }

  get choice(): KeyChoice {
    return this.screen.settings.keys
  }

  keysOf(id: string): readonly string[] {
    return this.screen.keyMap.all(id)
  }

  isChanged(id: string): boolean {
    return this.choice.own[id] !== undefined
  }

  get changed(): number {
    return Object.keys(this.choice.own).length
  }

  /** Keys that mean two things in one part of the screen, as a newer version may bring them. */
  readonly conflicts = $derived.by(() => keyConflicts(this.choice))

  isTwice(id: string, keys: string): boolean {
    return this.conflicts.some((one) => one.keys === keys && one.actions.some((a) => a.id === id))
  }

  /** An action's own title in this game, else what it is in general. */
  titleOf({ id, title }: KeyAction): string {
    const slot = /^slot\.(.+)$/.exec(id)?.[1]
    return this.screen.views.actions.find((one) => one.slot === slot)?.title ?? title
  }

  /** Actions that match the words, by part of the screen: after those of everywhere the open fold's. */
  readonly groups = $derived.by(() => {
    const words = this.words.toLowerCase().split(/\s+/).filter(Boolean)
    const near = this.screen.campaign
      ? (placesOfFold[this.screen.fold] ?? [])
      : (['start'] as const)
    const order: KeyPlace[] = [
      'everywhere',
      ...near,
      ...(Object.keys(keyPlaces) as KeyPlace[]).filter(
        (place) => place !== 'everywhere' && !near.includes(place),
      ),
    ]
    return order.flatMap((place) => {
      const actions = keyActions.filter(
        (action) => action.place === place && this.#matches(action, words),
      )
      return actions.length > 0 ? [{ place, title: keyPlaces[place], actions }] : []
    })
  })

  #matches(action: KeyAction, words: readonly string[]): boolean {
    const keys = this.keysOf(action.id)
    const text =
      `${action.title} ${this.titleOf(action)} ${keyPlaces[action.place]} ${keys.join(' ')}`.toLowerCase()
    return words.every((word) => text.includes(word))
  }

  set(id: string, nth: number): void {
    this.taken = null
    this.wrong = null
    this.setting = { id, nth }
  }

  drop(): void {
    this.taken = null
    this.wrong = null
    this.setting = null
  }

  /** A press while a key is being set: takes it, refuses it, or asks what becomes of the other action. */
  press(press: KeyPress): void {
    const [keys] = pressedKeys(press)
    const { setting } = this
    const action = keyActions.find(({ id }) => id === setting?.id)
    if (keys === undefined || !setting || !action) return
    this.taken = null
    this.wrong = keyRefusal(keys)
    if (this.wrong !== null) return
    const { here, elsewhere } = keyHolders(this.choice, keys, action)
    if (here || elsewhere.length > 0) this.taken = { ...setting, keys, here, elsewhere }
    else void this.#put(setting, keys)
  }

  /** Gives the key to the action it was pressed for; `swap` leaves the old key to whoever had it. */
  async take(swap: boolean): Promise<void> {
    const { taken } = this
    if (!taken) return
    const old = this.keysOf(taken.id)[taken.nth]
    let choice = this.choice
    if (taken.here) {
      const { id } = taken.here
      const keys = this.keysOf(id).flatMap((one) =>
        one !== taken.keys ? [one] : swap && old !== undefined ? [old] : [],
      )
      choice = withKeys(choice, id, keys)
    }
    await this.#put(taken, taken.keys, choice)
  }

  async #put({ id, nth }: KeySlot, keys: string, choice = this.choice): Promise<void> {
    const next = [...this.keysOf(id)]
    next[nth] = keys
    this.drop()
    await this.#keep(withKeys(choice, id, next))
  }

  /** Takes the key away that is being set. */
  async remove(): Promise<void> {
    const { setting } = this
    if (!setting) return
    this.drop()
    const keys = this.keysOf(setting.id).filter((_, at) => at !== setting.nth)
    await this.#keep(withKeys(this.choice, setting.id, keys))
  }

  /** An action's keys as its set has them; who took one of them meanwhile is shown as a conflict. */
  async reset(action: KeyAction): Promise<void> {
    await this.#keep(withKeys(this.choice, action.id, keysInSet(this.choice.set, action)))
  }

  async resetAll(): Promise<void> {
    await this.#keep({ set: this.choice.set, own: {} })
  }

  /** Another set to begin with; the GM's own keys stay. */
  async chooseSet(set: KeySetId): Promise<void> {
    await this.#keep({ ...this.choice, set })
  }

  async #keep(keys: KeyChoice): Promise<void> {
    await this.screen.change({ keys }, keysPlace)
  }

  async save(): Promise<void> {
    const saved = await this.screen.api.call('app.saveKeys', null)
    this.saved = this.screen.take(keysPlace, saved)?.path ?? null
  }

  /** Takes all keys from a file, or none and says why. */
  async load(file: File): Promise<void> {
    this.drop()
    let text = ''
    try {
      text = await smallTextOf(file, 'keys')
    } catch (error) {
      this.wrong = error instanceof Error ? error.message : String(error)
    }
    if (this.wrong !== null) return
    const read = readKeyFile(text)
    if ('refuses' in read) this.wrong = `${file.name}: ${read.refuses} Your keys are as they were.`
    else await this.#keep(read.keys)
  }

  /** The action that the key would be taken from, in words. */
  get takenSays(): string {
    const { taken } = this
    if (!taken) return ''
    const cap = keyCapText(taken.keys)
    const [first] = taken.elsewhere
    if (taken.here) return `${cap} is “${this.titleOf(taken.here)}”.`
    if (!first) return ''
    const mine = keyActions.find(({ id }) => id === taken.id)
    return mine?.place === 'everywhere'
      ? `${cap} is “${this.titleOf(first)}” in ${keyPlaces[first.place]}, which goes first there.`
      : `${cap} is “${this.titleOf(first)}” everywhere; this would go first here.`
  }
}

export const setOptions = (Object.keys(keySets) as KeySetId[]).map((value) => ({
  value,
  title: keySets[value].title,
  means: keySets[value].says,
}))
