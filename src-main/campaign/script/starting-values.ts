import type { Action } from '../../rules/core/action.ts'
import type { Creature } from '../../rules/core/state/creature.ts'
import { operationsOf, rulesetOf } from '../../rules/registry.ts'
import { creationDice, scoreOf, wholePurse } from './creation-dice.ts'
import { isFields, listed, numberFrom, withinFaults } from './fault.ts'
import { fieldNamed } from './field-names.ts'
import { isActionName } from './find-action.ts'
import type { PlayStep } from './form.ts'
import { meantBy, plainName } from './match-name.ts'
import { described } from './people.ts'
import { withFigures } from './person-values.ts'
import { tagPrefixes } from './person-parts.ts'
import { givenTo } from './read-step.ts'
import { tableReading } from './readings.ts'
import { nothingDone, type StepResult } from './results.ts'
import { isStart, ruleFigure, type RuleFigure } from './rule-figure.ts'
import type { ScriptTable } from './script-table.ts'

/** True for a name of the scores alone. */
const isScores = (name: string): boolean =>
  /^(?:(?:roll|rolling|starting) )?(?:ability scores|abilities|attributes|scores)$/.test(
    plainName(name),
  )

/** True for the first purse by its name, in a game that has no rule for it apart from the making of a character. */
const isPurseAlone = (name: string, { state }: ScriptTable): boolean =>
  /^starting (?:coins|money|purse)$/.test(plainName(name)) &&
  !Object.keys(operationsOf(state.ruleset)).some((id) =>
    /^starting(?:coins|silver|money)$/i.test(id),
  )

interface Named {
  person: Creature
  /** The step’s input without the person. */
  rest: Record<string, unknown>
}

/** Person of the table named by a step, else the only one of the party. */
function personIn({ state }: ScriptTable, step: PlayStep): Named | undefined {
  const people: readonly Creature[] = Object.values(state.creatures)
  const rest = { ...givenTo(step) }
  for (const [key, value] of Object.entries(rest)) {
    const [person] =
      typeof value === 'string' ? meantBy(value, people, ({ name }) => [name], true) : []
    if (!person) continue
    delete rest[key]
    return { person, rest }
  }
  const [only, ...more] = state.party.flatMap((id) => state.creatures[id] ?? [])
  return only && more.length === 0 && !('name' in rest) ? { person: only, rest } : undefined
}

/**
 * A step that is a part of making a character, for somebody who is at the table: the numbers they begin with, two
 * scores swapped, or what they are by ancestry, path or career. Undefined where it is none.
 * @param roll carries out the game’s own making of a character
 */
export function partOfCreation(
  table: ScriptTable,
  step: PlayStep,
  number: number,
  roll: (step: PlayStep) => StepResult,
): RuleFigure | undefined {
  const name = String(step['action'] ?? '')
  const named = personIn(table, step)
  if (isScores(name)) {
    const isSwap = step['dice'] === undefined && named?.rest['swap'] !== undefined
    return isSwap
      ? swapped(table, 'swap', number, named)
      : rolledScores(table, step, number, named?.person)
  }
  if (!named) return undefined
  if (isPurseAlone(name, table)) {
    const { dice } = step
    const rolled = Array.isArray(dice) ? { ...step, dice: { '3d6': dice as unknown[] } } : step
    return startingValues(table, rolled, number, named, roll)
  }
  if (isStart(name)) {
    const changed = ofAncestry(table, number, named)
    wordsSet(table, named)
    return (
      startingValues(table, step, number, named, roll) ??
      reckoned(table, step, number, { ...named, changed })
    )
  }
  if (isActionName(table.state, name)) return undefined
  return (
    swapped(table, name, number, named) ??
    (isWord(name) ? withinFaults(() => ruleFigure(table, step, number)) : undefined) ??
    called(table, name, number, named)
  )
}

/** Dice of the scores in the order of the game, by their names, with two of them in each other’s place where the step swaps them. */
function inOrder({ state }: ScriptTable, step: PlayStep): unknown {
  const { dice } = step
  const [only, ...more] = isFields(dice) ? Object.values(dice) : [dice]
  const rolls = more.length === 0 && Array.isArray(only) ? (only as unknown[]) : []
  const scores = rulesetOf(state).fields.filter(({ ordinary }) => ordinary?.scale === '3d6')
  if (rolls.length < 2 || rolls.length !== scores.length || !rolls.every(Array.isArray)) return dice
  const { swap } = givenTo(step)
  const [first, second] = (Array.isArray(swap) ? swap : []).map(
    (one) => fieldNamed({ fields: scores }, String(one))?.id,
  )
  const order = scores.map(({ id }) =>
    second !== undefined && id === first ? second : id === second ? (first ?? id) : id,
  )
  const labelOf = (id: string): string => scores.find((one) => one.id === id)?.label ?? id
  return Object.fromEntries(order.map((id, at) => [labelOf(id), rolls[at] as unknown]))
}

