import type { Rng } from '../../../src-main/rules/dice/rng.ts'
import { isSingle, keyOfSlot, screenKeys } from '../../../src-renderer/lib/keys.ts'
import { one } from '../any-text.ts'
import { click, pick, place, press, pullPlug, reload, resize, search, type } from './moves.ts'
import type { Move } from './moves.ts'
import type { Control, Sight } from './read-screen.ts'
import { valueFor } from './values.ts'

const sizes = [
  [1024, 700],
  [1280, 800],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
] as const

/** These lead out of Gatefold: the machine's PDF viewer, its file manager, its file picker; or tie the walker's hands. */
const leadsOut = /^(Print\b|Show in folder|Open (it|the folder)|Files|Folder|Single keys)/
const keysOut = new Set(['Ctrl+P', 'Ctrl+V'])
/** As the keys help lists them. */
const helpKeys = [...screenKeys.flatMap(({ keys }) => keys), ...Object.values(keyOfSlot)].filter(
  (keys) => !keysOut.has(keys),
)

interface Action {
  title: string
  refuses: string | null
}

/** Moves of one sort that the screen offers; the heavier, the likelier it is chosen against the others. */
type Way = readonly [weight: number, moves: readonly Move[]]

/** Chooses among what the screen offers: what was tried least or has made entries is the likeliest. */
export class Hand {
  readonly #tried = new Map<string, { times: number; entries: number }>()
  /** Place where an odd value was typed and may still be. */
  #oddIn: string | null = null

  constructor(private readonly rng: Rng) {}

  /** @param actions as the palette finds them */
  choose(sight: Sight, actions: readonly Action[]): Move {
    const offered = sight.controls.filter(({ enabled, name }) => enabled && !leadsOut.test(name))
    const of = (role: string): Control[] => offered.filter((control) => control.role === role)
    const buttons = offered.filter(({ role }) => !['textbox', 'combobox', 'file'].includes(role))
    const fore = buttons.filter(({ fore }) => fore).map(click)
    const pressed = buttons.filter((button) => !inChronicle(button)).map(click)
    const fields = of('textbox').map((field) => this.#fill(field))
    const lists = of('combobox').flatMap((list) => this.#pick(list))
    const typing = sight.focus.role === 'textbox'
    const keys = helpKeys.filter((key) => !typing || !isSingle(key)).map(press)
    const window = sizes.map(resize)
    const titles = actions.filter(({ refuses }) => refuses === null || this.rng.die(8) === 1)
    const asks = sight.dialog !== null || sight.question !== null
    const desk = sight.fold === 'Prep' || sight.fold === 'Print'
    const move = this.#oneOf(
      asks
        ? [
            [fore.length > 0 ? 400 : 30, [press('Enter'), ...fore]],
            [120, fields],
            [60, lists],
            [80, pressed],
            [fore.length > 0 ? 40 : 200, [press('Escape')]],
            [20, keys],
            [5, window],
          ]
        : [
            [250, fore],
            [200, pressed],
            [150, keys],
            [250, titles.map(({ title }) => search(title))],
            [desk ? 100 : 5, ['1', '2', '3', '4'].map(press)],
            [40, buttons.filter(inChronicle).map(click)],
            [40, [press('U')]],
            [20, [press('Shift+U')]],
            [30, [press('Escape')]],
            [40, fields],
            [25, lists],
            [10, window],
            [2, [reload]],
            [1, [pullPlug]],
          ],
    )
    // What was typed stands there until the form, or the part of the fold, is left behind.
    const spot = asks ? place(sight) : (move.control?.within ?? null)
    if (move.odd) this.#oddIn = spot
    return spot !== null && this.#oddIn === spot ? { ...move, odd: true } : move
  }

  /** Notes how many entries a move has made. */
  learns({ kind }: Move, entries: number): void {
    const { times, entries: before } = this.#tried.get(kind) ?? { times: 0, entries: 0 }
    this.#tried.set(kind, { times: times + 1, entries: before + Math.min(entries, 1) })
  }

  #oneOf(ways: readonly Way[]): Move {
    const [, moves] = this.#weighed(
      ways.filter(([, { length }]) => length > 0),
      ([weight]) => weight,
    )
    return this.#weighed(moves, ({ kind }) => {
      const { times, entries } = this.#tried.get(kind) ?? { times: 0, entries: 0 }
      return (1 + 8 * entries) / (1 + times) ** 1.5
    })
  }

  #weighed<T>(of: readonly T[], weigh: (one: T) => number): T {
    const weights = of.map(weigh)
    let left = weights.reduce((sum, weight) => sum + weight, 0) * (this.rng.die(1_000_000) / 1e6)
    const chosen = of.find((_, at) => (left -= weights[at] ?? 0) <= 0) ?? of.at(-1)
    if (chosen === undefined) throw new Error('Nothing to choose from.')
    return chosen
  }

  #fill(field: Control): Move {
    const { text, good } = valueFor(field, this.rng)
    const move = type(field, text, this.rng.die(3) > 1)
    return good ? move : { ...move, odd: true }
  }

  #pick(list: Control): Move[] {
    const row = one(
      this.rng,
      [...list.options.keys()].filter((at) => list.options[at] !== null),
    )
    return row === undefined ? [] : [pick(list, row)]
  }
}

const inChronicle = ({ within }: Control): boolean => within === 'Chronicle'
