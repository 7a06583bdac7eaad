import * as v from 'valibot'
import { expect, test } from 'vitest'
import { readMonsters } from '../../rules/monsters/read.ts'
import { actionsOf } from '../../rules/registry.ts'
import { newState } from '../../campaign/state.ts'
import { inputSchema } from './asks.ts'
import { json } from './endpoint.ts'
import { Monster } from './monster.ts'

test('every action of the games has a schema for what it asks, and refuses a key it does not ask for', () => {
  const state = newState('Test', 'hearts', { dungeon: 'delve' })
  for (const { action } of actionsOf(state)) {
    const schema = inputSchema(action.asks)
    expect(v.safeParse(schema, { smuggled: 1 }).success, action.id).toBe(false)
  }
})

test('a monster that was read goes over the wire as it is', () => {
  const { monsters } = readMonsters(
    'Bog imp: AC 6 [13], HD 1-1 (3hp), Att 1 × claw (1d4), ML 7, AL Chaotic. Hates dogs.',
  )
  expect(monsters).toHaveLength(1)
  for (const monster of monsters) expect(v.parse(Monster, monster)).toEqual(monster)
})

test('a monster with a part out of bounds is refused', () => {
  const [monster] = readMonsters('Bog imp: AC 6 [13], HD 1, Att 1 × claw (1d4)').monsters
  expect(v.safeParse(Monster, { ...monster, sureness: 2 }).success).toBe(false)
  expect(v.safeParse(Monster, { ...monster, name: ' ' }).success).toBe(false)
  expect(v.safeParse(Monster, { ...monster, id: '../../etc' }).success).toBe(false)
})

test.each([[NaN], [() => 1], [Symbol('x')], [{ deep: [Infinity] }]])('%s is no JSON', (value) => {
  expect(v.safeParse(json(), value).success).toBe(false)
})