/** Scores by their own names, each from its dice; undefined where the dice are of anything else. */
function rolledScores(
  table: ScriptTable,
  step: PlayStep,
  number: number,
  person: Creature | undefined,
): RuleFigure | undefined {
  const { fields } = rulesetOf(table.state)
  const dice = inOrder(table, step)
  const given = isFields(dice) ? Object.entries(dice) : []
  const numbers = given.flatMap(([key, faces]) => {
    const field = fieldNamed({ fields }, key)
    const all = fields.filter(({ id }) => id === field?.id || id === field?.most)
    return all.map(({ label }) => [label, scoreOf(faces)] as const)
  })
  const isEach = given.every(([key]) => fieldNamed({ fields }, key))
  return given.length > 0 && isEach
    ? numbersOf(table, String(step['action']), number, person, Object.fromEntries(numbers))
    : undefined
}

/** Keeps the words of a step that say what somebody is: their path and their background. */
function wordsSet(table: ScriptTable, { person, rest }: Named): void {
  const words = Object.fromEntries(Object.entries(rest).filter(([key]) => key in tagPrefixes))
  if (Object.keys(words).length === 0) return
  const entry = { name: person.name, ...words }
  table.arrange(described(table.state, person, entry, rulesetOf(table.state), () => undefined))
}

/** Numbers that the game’s own making of a character gives by the dice of a step, but for a game with a rule for them alone. */
function startingValues(
  table: ScriptTable,
  step: PlayStep,
  number: number,
  { person, rest }: Named,
  roll: (step: PlayStep) => StepResult,
): RuleFigure | undefined {
  const { state } = table
  const game = rulesetOf(state)
  const making = game.actions.find(({ id }) => id.endsWith('.new-character'))
  const hasRule = 'startingValues' in operationsOf(state.ruleset)
  if (hasRule || !making || step['dice'] === undefined || !takesAll(making, rest)) return undefined
  const { dice, input } = creationDice(making.asks, step['dice'])
  const given = { ...input, ...rest }
  const rolled = withinFaults(() =>
    roll({
      action: making.id,
      input: { ...wholePurse(making.asks, given), ...given, name: person.name },
      dice,
    }),
  )
  const newcomer = Object.values(table.state.creatures).find(({ id }) => !(id in state.creatures))
  table.arrange(state)
  if (!rolled || !newcomer) return undefined
  if (rolled.error) return { result: { ...rolled, step: number }, numbers: {} }
  const bySeed = new Set(rolled.rolled?.map(({ label }) => label))
  const numbers = Object.keys(rolled.dice)
    .filter((label) => !bySeed.has(label))
    .flatMap((label): [string, number][] => {
      const field = fieldNamed(game, label)
      const all = game.fields.filter(({ id }) => id === field?.id || id === field?.most)
      return all.map((one) => [one.label, newcomer.values[one.id] ?? 0])
    })
  return numbersOf(table, String(step['action']), number, person, Object.fromEntries(numbers))
}

/** Scores that the ancestry of a step changes, where the game has a rule for that; the table has them from now on. */
function ofAncestry(
  table: ScriptTable,
  number: number,
  { person, rest }: Named,
): RuleFigure['numbers'] {
  const { state } = table
  const { ancestry } = rest
  const isNew =
    typeof ancestry === 'string' &&
    !(ancestry.toLowerCase() in person.tags) &&
    'ancestry' in operationsOf(state.ruleset)
  const said = { action: 'ancestry', who: person.name, ancestry }
  const { numbers = {} } = (isNew && withinFaults(() => ruleFigure(table, said, number))) || {}
  const game = rulesetOf(state)
  const values = Object.fromEntries(
    Object.entries(numbers).flatMap(([key, to]) => {
      const id = fieldNamed(game, key)?.id
      return id === undefined ? [] : [[id, to]]
    }),
  )
  const changed = { ...person, values: { ...person.values, ...values } }
  table.arrange({ ...state, creatures: { ...state.creatures, [person.id]: changed } })
  return numbers
}

/**
 * Starting numbers that follow without dice from the scores of somebody, and from what the step says they are; what the
 * game’s own rules for it give comes first.
 */
