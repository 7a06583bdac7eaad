import { expect, test } from 'vitest'
import { newState } from '../campaign/state.ts'
import type { Action } from './core/action.ts'
import { actionsOf, games } from './registry.ts'

const all: Action[] = [
  ...new Set(
    games.flatMap((game) => [
      ...game.actions,
      ...actionsOf(newState('Roles', game.id, {})).map(({ action }) => action),
    ]),
  ),
]

function rolesOf({ asks }: Action): string[] {
  return Object.values(asks).flatMap((ask) => ('role' in ask && ask.role ? [ask.role] : []))
}

test('an action gives each role to one of its inputs', () => {
  const twice = all.filter((action) => new Set(rolesOf(action)).size < rolesOf(action).length)
  expect(twice.map(({ id }) => id)).toEqual([])
})

test('an action that asks for creatures says who acts, or on whom', () => {
  const silent = all.filter((action) => {
    const people = Object.values(action.asks).filter(({ kind }) => kind.startsWith('creature'))
    return people.length > 0 && !rolesOf(action).some((role) => /actor|target/.test(role))
  })
  expect(silent.map(({ id }) => id)).toEqual([])
})
