import type { Creature } from '../../rules/core/state/creature.ts'
import type { RulesetId } from '../../rules/core/situation.ts'
import { operationsOf, rulesetOf } from '../../rules/registry.ts'
import { stemOf } from './alike-inputs.ts'
import { isFields, listed, numberFrom } from './fault.ts'
import { fieldNamed } from './field-names.ts'
import { isActionName } from './find-action.ts'
import { FigureInput, wordsOf, type FigureStep } from './figure-input.ts'
import type { PlayStep } from './form.ts'
import { meantBy, plainName } from './match-name.ts'
import { givenTo } from './read-step.ts'
import { tableReading } from './readings.ts'
import { nothingDone, type StepResult } from './results.ts'
import type { ScriptTable } from './script-table.ts'

type Values = Record<string, unknown>

/** True for a name of the numbers that a new character begins with. */
export const isStart = (name: string): boolean =>
  /^(?:starting|first|initial) (?:values|numbers|stats|statistics)$/.test(plainName(name))

/** A result that the rules give for figures alone, and the numbers of somebody that follow from it. */
export interface RuleFigure {
  result: StepResult
  who?: string
  numbers: Readonly<Record<string, number>>
}

/** Words of the books for what a rule function is called by. */
const otherWords: Readonly<Record<string, string>> = {
  money: 'coins',
  purse: 'coins',
  rolling: 'roll attribute',
}

const littleWords = new Set(['the', 'and', 'for', 'into', 'with', 'table', 'an', 'a', 'of', 'to'])

/** Stems of the words of a name that say something. */
function stemsOf(name: string): string[] {
  return wordsOf(name)
    .flatMap((word) => (otherWords[word] ?? word).split(' '))
    .filter((word) => word !== '' && !littleWords.has(word))
    .map(stemOf)
}

/** Figures of a rule function, and how its name fits what was said: whole, or by as many of its words. */
interface Found {
  figures: Values
  isWhole: boolean
  shared: number
}

/**
 * Figures of the game’s rule functions for a step: of the function with the name as it is said, else of those that take
 * all that is given and share most words of the name. What is an action as well is asked for by all that is given.
 */
function found(ruleset: RulesetId, name: string, step: FigureStep, isAction: boolean): Found[] {
  const said = stemsOf(name)
  // “Starting money” is the starting silver of a game that counts in silver.
  const inSilver = stemsOf(name.replace(/\bmoney\b/i, 'silver'))
  const all = Object.entries(operationsOf(ruleset)).flatMap(([id, operation]): Found[] => {
    const own = stemsOf(id)
    const isWhole = [said, inSilver].some(
      (stems) => own.toSorted().join(' ') === stems.toSorted().join(' '),
    )
    const shared = said.filter((stem) => own.includes(stem)).length
    for (const small of [false, true]) {
      const input = new FigureInput(step, small)
      const figures = attempt(operation, input.values)
      if (figures && ((isWhole && !isAction) || input.isSpent))
        return [{ figures, isWhole, shared }]
    }
    return []
  })
  const [whole] = all.filter((one) => one.isWhole)
  if (whole) return [whole]
  const most = Math.max(0, ...all.map(({ shared }) => shared))
  const best = all.filter(({ shared }) => shared === most)
  // By its input alone a rule is known where no other takes that.
  return most > 0 || (best.length === 1 && Object.keys(step.given).length > 1) ? best : []
}

/** Result of a rule function; undefined where it takes something else. */
function attempt(operation: (input: Values) => object, input: Values): Values | undefined {
  try {
    const figures: unknown = operation(input)
    const isWhole =
      isFields(figures) &&
      Object.values(figures).every((one) => typeof one !== 'number' || !Number.isNaN(one))
    return isWhole ? figures : undefined
  } catch {
    return undefined
  }
}

/** A figure in words: yes or no, a list, or each of its parts. */
const saysOf = (value: unknown): string =>
  isFields(value)
    ? Object.entries(value)
        .map(([key, one]) => `${key} ${saysOf(one)}`)
        .join(', ')
    : listed(value)
        .map((one) => (one === true ? 'yes' : one === false ? 'no' : String(one)))
        .join(', ')

/**
 * A step by the rules that its name means, where it is no action at the table: `{ action: "Range", range: 6, distance:
 * 13 }`. Where the name is that of the rule, the numbers of who is named follow: their starting values. Undefined where
 * no rule takes what is given.
 */