function reckoned(
  table: ScriptTable,
  step: PlayStep,
  number: number,
  { person, rest, changed }: Named & { changed: RuleFigure['numbers'] },
): RuleFigure | undefined {
  const { state } = table
  const game = rulesetOf(state)
  const now = state.creatures[person.id] ?? person
  const name = String(step['action'])
  const byRule = withinFaults(() => ruleFigure(table, step, number))?.numbers ?? {}
  const dice = isFields(step['dice']) ? Object.entries(step['dice']) : []
  const background = rest['background']
  const purse = dice.at(-1)
  const coins =
    background !== undefined && purse && dice.length > 1 && listed(purse[1]).length > 2
      ? withinFaults(() =>
          ruleFigure(
            table,
            {
              action: 'starting coins',
              who: person.name,
              background,
              dice: Object.fromEntries([purse]),
            },
            number,
          ),
        )?.numbers
      : undefined
  const hasRule = 'startingValues' in operationsOf(state.ruleset)
  const values = withFigures(state, person.id, {}, game)
  const follows = hasRule || step['dice'] !== undefined ? {} : values
  const all = Object.entries(follows).flatMap(([id, to]): [string, number][] => {
    const field = game.fields.find((one) => one.id === id)
    return field && to !== now.values[id] ? [[field.label, to]] : []
  })
  const more = { ...Object.fromEntries(all), ...changed, ...coins }
  return Object.keys(more).length > 0
    ? numbersOf(table, name, number, person, { ...more, ...byRule })
    : undefined
}

const takesAll = ({ asks }: Action, given: Readonly<Record<string, unknown>>): boolean =>
  Object.keys(given).every((key) => key in asks)

function numbersOf(
  { state }: ScriptTable,
  name: string,
  number: number,
  person: Creature | undefined,
  numbers: Readonly<Record<string, number>>,
): RuleFigure {
  const says = Object.entries(numbers).map(([label, to]) => `${label} ${to}`)
  const result = {
    ...nothingDone(number, name, tableReading(state)),
    what: person ? `${name}, ${person.name}` : name,
    says: says.join(', '),
  }
  return { result, numbers, ...(person ? { who: person.name } : {}) }
}

/** Two numbers of somebody in each other’s place: `{ action: "swap", who: "Ada", first: "DEX", second: "WIL" }`. */
function swapped(
  table: ScriptTable,
  name: string,
  number: number,
  { person, rest }: Named,
): RuleFigure | undefined {
  if (!/^(?:swap|exchange|switch)(?: (?:scores|abilities|attributes|two))*$/.test(plainName(name)))
    return undefined
  const game = rulesetOf(table.state)
  const fields = Object.values(rest)
    .flat()
    .flatMap((one) => fieldNamed(game, String(one)) ?? [])
  const [first, second, ...more] = fields
  if (!first || !second || more.length > 0) return undefined
  const value = (id: string | undefined): number => person.values[id ?? ''] ?? 0
  const labelOf = (id: string | undefined): string[] =>
    game.fields.flatMap((one) => (one.id === id ? [one.label] : []))
  return numbersOf(table, name, number, person, {
    ...Object.fromEntries(labelOf(first.most).map((label) => [label, value(second.most)])),
    ...Object.fromEntries(labelOf(second.most).map((label) => [label, value(first.most)])),
    [first.label]: value(second.id),
    [second.label]: value(first.id),
  })
}

/** The word for what somebody is: “career” of “choose a career”. */
const wordIn = (name: string): string =>
  plainName(name).replace(/^(?:choose|pick|take) (?:an? )?/, '')

const isWord = (name: string): boolean => wordIn(name) in tagPrefixes

/** Words that somebody is called by, and skills of theirs: `{ action: "career", who: "Ada", career: "Soldier" }`. */
function called(
  table: ScriptTable,
  name: string,
  number: number,
  { person, rest }: Named,
): RuleFigure | undefined {
  const word = wordIn(name)
  const only = Object.values(rest)[0]
  const said = word in rest ? rest : { [word]: only }
  const isOther = (key: string): boolean =>
    !(key in tagPrefixes) && !/^skills?$/.test(key) && numberFrom(said[key]) === null
  if (!isWord(name) || said[word] === undefined || Object.keys(said).some(isOther)) return undefined
  const { skill, ...more } = said
  const entry = { name: person.name, ...more, ...(skill === undefined ? {} : { skills: skill }) }
  const game = rulesetOf(table.state)
  const next = withinFaults(() =>
    described(table.state, person, entry, game, (cause) => {
      throw cause
    }),
  )
  if (!next) return undefined
  table.arrange(next)
  const result = {
    ...nothingDone(number, name, tableReading(next)),
    what: `${name}, ${person.name}`,
    says: Object.values(said).flat().map(String).join(', '),
  }
  return { result, numbers: {} }
}
