import { expect, test } from 'vitest'
import { newCreature } from '../../rules/core/creature.ts'
import { rulesetOf } from '../../rules/registry.ts'
import { newState } from '../state.ts'
import { creatureView } from './creatures.ts'

test('what troubles somebody comes before what does them good, and each says which it is', () => {
  const state = newState('Any', 'block-dodge-parry', {})
  const creature = {
    ...newCreature('c1', 'Maud', 'character', { hp: 4, maxHp: 4 }),
    conditions: { 'Has eaten': {}, 'Light Cut': {} },
  }
  const view = creatureView(creature, state, rulesetOf(state), [])
  expect(view.conditions.map(({ name, good }) => [name, good])).toEqual([
    ['Light Cut', undefined],
    ['Has eaten', true],
  ])
})

test('a score is marked where somebody has it, so that its 0 is not left out', () => {
  const game = rulesetOf(newState('Any', 'gods-and-monsters', {}))
  const scores = (values: Record<string, number>) =>
    creatureView(
      newCreature('c1', 'Maud', 'character', values),
      newState('Any', game.id, {}),
      game,
      [],
    )
      .fields.filter(({ score }) => score)
      .map(({ id, value }) => [id, value])
  expect(scores({ fortitude: 0, strength: 3, pool: 0 })).toEqual([
    ['strength', 3],
    ['fortitude', 0],
  ])
})

test('dying stands before everything else that holds of somebody, and is no death', () => {
  const state = newState('Any', 'hearts', {})
  const view = (...names: string[]) =>
    creatureView(
      {
        ...newCreature('c1', 'Maud', 'character', { hp: 0, maxHp: 4 }),
        conditions: Object.fromEntries(names.map((name) => [name, {}])),
      },
      state,
      rulesetOf(state),
      [],
    )
  const dying = view('Soaked', 'unconscious', 'dying')
  expect(dying.conditions.map(({ name }) => name)).toEqual(['dying', 'unconscious', 'Soaked'])
  expect([dying.down, dying.plight]).toEqual([true, 'dying'])
  expect(view('Soaked', 'dead').plight).toBe('dead')
  expect(view().plight).toBe('down')
})

test('a spell that was cast today is marked as used up, and no more the next day', () => {
  const state = newState('Any', 'heartbreaker', {})
  const sleep = { id: 'i1', name: 'Sleep', count: 1, ready: false, bulk: 0, text: 'level 1' }
  const use = { title: 'Sleep', of: 1, spent: 1, at: 0, again: 'day' as const }
  const caster = {
    ...newCreature('c1', 'Nerys', 'character', {}),
    ...{ items: { i1: sleep }, itemOrder: ['i1'], uses: { sleep: use } },
  }
  const spentAt = (seconds: number) => {
    const at = { ...state, clock: { ...state.clock, seconds } }
    return creatureView(caster, at, rulesetOf(at), []).items.map(({ spent }) => spent)
  }
  expect([spentAt(3600), spentAt(86_400 + 3600)]).toEqual([[true], [undefined]])
})

test('whoever was set aside or fights in a unit is marked as apart', () => {
  const state = newState('Any', 'gods-and-monsters', {})
  const goblin = { ...newCreature('g1', 'Goblin', 'monster', { hp: 4 }), group: 'q1' }
  const aside = { group: 'q1', groups: ['q1'], encounter: { id: 'e1' }, title: 'Goblins' }
  const beside = { ...state, encounters: { e1: aside } } as unknown as typeof state
  const apart = (creature: typeof goblin, at = state) =>
    creatureView(creature, at, rulesetOf(at), []).apart
  expect(apart(goblin)).toBeUndefined()
  expect(apart(goblin, beside)).toBe('set aside')
  expect(apart({ ...goblin, conditions: { 'fights in a unit': {} } })).toBe('in a unit')
})
