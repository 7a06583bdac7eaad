import type { Rng } from '../../../src-main/rules/dice/rng.ts'
import { isSingleKey, keyOfSlot, screenKeys } from '../../../src-renderer/lib/keys.ts'
import { pickOne } from '../any-text.ts'
import { click, pick, viewKey, press, search, type, type WalkMove } from './moves.ts'
import type { Control, ScreenReading } from './read-screen.ts'
import { valueFor } from './values.ts'

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
type Way = readonly [weight: number, moves: readonly WalkMove[]]

/** Chooses among what the screen offers: what was tried least or has made entries is the likeliest. */
export class WalkHand {
  readonly #tried = new Map<string, { times: number; entries: number }>()
  /** The open form, and how many moves were made in it. */
  #form = { place: '', moves: 0 }
  /** Places where an odd value was typed and may still be. */
  readonly #odd = new Set<string>()

  constructor(private readonly rng: Rng) {}

  /** @param actions as the palette finds them */
  choose(sight: ScreenReading, actions: readonly Action[]): WalkMove {
    const offered = sight.controls.filter(({ enabled, name }) => enabled && !leadsOut.test(name))
    const of = (...roles: string[]): Control[] => offered.filter(({ role }) => roles.includes(role))
    const [fields, lists] = [of('textbox'), of('combobox')]
    const buttons = offered.filter((one) => ![...fields, ...lists, ...of('file')].includes(one))
    const asks = sight.dialog !== null || sight.question !== null
    const move = this.#oneOf(
      asks
        ? this.#inForm(sight, buttons, [
            ...fields.map((field) => this.#fill(field)),
            ...lists.flatMap((list) => this.#pick(list)),
          ])
        : this.#atTable(sight, buttons, fields, lists, actions),
    )
    // A form forgets what was typed when it is left; a part of a fold, or the whole of a desk, keeps it.
    const spot = asks ? viewKey(sight) : desks.has(sight.fold) ? sight.fold : move.control?.within
    if (!asks) for (const one of this.#odd) if (one.includes('/')) this.#odd.delete(one)
    if (spot === undefined) return move
    if (move.odd) this.#odd.add(spot)
    if (!this.#odd.has(spot)) return move
    return { ...move, odd: true, ...(move.then ? { then: { ...move.then, odd: true } } : {}) }
  }

  /** A form is filled in and done; the longer it is open, the likelier it is dropped. */
  #inForm(sight: ScreenReading, buttons: readonly Control[], filled: readonly WalkMove[]): Way[] {
    const here = viewKey(sight)
    this.#form = { place: here, moves: here === this.#form.place ? this.#form.moves + 1 : 1 }
    const [choices, others] = parted(buttons, ({ role }) => isChoice.test(role))
    const [fore, rest] = parted(others, ({ fore }) => fore)
    return [
      [fore.length > 0 ? 400 : 30, [press('Enter'), ...fore.map(click)]],
      [fore.length > 0 ? 60 : 150, filled],
      [fore.length > 0 ? 60 : 150, choices.map(click)],
      [50, rest.map(click)],
      [10 * this.#form.moves, [press('Escape')]],
      // Undo is fruitful, but not here.
      [10, this.#keys(sight).map((key) => ({ ...key, kind: `form ${key.kind}` }))],
    ]
  }

  #atTable(
    sight: ScreenReading,
    buttons: readonly Control[],
    fields: readonly Control[],
    lists: readonly Control[],
    actions: readonly Action[],
  ): Way[] {
    const [lines, others] = parted(buttons, ({ within }) => within === 'Chronicle')
    const [fore, rest] = parted(others, ({ fore }) => fore)
    const shown = new Set(buttons.flatMap(({ keys }) => keys))
    const desk = desks.has(sight.fold)
    const titles = actions.filter(({ refuses }) => refuses === null || this.rng.die(20) === 1)
    return [
      [desk ? 100 : 300, fore.map(click)],
      [desk ? 100 : 60, this.#keys(sight).filter(({ keys = '' }) => shown.has(keys))],
      [desk ? 100 : 350, titles.map(({ title }) => search(title))],
      [desk ? 100 : 25, ['1', '2', '3', '4'].map(press)],
      [100, rest.map(click)],
      [25, this.#keys(sight)],
      [30, lines.map(click)],
      [40, [press('U')]],
      [20, [press('Shift+U')]],
      [8, [press('Escape')]],
      [40, fields.map((field) => this.#fill(field))],
      [25, lists.flatMap((list) => this.#pick(list))],
    ]
  }

  #keys({ focus }: ScreenReading): WalkMove[] {
    const typing = focus.role === 'textbox'
    return helpKeys.filter((key) => !typing || !isSingleKey(key)).map(press)
  }

  /** Notes how many entries a move has made. */
  learns({ kind }: WalkMove, entries: number): void {
    const { times, entries: before } = this.#known(kind)
    this.#tried.set(kind, { times: times + 1, entries: before + Math.min(entries, 1) })
  }

  /** Every other move is of a kind that makes entries, where such is offered: half of an evening is play. */
  #oneOf(ways: readonly Way[]): WalkMove {
    const fruitful = ways.map(([weight, moves]): Way => [weight, moves.filter(this.#bears)])
    const plays = this.rng.die(2) === 1 && fruitful.some(([, { length }]) => length > 0)
    const [, moves] = this.#weighed(
      (plays ? fruitful : ways).filter(([, { length }]) => length > 0),
      ([weight]) => weight,
    )
    return this.#weighed(moves, ({ kind }) => {
      const { times, entries } = this.#known(kind)
      return (1 + 8 * entries) / (1 + times) ** 1.5
    })
  }

  readonly #bears = ({ kind }: WalkMove): boolean => {
    const { times, entries } = this.#known(kind)
    return entries > times / 3
  }

  #known(kind: string): { times: number; entries: number } {
    return this.#tried.get(kind) ?? { times: 0, entries: 0 }
  }

  #weighed<T>(of: readonly T[], weigh: (one: T) => number): T {
    const weights = of.map(weigh)
    let left = weights.reduce((sum, weight) => sum + weight, 0) * (this.rng.die(1_000_000) / 1e6)
    const chosen = of.find((_, at) => (left -= weights[at] ?? 0) <= 0) ?? of.at(-1)
    if (chosen === undefined) throw new Error('Nothing to choose from.')
    return chosen
  }

  #fill(field: Control): WalkMove {
    const { text, good } = valueFor(field, this.rng)
    const move = type(field, text, this.rng.die(3) > 1)
    return good ? move : { ...move, odd: true }
  }

  #pick(list: Control): WalkMove[] {
    const row = pickOne(
      this.rng,
      [...list.options.keys()].filter((at) => list.options[at] !== null),
    )
    return row === undefined ? [] : [pick(list, row)]
  }
}

const desks = new Set(['Prep', 'Print'])
const isChoice = /^(radio|checkbox)$/

/** Splits a list by a condition: matches first, then the others. */
function parted<T>(all: readonly T[], is: (one: T) => boolean): [T[], T[]] {
  return [all.filter(is), all.filter((one) => !is(one))]
}
