import type { Rng } from '../../../src-main/rules/dice/rng.ts'
import { keyActions } from '../../../src-main/ipc/contract/keys/key-actions.ts'
import { isSingleKey } from '../../../src-renderer/lib/keys.ts'
import { windows } from '../../windows.ts'
import { pickOne } from '../any-text.ts'
import * as move from './moves.ts'
import { click, press, type WalkMove } from './moves.ts'
import type { Control, ScreenReading } from './read-screen.ts'
import { textFor } from './values.ts'

/** These lead out of Gatefold: the machine's PDF viewer, its file manager, its file picker; or tie the walker's hands. */
const leadsOut = /^(Print\b|Show in folder|Open (it|the folder)|Files|Folder)/
/** The keys help, which can change the keys: the walker presses those of a new machine. */
const choosesKeys = /^(Keys|All keys)$/
/** As the keys help lists them. */
const helpKeys = [...new Set(keyActions.flatMap(({ keys }) => keys))].filter(
  (keys) => keys !== 'Ctrl+P',
)
const resizes = windows.flatMap(([width, height]) =>
  [100, 100, 115, 130, 160, 200].map((text) => move.resize(width, height, text)),
)

/** Moves of one sort that the screen offers, and how likely one of them is chosen against the others. */
type Way = readonly [weight: number, moves: readonly WalkMove[]]

/** Chooses among what the screen offers: what was tried least or has made entries is the likeliest. */
export class WalkHand {
  readonly #tried = new Map<string, { times: number; fruits: number }>()
  /** The open form, and how many moves were made in it. */
  #form = { name: '', moves: 0 }

  constructor(private readonly rng: Rng) {}

  /** @param actions as the palette finds them */
  choose(sight: ScreenReading, actions: readonly { title: string; refuses: string | null }[]) {
    if (sight.fold === '') return press('Enter')
    const form = sight.dialog ?? sight.question
    const atDesk = /Prep|Print/.test(sight.fold)
    const offered = sight.controls.filter(
      ({ enabled, name, within }) =>
        enabled && !leadsOut.test(name) && (!choosesKeys.test(within) || name.startsWith('Back')),
    )
    const of = (role: RegExp, is = (_: Control) => true): WalkMove[] =>
      offered.filter((one) => role.test(one.role) && is(one)).map(click)
    const isLine = ({ within }: Control) => form === null && within === 'Chronicle'
    const button = form === null ? /^(?!textbox|combobox|file)/ : /button|link|option|tab|menuitem/
    const fore = of(button, (one) => one.fore && !isLine(one))
    const rest = of(button, (one) => !one.fore && !isLine(one))
    const fields = offered.flatMap((field) => this.#fill(field))
    const lists = offered.flatMap((list) => this.#pick(list))
    const isTyping = sight.focus && sight.focus.role === 'textbox'
    const keys = helpKeys.filter((key) => !isTyping || !isSingleKey(key)).map(press)
    const shown = new Set(offered.flatMap((one) => one.keys))
    const titles = actions.filter(({ refuses }) => refuses === null || this.rng.die(20) === 1)
    this.#form = { name: form ?? '', moves: form === this.#form.name ? this.#form.moves + 1 : 1 }
    const isReady = fore.length > 0
    // A form is filled in and done; the longer it is open, the likelier it is dropped.
    const inForm: Way[] = [
      [isReady ? 400 : 30, [press('Enter'), ...fore]],
      [isReady ? 60 : 150, [...fields, ...lists]],
      [isReady ? 60 : 150, of(/radio|checkbox/)],
      [50, rest],
      [10 * this.#form.moves, [press('Escape')]],
      // Undo is fruitful, but not here.
      [10, keys.map((key) => ({ ...key, kind: `form ${key.kind}` }))],
    ]
    const atTable: Way[] = [
      [atDesk ? 100 : 300, fore],
      [atDesk ? 100 : 60, keys.filter((one) => shown.has(one.keys ?? ''))],
      [atDesk ? 100 : 350, titles.map(({ title }) => move.search(title))],
      [atDesk ? 100 : 25, ['1', '2', '3', '4'].map(press)],
      [100, rest],
      [40, [press('U')]],
      [40, fields],
      [30, of(button, isLine)],
      [25, lists],
      [25, keys],
      [20, [press('Shift+U')]],
      [20, resizes],
      [8, [press('Escape')]],
      [5, move.interruptions],
    ]
    return this.#oneOf(form === null ? atTable : inForm)
  }

  /** Notes whether a move has made entries. */
  learns({ kind }: WalkMove, entries: number): void {
    const { times, fruits } = this.#known(kind)
    this.#tried.set(kind, { times: times + 1, fruits: fruits + Math.min(entries, 1) })
  }

  #known(kind: string): { times: number; fruits: number } {
    return this.#tried.get(kind) ?? { times: 0, fruits: 0 }
  }

  #oneOf(ways: readonly Way[]): WalkMove {
    const weighed = ways.flatMap(([weight, moves]) =>
      moves.map((one): [number, WalkMove] => {
        const { times, fruits } = this.#known(one.kind)
        return [((weight / moves.length) * (1 + 8 * fruits)) / (1 + times), one]
      }),
    )
    const sum = weighed.reduce((all, [weight]) => all + weight, 0)
    let left = sum * (this.rng.die(1_000_000) / 1e6)
    const [, chosen] = weighed.find(([weight]) => (left -= weight) <= 0) ?? []
    return chosen ?? press('Escape')
  }

  #fill(field: Control): WalkMove[] {
    if (field.role !== 'textbox') return []
    const { text, odd } = textFor(field, this.rng)
    return [{ ...move.type(field, text, this.rng.die(3) > 1), ...(odd && { odd: text }) }]
  }

  #pick(list: Control): WalkMove[] {
    const rows = [...list.options.keys()].filter((at) => list.options[at] !== null)
    const row = pickOne(this.rng, rows)
    return row === undefined ? [] : [move.pick(list, row)]
  }
}