export function ruleFigure(
  { state }: ScriptTable,
  step: PlayStep,
  number: number,
): RuleFigure | undefined {
  const game = rulesetOf(state)
  const name = String(step['action'] ?? step['preview'] ?? '')
  const isAction = isActionName(state, name)
  const given = Object.entries(givenTo(step))
  const people: readonly Creature[] = Object.values(state.creatures)
  const personOf = ([, value]: readonly [string, unknown]): Creature | undefined =>
    typeof value === 'string' ? meantBy(value, people, (one) => [one.name], true)[0] : undefined
  const said = given.find((one) => personOf(one) !== undefined)
  const person = said && personOf(said)
  const { dice = {} } = step
  const rules = found(
    state.ruleset,
    name,
    {
      given: Object.fromEntries(given.filter((one) => !personOf(one))),
      dice: isFields(dice) ? dice : isAction ? {} : { dice },
      person,
      game,
      houseRules: state.houseRules,
    },
    isAction,
  )
  if (rules.length === 0) return undefined
  const figures = Object.assign({}, ...rules.map((one) => one.figures)) as Values
  const entries = Object.entries(figures).filter(([, value]) => value !== undefined)
  const counts = entries.map(([, value]) => value).filter((one) => typeof one === 'number')
  const isWhole = rules.some((one) => one.isWhole)
  const follows =
    person && (isWhole || isStart(name)) && !isAction
      ? entries.flatMap(([key, value]) => numberOf(person, key, value, figures, game))
      : []
  const result: StepResult = {
    ...nothingDone(number, name, tableReading(state)),
    what: person && isWhole ? `${name}, ${person.name}` : name,
    says: entries.map(([key, value]) => `${wordsOf(key).join(' ')} ${saysOf(value)}`).join('; '),
    total: counts.length === 1 ? (counts[0] ?? null) : null,
    figures: Object.fromEntries(
      entries.map(([key, value]) => [key, typeof value === 'number' ? value : saysOf(value)]),
    ),
  }
  return { result, numbers: Object.fromEntries(follows), ...(person ? { who: person.name } : {}) }
}

/** Scores of several skills that a step rolls, each by its name or in their order, as creation does. */
export function skillScores(
  { state }: ScriptTable,
  step: PlayStep,
  number: number,
): RuleFigure | undefined {
  const given = givenTo(step)
  const skills = listed(given['skills'] ?? []).map(String)
  const { dice } = step
  const people = Object.values(state.creatures)
  const bearer = people.find(({ name }) => Object.values(given).includes(name))
  if (skills.length < 2 || !bearer || !isFields(dice)) return undefined
  const [only] = Object.values(dice)
  const rolls = skills.map(
    (skill, at) => dice[skill] ?? (Array.isArray(only) ? (only as unknown[])[at] : undefined),
  )
  if (!rolls.every((faces) => Array.isArray(faces))) return undefined
  const numbers = Object.fromEntries(
    skills.map((skill, at) => [
      skill,
      listed(rolls[at]).reduce<number>((sum, face) => sum + Number(face), 0),
    ]),
  )
  const says = Object.entries(numbers)
    .map(([skill, score]) => `${skill} ${score}`)
    .join(', ')
  const name = String(step['action'])
  const result = {
    ...nothingDone(number, name, tableReading(state)),
    what: `${name}, ${bearer.name}`,
    says,
  }
  return { result, who: bearer.name, numbers }
}

/** Number of somebody that a figure is, or what is added to their purse. */
function numberOf(
  bearer: Creature,
  key: string,
  value: unknown,
  { unit }: Values,
  game: ReturnType<typeof rulesetOf>,
): [string, number][] {
  const to = numberFrom(value)
  if (to === null) return []
  const purse = key === 'amount' && typeof unit === 'string' ? fieldNamed(game, unit) : undefined
  if (purse) return [[purse.label, (bearer.values[purse.id] ?? 0) + to]]
  const field = game.fields.find(
    ({ id, label }) => id === key || label.toLowerCase() === key.toLowerCase(),
  )
  const most = game.fields.find(({ id }) => id === field?.most)
  if (!field) return []
  return [...(most ? [[most.label, to] as [string, number]] : []), [field.label, to]]
}
