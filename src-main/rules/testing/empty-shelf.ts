import type { Action, AtTable, Game, Shelf } from '../core/action.ts'
import type { Situation } from '../core/situation.ts'
import { actionNamed, rulesetOf } from '../registry.ts'

/** Shelf without monsters or tables. */
export const emptyShelf: Shelf = {
  monster: () => undefined,
  monsterNamed: () => undefined,
  table: () => undefined,
  tableNamed: () => undefined,
  tables: () => [],
}

/** Action context of a campaign, with no ruling and an empty shelf unless another is given. */
export const tableFor = (situation: Situation, shelf = emptyShelf): AtTable => ({
  ruling: { adjust: 0, secret: false },
  shelf,
  ruleset: rulesetOf(situation),
})

/** Action of a game by its id. @throws when the game lacks it */
export function actionIn({ actions }: Pick<Game, 'actions'>, id: string): Action {
  return found(
    actions.find((each) => each.id === id),
    id,
  )
}

/** Action that a campaign has, its own, borrowed or Gatefold's. @throws when it has none */
export function actionFor(situation: Situation, id: string): Action {
  return found(actionNamed(situation, id as Action['id']), id)
}

function found(action: Action | undefined, id: string): Action {
  if (!action) throw new Error(`there is no action ${id}`)
  return action
}
