import type { Game } from '../../rules/core/action.ts'
import type { ReadonlyCreature } from '../../rules/core/situation.ts'
import { listed, numberFrom } from './fault.ts'
import { plainName } from './match-name.ts'

type Given = Readonly<Record<string, unknown>>

/** A step as a rule function may take it. */
export interface FigureStep {
  /** Its input, without the person that it names. */
  given: Given
  dice: Given
  person: ReadonlyCreature | undefined
  game: Game
  houseRules: Given
}

/** Words of a name, also of one in one: “baseCost”, “range_yd”. */
export const wordsOf = (name: string): string[] =>
  plainName(name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').replaceAll('_', ' ')).split(' ')

/** Words of units, which a script may leave out: “range” for `range_yd`. */
const units = new Set(['yd', 'ft', 'in', 'lb', 'miles', 'yards', 'feet', 'inches'])

/** Words for dice alone: “2d6”, “dice”. */
const dieWord = /^(?:\d*d\d+|dic?e|rolls?|rolled)$/

const without = (words: readonly string[], left: (word: string) => boolean): string =>
  words.filter((word) => !left(word)).join(' ')

/** How well a key of a script means a key of a rule function, from 0 for not at all. */
function likeness(key: string, wanted: string): number {
  const [said, words] = [wordsOf(key), wordsOf(wanted)]
  if (said.join(' ') === words.join(' ')) return 3
  const isUnit = (word: string): boolean => units.has(word)
  if (without(said, isUnit) === without(words, isUnit)) return 2
  return said.every((word) => words.includes(word) && !isUnit(word)) ? 1 : 0
}

/**
 * Input of a rule function, found key by key as the function asks for it: among what a step gives, its dice, and what
 * is known of the person that it names.
 */
export class FigureInput {
  readonly #step: FigureStep
  readonly #small: boolean
  readonly #used = new Set<string>()

  /** @param small words are given in small letters, as some functions know them */
  constructor(step: FigureStep, small: boolean) {
    this.#step = step
    this.#small = small
  }

  /** The input as the function reads it. */
  get values(): Record<string, unknown> {
    return new Proxy<Record<string, unknown>>(
      {},
      {
        get: (_, key) => this.#valueOf(String(key)),
        has: (_, key) => this.#valueOf(String(key)) !== undefined,
      },
    )
  }

  /** True when the function has asked for all that the step gives. */
  get isSpent(): boolean {
    const { given, dice } = this.#step
    return [...Object.keys(given), ...Object.keys(dice)].every((key) => this.#used.has(key))
  }

  #valueOf(wanted: string): unknown {
    const { given, houseRules } = this.#step
    if (wanted === 'options') return houseRules
    const [key] = Object.keys(given)
      .filter((one) => likeness(one, wanted) > 0)
      .toSorted((a, b) => likeness(b, wanted) - likeness(a, wanted))
    if (key === undefined) return this.#face(wanted) ?? this.#figure(wanted)
    this.#used.add(key)
    const value = given[key]
    return numberFrom(value) ?? this.#word(value)
  }

  #word(value: unknown): unknown {
    return this.#small && typeof value === 'string' ? value.toLowerCase() : value
  }

  /** Faces by the name of the roll, of the die, or of who rolls; those of the only dice without a name for what is rolled. */
  #face(wanted: string): unknown {
    const all = Object.entries(this.#step.dice)
    const words = wordsOf(wanted)
    const isRoll = words.some((word) => dieWord.test(word))
    const bare = without(words, (word) => dieWord.test(word))
    const nameOf = (key: string): string => without(wordsOf(key), (word) => dieWord.test(word))
    const isMany = /(?:dice|rolls|rolled)$/i.test(wanted)
    const bareAll = all.filter(([one]) => nameOf(one) === '')
    const many = bareAll.filter(([, faces]) => listed(faces).length > 1)
    const single = bareAll.filter(([, faces]) => listed(faces).length === 1)
    // Of several rolls the first is that of several dice, and the only die that of one.
    const [nameless] = isMany && many.length > 0 ? many : single
    const isSure = isMany || (single.length === 1 && many.length === all.length - 1)
    const [key, value] =
      all.find(([one]) => wordsOf(one).join(' ') === words.join(' ')) ??
      (isRoll && bare !== '' ? all.find(([one]) => nameOf(one) === bare) : undefined) ??
      (isRoll && isSure ? nameless : undefined) ??
      []
    if (key === undefined) return undefined
    this.#used.add(key)
    const faces = listed(value).map(Number)
    if (wanted === 'rolled') return faces.reduce((sum, face) => sum + face, 0)
    return isMany || faces.length > 1 ? faces : faces[0]
  }

  /** Score of the person, all of them by their labels, or what they were made as: their ancestry. */
  #figure(wanted: string): unknown {
    const { person, game } = this.#step
    if (!person) return undefined
    if (wanted === 'scores')
      return Object.fromEntries(
        game.fields.flatMap(({ id, label }) =>
          person.values[id] === undefined ? [] : [[label, person.values[id]]],
        ),
      )
    const called = wordsOf(wanted).join(' ')
    const field = game.fields.find(
      ({ id, label, title }) => id === wanted || [label, title].map(plainName).includes(called),
    )
    const value = person.values[wanted] ?? (field ? person.values[field.id] : undefined)
    return value ?? this.#word(traitOf(person, game, wanted))
  }
}

/** Choice of the game’s own generator that somebody bears as a tag, or has a level in: “Dwarf” of the species. */
function traitOf(
  { tags, values }: ReadonlyCreature,
  { actions }: Game,
  name: string,
): string | undefined {
  const ask = actions.find(({ slot, asks }) => slot === 'generate' && name in asks)?.asks[name]
  if (ask?.kind !== 'choice') return undefined
  const own = new Set(
    [...Object.keys(tags), ...Object.keys(values).filter((id) => (values[id] ?? 0) > 0)].map(
      plainName,
    ),
  )
  return ask.of.find((option) => own.has(plainName(option)))
}
