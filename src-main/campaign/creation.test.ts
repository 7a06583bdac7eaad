import { describe, expect, it } from 'vitest'
import { newState } from './state.ts'
import type { Action } from '../rules/core/action.ts'
import type { Answer, Question } from '../rules/core/procedure.ts'
import { isRefusal } from '../rules/core/preview.ts'
import { defaultInput } from './view/defaults.ts'
import { games } from '../rules/registry.ts'
import { tableFor } from '../rules/testing/empty-shelf.ts'

const realDice = [2, 3, 4, 6, 8, 10, 12, 20, 30, 100]

/** Questions of a run that is answered with the lowest of everything. */
function questionsOf(action: Action, game: (typeof games)[number]): Question[] {
  const state = newState('Test', game.id, {})
  const input = defaultInput(action.asks, state)
  const planned = action.plan(state, input as never, tableFor(state))
  if (isRefusal(planned)) throw new Error(planned.refuses ?? action.id)
  const procedure = planned.run()
  const questions: Question[] = []
  let next = procedure.next()
  while (!next.done) {
    questions.push(next.value)
    next = procedure.next(lowest(next.value))
  }
  return questions
}

function lowest(question: Question): Answer {
  if (question.ask === 'choice') return { kind: 'choice', value: question.of[0] ?? '' }
  if (question.ask === 'number') return { kind: 'number', value: question.otherwise }
  const { count, sides } = question
  return { kind: 'dice', sides, faces: Array.from({ length: count }, () => 1), typed: true }
}

describe.each(games.map((game) => [game.title, game] as const))('%s', (_title, game) => {
  const makers = game.actions.filter(({ slot }) => slot === 'generate')

  it.each(makers.map((action) => [action.title, action] as const))(
    '%s asks for no die that nobody owns without the list that it stands for',
    (_name, action) => {
      const dice = questionsOf(action, game).flatMap((each) => (each.ask === 'dice' ? [each] : []))
      expect(dice.length).toBeGreaterThan(0)
      expect(
        dice.filter(
          ({ sides, faces }) =>
            (faces && faces.length !== sides) || (!faces && !realDice.includes(sides)),
        ),
      ).toEqual([])
    },
  )
})
