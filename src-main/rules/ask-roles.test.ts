import { describe, expect, test } from 'vitest'
import { newState } from '../campaign/state.ts'
import { refusalOf, type Action } from './core/action.ts'
import { goneFromFight, outOfReach } from './common/incapacitated.ts'
import { actionNamed, actionsOf, games } from './registry.ts'
import { anybody } from './testing/anybody.ts'
import { tableFor } from './testing/empty-shelf.ts'

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

describe.each(games.map((game) => [game.title, game] as const))('%s', (_, game) => {
  const one = anybody(game, { conditions: [] })
  const state = {
    ...newState('The dead', game.id, {}),
    creatures: {
      c1: { ...one, conditions: { dead: {} } },
      c2: { ...one, id: 'c2', side: 'foes' as const, conditions: { fled: {} } },
      c3: { ...one, id: 'c3' },
    },
    party: ['c1', 'c3'],
  }
  const refused = (action: Action, input: Record<string, unknown>): string | null =>
    refusalOf(action, state, input, tableFor(state))

  test('HRT-HEAL-04, HBK-DEATH-02, DLV-ABL-01: the dead do nothing, and nothing heals or pays them', () => {
    const chosen = actionsOf(state).flatMap(({ action }) =>
      Object.entries(action.asks).flatMap(([key, ask]) => {
        const isWho = ask.kind === 'creature' || ask.kind === 'creatures'
        return isWho && (ask.living ?? ask.role === 'actor') ? [{ action, key, ask }] : []
      }),
    )
    const done = chosen.filter(({ action, key, ask }) => {
      const said = refused(action, { [key]: ask.kind === 'creatures' ? ['c1'] : 'c1' })
      return !said?.includes('is dead')
    })
    expect(done.map(({ action, key }) => `${action.id} ${key}`)).toEqual([])
    expect(chosen.length).toBeGreaterThan(20)
  })

  test('who fled strikes nobody, and is struck by nobody', () => {
    const attack = actionNamed(state, `${game.id}.attack`)
    expect(attack && refused(attack, { attacker: 'c2', target: 'c3' })).toBe(
      goneFromFight(state.creatures.c2),
    )
    expect(attack && refused(attack, { attacker: 'c3', target: 'c2' })).toBe(
      outOfReach(state.creatures.c2),
    )
  })
})
