import type { Creature } from '../../rules/core/state/creature.ts'
import type { RulesetId } from '../../rules/core/situation.ts'
import { operations, rulesetOf } from '../../rules/registry.ts'
import { stemOf } from './alike-inputs.ts'
import { isFields, listed, numberFrom } from './fault.ts'
import { fieldNamed } from './field-names.ts'
import { rulePrefixes, saysOf } from './figures-step.ts'
import type { PlayStep } from './form.ts'
import { meantBy, plainName } from './match-name.ts'
import { givenTo } from './read-step.ts'
import { tableReading } from './readings.ts'
import { nothingDone, type StepResult } from './results.ts'
import type { ScriptTable } from './script-table.ts'

type Values = Record<string, unknown>

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
  table: '',
  an: '',
  a: '',
}

const wordsOf = (name: string): string[] =>
  plainName(name.replaceAll(/([a-z])([A-Z])/g, '$1 $2'))
    .split(' ')
    .flatMap((word) => (otherWords[word] ?? word).split(' '))
    .filter((word) => word !== '')

/** Rule functions whose words are those of a name, in any order: of two, that which takes what is given. */
function functionsCalled(game: RulesetId, name: string): string[] {
  const said = wordsOf(name).map(stemOf).toSorted().join(' ')
  return Object.keys(operations).filter((one) => {
    const prefix = rulePrefixes[game]
    const own = one.startsWith(prefix) ? wordsOf(one.slice(prefix.length)) : []
    return own.map(stemOf).toSorted().join(' ') === said
  })
}

const camel = (words: readonly string[]): string =>
  words
    .map((word, at) => (at === 0 ? word : `${word.charAt(0).toUpperCase()}${word.slice(1)}`))
    .join('')

/** Dice as rule functions call them: “peasant d6” as `peasantDie`, faces without a name as `dice`. */
function diceIn(said: unknown): Values {
  if (!isFields(said)) return said === undefined ? {} : { dice: listed(said) }
  return Object.fromEntries(
    Object.entries(said).flatMap(([key, value]): [string, unknown][] => {
      const words = plainName(key).split(' ')
      const named = words.filter((word) => !/^\d*d\d+$/.test(word))
      const one = Array.isArray(value) && value.length === 1 ? (value as unknown[])[0] : value
      if (named.length > 0) return [[camel([...named, Array.isArray(one) ? 'dice' : 'die']), one]]
      return Array.isArray(one)
        ? [
            ['dice', one],
            ['staDice', one],
          ]
        : [
            [camel(words), one],
            ['die', one],
          ]
    }),
  )
}

/** Numbers of somebody by the labels and ids of their fields, as rule functions call them. */
function numbersOf({ values }: Creature, fields: ReturnType<typeof rulesetOf>['fields']): Values {
  const own = fields.flatMap(({ id, label }) =>
    values[id] === undefined ? [] : [{ id, label, value: values[id] }],
  )
  return {
    ...Object.fromEntries(
      own.flatMap(({ id, label, value }) => [
        [id, value],
        [label.toLowerCase(), value],
      ]),
    ),
    scores: Object.fromEntries(own.map(({ label, value }) => [label, value])),
  }
}

/**
 * A step by the function of the rules that its name means, where it is no action at the table: the starting values of
 * somebody, their slots, or whether they may use a weapon. Undefined where there is none, or it takes something else.
 */
export function ruleFigure(
  { state }: ScriptTable,
  step: PlayStep,
  number: number,
): RuleFigure | undefined {
  const game = rulesetOf(state)
  const name = String(step['action'])
  const given = Object.entries(givenTo(step))
  const people = Object.values(state.creatures)
  const isBearer = ([, value]: [string, unknown]): boolean =>
    typeof value === 'string' && meantBy(value, people, (one) => [one.name], true).length > 0
  const said = given.find(isBearer)
  const [bearer] = said ? meantBy(String(said[1]), people, (one) => [one.name], true) : []
  const input: Values = {
    ...(bearer ? numbersOf(bearer, game.fields) : {}),
    ...ancestryOf(bearer),
    ...Object.fromEntries(
      given
        .filter((one) => one !== said)
        .map(([key, value]) => [
          camel(plainName(key).split(' ')),
          typeof value === 'string' ? value.toLowerCase() : value,
        ]),
    ),
    ...diceIn(step['dice']),
    options: state.houseRules,
  }
  for (const one of functionsCalled(game.id, name)) {
    const figures = attempt(one, input)
    if (!figures) continue
    const entries = Object.entries(figures)
    const numbers = bearer
      ? Object.fromEntries(
          entries.flatMap(([key, value]) => numberOf(bearer, key, value, figures, game)),
        )
      : {}
    const [only] = entries.length === 1 ? entries : []
    const result: StepResult = {
      ...nothingDone(number, name, tableReading(state)),
      what: bearer ? `${name}, ${bearer.name}` : name,
      says: entries.map(([key, value]) => `${wordsOf(key).join(' ')} ${saysOf(value)}`).join(', '),
      total: numberFrom(only?.[1]),
    }
    return { result, numbers, ...(bearer ? { who: bearer.name } : {}) }
  }
  return undefined
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

/** Ancestry among the tags of somebody. */
const ancestryOf = (bearer: Creature | undefined): Values => {
  const found = ['human', 'dwarf', 'elf'].find((one) => bearer?.tags[one])
  return found === undefined ? {} : { ancestry: found }
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

/** Result of a rule function; undefined where it takes something else. */
function attempt(name: string, input: Values): Values | undefined {
  try {
    return operations[name]?.(input) as Values
  } catch {
    return undefined
  }
}
