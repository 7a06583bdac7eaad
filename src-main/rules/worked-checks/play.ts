import {
  previewAction,
  refusalOf,
  runAction,
  type Action,
  type AtTable,
  type Game,
} from '../core/action.ts'
import type { Preview } from '../core/preview.ts'
import type { Effect } from '../core/effects.ts'
import type { Outcome } from '../core/outcome.ts'
import type { ProcedureOf } from '../core/procedure.ts'
import type { CampaignState, RulesetId, Situation } from '../core/situation.ts'
import type { Creature } from '../core/state/creature.ts'
import type { Values } from './operations.ts'

/** A game's table with nothing on its shelf, and a GM who rules nothing but an adjustment. */
const bareTable = (ruleset: Game, adjust: number): AtTable => ({
  ruleset,
  ruling: { adjust, secret: false },
  shelf: {
    monster: () => undefined,
    monsterNamed: () => undefined,
    table: () => undefined,
    tableNamed: () => undefined,
    tables: () => [],
  },
})

/** A campaign of some creatures, its house rules as the worked check sets its options. */
export function situationOf(
  ruleset: RulesetId,
  check: Values,
  ...creatures: readonly Creature[]
): CampaignState {
  return {
    name: 'A worked check',
    ruleset,
    borrowed: {},
    houseRules: (check['options'] ?? {}) as CampaignState['houseRules'],
    clock: { seconds: 0, season: 'spring' },
    place: { title: '', level: 1 },
    creatures: Object.fromEntries(creatures.map((one) => [one.id, one])),
    party: creatures.map(({ id }) => id),
    groups: {},
    dues: {},
    timers: {},
    stash: {},
    nextId: 100,
  }
}

/**
 * Runs a procedure of the app with the faces that a worked check names, in the order in which they fall.
 * @throws when it asks for a choice, or for more dice than there are
 */
function runWith<T>(procedure: ProcedureOf<T>, faces: readonly number[]): T {
  const left = [...faces]
  let step = procedure.next()
  while (!step.done) {
    const question = step.value
    if (question.ask === 'number') {
      step = procedure.next({ kind: 'number', value: question.otherwise })
      continue
    }
    if (question.ask !== 'dice' || question.count > left.length)
      throw new Error(`the check has no answer to “${question.label}”`)
    const { count, sides } = question
    step = procedure.next({ kind: 'dice', sides, faces: left.splice(0, count), typed: true })
  }
  return step.value
}

/** Preview of a game's action, for one that has any. @throws when the game lacks it */
export function previewOf(
  game: Game,
  id: Action['id'],
  situation: Situation,
  input: Values,
  adjust = 0,
): Preview | null {
  return previewAction(actionOf(game, id), situation, input, bareTable(game, adjust))
}

/** True when a game's action can be done. @throws when the game lacks it */
export function isAllowed(
  game: Game,
  id: Action['id'],
  situation: Situation,
  input: Values,
): boolean {
  return refusalOf(actionOf(game, id), situation, input, bareTable(game, 0)) === null
}

/** Does a game's action as the GM does. @throws when the game lacks it or its plan refuses */
export function playAction(
  game: Game,
  id: Action['id'],
  situation: Situation,
  input: Values,
  faces: readonly number[] = [],
  adjust = 0,
): Outcome {
  return runWith(runAction(actionOf(game, id), situation, input, bareTable(game, adjust)), faces)
}

function actionOf(game: Game, id: Action['id']): Action {
  const action = game.actions.find((one) => one.id === id)
  if (!action) throw new Error(`there is no action “${id}”`)
  return action
}

/** A number of somebody after effects that set or change it. */
export function valueAfter(effects: readonly Effect[], field: string, before: number): number {
  return effects.reduce((value, effect) => {
    if (effect.do === 'set' && effect.field === field) return effect.to
    return effect.do === 'change' && effect.field === field ? value + effect.by : value
  }, before)
}
