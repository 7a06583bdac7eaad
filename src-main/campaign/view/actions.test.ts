import { expect, test } from 'vitest'
import type { Action } from '../../rules/action.ts'
import { Evening } from '../../rules/house/fight/testing/evening.ts'
import { actionsOf, games } from '../../rules/registry.ts'
import type { CampaignState } from '../../rules/situation.ts'
import { apply, holding } from '../apply.ts'
import { isComplete, withDefaults } from '../input.ts'
import { command } from '../shape/table.ts'
import { firstHead } from '../state.ts'
import { context } from '../testing/context.ts'
import { previewOf } from './actions.ts'
import { startInput } from './defaults.ts'

/** Inputs of an action: as it begins, with a goblin in each place of a person, and with a thing that nobody has. */
function inputsOf(action: Action, state: CampaignState): Record<string, unknown>[] {
  const start = startInput(action, state)
  const wrong = { creature: 'c10', creatures: ['c10'], item: 'gone' }
  const others = Object.entries(action.asks).flatMap(([key, { kind }]) =>
    kind in wrong ? [{ ...start, [key]: wrong[kind as keyof typeof wrong] }] : [],
  )
  return [start, ...others].filter((input) =>
    isComplete(action.asks, withDefaults(action.asks, input)),
  )
}

test.each(games.map(({ id }) => id))('%s: what is refused is refused beforehand', (game) => {
  const { state } = new Evening(game)
  const here = firstHead('c', state)
  const refused = actionsOf(state).flatMap(({ action }) =>
    holding(state, action.id)
      ? []
      : inputsOf(action, state).flatMap((input) => {
          const before = previewOf(action, input, 0, state, context)?.refuses ?? null
          const done = apply(here, command(action.id, input), context)
          const { why = null, way } = done.end === 'refused' ? done.refused : {}
          const after = action.struck ? why : why && [why, way].filter(Boolean).join(' ')
          return [{ action: action.id, input, before, after }]
        }),
  )
  expect(refused.filter(({ before, after }) => before !== after)).toEqual([])
  expect(refused.map(({ after }) => after)).toContain(
    'What: Goblin 1 has no such thing. Choose again.',
  )
})
