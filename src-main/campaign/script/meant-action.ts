import type { Action } from '../../rules/core/action.ts'
import { askFor } from '../../rules/core/asks.ts'
import type { ReadonlyCreature, Situation } from '../../rules/core/situation.ts'
import { actionsOf } from '../../rules/registry.ts'
import { previewOf } from '../view/actions.ts'
import { isForAll } from './ask-named.ts'
import { listed, withinFaults } from './fault.ts'
import { findAction, isSharedWord } from './find-action.ts'
import type { PlayStep } from './form.ts'
import { figuresApart } from './given-band.ts'
import { withoutMet } from './given-people.ts'
import { answersGiven, optionsInName, peopleOfReaction } from './given-words.ts'
import { meantBy, onlyMeant } from './match-name.ts'
import { readBeside } from './read-step.ts'
import type { ScriptTable } from './script-table.ts'
import { stepInput, takesInput } from './step-input.ts'
import { namedDice } from './step-report.ts'

/** Input that a step gives, with what the name of its action says of it. */
export function givenIn(
  step: PlayStep,
  action: Action,
  name: string,
  state: Situation,
): Record<string, unknown> {
  const { given: said } = readBeside(step, action)
  const given = withoutMet(action, { ...answersGiven(action, namedDice(step)), ...said }, state)
  const options = optionsInName(action, name, given)
  return { ...options, ...peopleOfReaction(action, options, given) }
}

/** Action that a step names: of several of that name, the one that takes its input. */
export function actionOf(
  { state, shelf, context }: ScriptTable,
  name: string,
  step: PlayStep,
): Action {
  const givenFor = (action: Action): Readonly<Record<string, unknown>> =>
    figuresApart(action, givenIn(step, action, name, state), state).rest
  const takesAll = (action: Action): boolean =>
    takesInput(action, givenFor(action), state, shelf) === 'of its sides'
  const refuses = (action: Action): boolean => {
    const input = withinFaults(() => stepInput(action, givenFor(action), state, shelf))
    return input !== undefined && previewOf(action, input, 0, state, context)?.refuses !== undefined
  }
  const meant = findAction(
    state,
    name,
    (action) =>
      takesAll(action) &&
      (!('caster' in givenFor(action)) || askFor(action.asks, 'power') !== null),
    (action) => takesInput(action, givenFor(action), state, shelf) !== 'not',
  )
  // Where no fight is on, its end is what the game has come of it.
  const ends = meant.id === 'house.fight-over' && !state.fight
  const found =
    (ends && actionsOf(state).find(({ action }) => action.slot === 'end fight')?.action) || meant
  if (found.phase === 'fight' && isSharedWord(name) && refuses(found)) {
    const other = findAction(state, name, (action) => takesAll(action) && !refuses(action))
    if (other.phase === 'fight' && !refuses(other)) return other
  }
  const named = namedForAll(found, givenFor(found), state)
  if (named.length === 0) return found
  const isTheirs = (action: Action): boolean => takesAll(action) && isFor(action, named)
  const theirs = findAction(state, name, isTheirs)
  return isTheirs(theirs) ? theirs : found
}

/** People named whom an action for all does not ask for: the champion in `{ action: "turn", who: "Brand" }`. */
function namedForAll(
  action: Action,
  given: Readonly<Record<string, unknown>>,
  state: Situation,
): ReadonlyCreature[] {
  return Object.entries(given)
    .filter(([key, value]) => isForAll(action, key, value, state))
    .flatMap(([, value]) => listed(value))
    .flatMap((one) =>
      meantBy(String(one), Object.values(state.creatures), ({ name }) => [name], true),
    )
}

/** True for an action of those alone who have a tag, as all of these do. */
function isFor({ asks }: Action, people: readonly ReadonlyCreature[]): boolean {
  return Object.values(asks).some(
    (ask) =>
      ask.kind === 'creature' &&
      ask.tagged !== undefined &&
      people.every(({ tags }) => String(ask.tagged) in tags),
  )
}

/** Input whose names stand as the action offers them: “stealth art” for Stealth Art. */
export function withOfferedNames(
  action: Action,
  input: Record<string, unknown>,
  { state, context }: ScriptTable,
): Record<string, unknown> {
  const texts = Object.entries(action.asks).filter(
    ([name, ask]) => ask.kind === 'text' && input[name] !== undefined && !ask.list && !ask.wares,
  )
  if (texts.length === 0) return input
  const scope = previewOf(action, input, 0, state, context)?.scope
  const named = texts.flatMap(([name, ask]) => {
    const offered = scope?.[name]?.of ?? (ask.kind === 'text' ? ask.offers : undefined) ?? []
    const said = String(input[name])
    const meant =
      meantBy(said, offered, (one) => [one], true)[0] ??
      ('role' in ask && ask.role === 'weapon' && !/\dd\d|^d\d/.test(said)
        ? onlyMeant(said, offered, (one) => [one])
        : undefined)
    return meant === undefined ? [] : [[name, meant] as const]
  })
  return { ...input, ...Object.fromEntries(named) }
}
