import type { ReadonlyCreature, RulesetId } from '../../rules/core/situation.ts'
import type { Game } from '../../rules/core/action.ts'
import { operations, rulesetOf } from '../../rules/registry.ts'
import { stemOf } from './alike-inputs.ts'
import { isFields, listed, numberFrom } from './fault.ts'
import { fieldNamed } from './field-names.ts'
import type { PlayStep } from './form.ts'
import { meantBy, plainName } from './match-name.ts'
import { givenTo } from './read-step.ts'
import { tableReading } from './readings.ts'
import { nothingDone, type StepResult } from './results.ts'
import type { ScriptTable } from './script-table.ts'
import { namedDice } from './step-report.ts'

type Given = Readonly<Record<string, unknown>>
type Operation = (typeof operations)[string]

/** Beginnings of the names of each game's rule functions. */
export const rulePrefixes: Readonly<Record<RulesetId, string>> = {
  hearts: 'hearts.',
  delve: 'dlv.',
  heartbreaker: 'hbk.',
  'block-dodge-parry': 'bdp.',
  'gods-and-monsters': 'gam.',
}

const wordsOf = (name: string): string[] =>
  plainName(name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').replaceAll('_', ' ')).split(' ')

/** Words of units, which a script may leave out: “range” for `range_yd`. */
const units = new Set(['yd', 'ft', 'in', 'lb', 'miles', 'yards', 'feet', 'inches'])

/** How well a key of a script means a key of a rule function, from 0 for not at all. */
function likeness(key: string, wanted: string): number {
  const [said, words] = [wordsOf(key), wordsOf(wanted)]
  if (wanted === 'student' && said.join(' ') === 'field bonus') return 1
  if (said.join(' ') === words.join(' ')) return 3
  const bare = words.filter((word) => !units.has(word))
  if (said.filter((word) => !units.has(word)).join(' ') === bare.join(' ')) return 2
  return said.every((word) => bare.includes(word)) ? 1 : 0
}

/** Input of a rule function from a step: what it gives, its dice, and figures of the person that it names. */
class FigureInput {
  readonly used = new Set<string>()
  readonly #given: Given
  readonly #dice: Given
  readonly #person: ReadonlyCreature | undefined
  readonly #game: Game
  readonly #rules: Given

  constructor(
    given: Given,
    dice: Given,
    person: ReadonlyCreature | undefined,
    game: Game,
    rules: Given,
  ) {
    this.#given = given
    this.#dice = dice
    this.#person = person
    this.#game = game
    this.#rules = rules
  }

  /** The input as the function reads it, key by key. */
  get values(): Record<string, unknown> {
    return new Proxy<Record<string, unknown>>(
      {},
      {
        get: (_, key) => this.#valueOf(String(key)),
        has: (_, key) => this.#valueOf(String(key)) !== undefined,
      },
    )
  }

  #valueOf(wanted: string): unknown {
    if (wanted === 'options') return this.#rules
    const keys = Object.keys(this.#given)
    const [key] = keys
      .filter((one) => likeness(one, wanted) > 0)
      .toSorted((a, b) => likeness(b, wanted) - likeness(a, wanted))
    if (key !== undefined) {
      this.used.add(key)
      const value = this.#given[key]
      return numberFrom(value) ?? value
    }
    return this.#face(wanted) ?? this.#counted(wanted) ?? this.#figure(wanted)
  }

  /** Faces by the name of the die or of who rolls it; all of a list, or their sum. */
  #face(wanted: string): unknown {
    const all = Object.entries(this.#dice)
    const named = all.find(([key]) => wordsOf(key).join(' ') === wordsOf(wanted).join(' '))
    const lone = all.length === 1 && /^(?:dice|rolls|rolled)$/.test(wanted) ? all[0] : undefined
    const [key, value] = named ?? lone ?? []
    if (key === undefined) return undefined
    this.used.add(key)
    const faces = listed(value).map(Number)
    if (wanted === 'rolled') return faces.reduce((sum, face) => sum + face, 0)
    return wanted === 'dice' || wanted === 'rolls' || faces.length > 1 ? faces : faces[0]
  }

  /** Number of a group from the bonus that it has for it. Rule GAM-GRP-02. */
  #counted(wanted: string): number | undefined {
    const key = Object.keys(this.#given).find((one) => plainName(one) === 'group bonus')
    const bonus = key === undefined ? null : numberFrom(this.#given[key])
    if (wanted !== 'count' || key === undefined || bonus === null) return undefined
    this.used.add(key)
    return 2 ** bonus
  }

  #figure(wanted: string): unknown {
    const { values = {}, tags = {} } = this.#person ?? {}
    const field = fieldNamed(this.#game, wordsOf(wanted).join(' '))
    const value = values[wanted] ?? (field ? values[field.id] : undefined)
    if (value !== undefined) return value
    if (wanted === 'species')
      return Object.keys(tags)
        .map((tag) => tag.charAt(0).toUpperCase() + tag.slice(1))
        .find((tag) => /^(?:Dwarf|Elf|Halfling|Half-elf|Human|Gnome)/.test(tag))
    return wanted === 'archetype'
      ? ['warrior', 'thief', 'sorceror', 'prophet', 'monk'].find((one) => (values[one] ?? 0) > 0)
      : undefined
  }
}

/** Stems of the words of a name that say something. */
const stemsOf = (words: readonly string[]): string[] =>
  words.filter((word) => word.length > 2 && !/^(?:the|and|for|into|with)$/.test(word)).map(stemOf)

interface Found {
  id: string
  shared: number
  figures: Record<string, unknown>
}

/** Figures of the rule functions of a game that take all that is given, those with most words of the name. */
function found(table: ScriptTable, name: string, given: Given, dice: Given): Found[] {
  const game = rulesetOf(table.state)
  const people: readonly ReadonlyCreature[] = Object.values(table.state.creatures)
  const personOf = (value: unknown): ReadonlyCreature | undefined =>
    typeof value === 'string' ? meantBy(value, people, (one) => [one.name], true)[0] : undefined
  const named = Object.entries(given).filter(([, value]) => personOf(value) !== undefined)
  const person = personOf(named[0]?.[1])
  const rest = Object.fromEntries(Object.entries(given).filter(([, one]) => !personOf(one)))
  const said = stemsOf(wordsOf(name))
  const all = Object.entries(operations).flatMap(([id, operation]): Found[] => {
    const prefix = rulePrefixes[game.id]
    if (!id.startsWith(prefix)) return []
    const input = new FigureInput(rest, dice, person, game, table.state.houseRules)
    const figures = figuresOf(operation, input)
    const wanted = [...Object.keys(rest), ...Object.keys(dice)]
    const face = numberFrom(listed(dice['d20'])[0] ?? '')
    if (figures && prefix === 'gam.' && face !== null && !input.used.has('d20'))
      withFace(figures, face, input.used)
    if (!figures || !wanted.every((key) => input.used.has(key))) return []
    const own = stemsOf(wordsOf(id.slice(prefix.length)))
    const shared = said.filter((word) => own.includes(word)).length
    return shared > 0 || Object.keys(rest).length > 1 ? [{ id, shared, figures }] : []
  })
  const most = Math.max(0, ...all.map(({ shared }) => shared))
  const best = all.filter(({ shared }) => shared === most)
  return most === 0 && best.length > 1 ? [] : best
}

/** A d20 against the target of a rule function that rolls none itself. Rule GAM-CTS-01. */
function withFace(figures: Record<string, unknown>, face: number, used: Set<string>): void {
  const target = figures['target'] ?? figures['assistant_target']
  if (typeof target !== 'number') return
  used.add('d20')
  figures['success'] = face <= target
}

/** Figures of a rule function; undefined where it lacks something of its input, and says so by an error. */
function figuresOf(
  operation: Operation,
  { values }: FigureInput,
): Record<string, unknown> | undefined {
  try {
    const figures: unknown = operation(values)
    const isWhole =
      isFields(figures) &&
      Object.values(figures).every((one) => typeof one !== 'number' || !Number.isNaN(one))
    return isWhole ? figures : undefined
  } catch {
    return undefined
  }
}

/** A figure in words: yes or no, a list, or each of its parts. */
export const saysOf = (value: unknown): string =>
  isFields(value)
    ? Object.entries(value)
        .map(([key, one]) => `${key} ${saysOf(one)}`)
        .join(', ')
    : listed(value)
        .map((one) => (one === true ? 'yes' : one === false ? 'no' : String(one)))
        .join(', ')

/**
 * Figures that a step asks for by the name of a rule and what it takes: `{ action: "Range", range: 6, distance: 13 }`.
 * The table stays as it is. Undefined where no rule function of the game takes all that is given.
 */
export function lookUpFigures(
  table: ScriptTable,
  step: PlayStep,
  number: number,
): StepResult | undefined {
  const name = String(step['action'] ?? step['preview'] ?? '')
  const rules = found(table, name, givenTo(step), namedDice(step))
  if (rules.length === 0) return undefined
  const figures = Object.assign({}, ...rules.map((one) => one.figures)) as Record<string, unknown>
  const numbers = Object.values(figures).filter((one) => typeof one === 'number')
  return {
    ...nothingDone(number, name, tableReading(table.state)),
    what: name,
    says: Object.entries(figures)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => `${wordsOf(key).join(' ')} ${saysOf(value)}`)
      .join('; '),
    total: numbers.length === 1 ? (numbers[0] ?? null) : null,
    figures: Object.fromEntries(
      Object.entries(figures).map(([key, value]) => [
        key,
        typeof value === 'number' ? value : saysOf(value),
      ]),
    ),
  }
}
