import * as v from 'valibot'
import { expect, test } from 'vitest'
import { readMonsters } from '../../rules/monsters/read.ts'
import { Id, json } from './endpoint.ts'
import { contract } from './index.ts'
import { Monster } from './monster.ts'
import { Given } from './play.ts'

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

test('a monster without a name may be converted, and not kept', () => {
  const [monster] = readMonsters('Bog imp: AC 6 [13], HD 1, Att 1 × claw (1d4)').monsters
  const nameless = { ...monster, name: '' }
  expect(v.parse(contract['convert.to'].input, { ...converting, monster: nameless })).toEqual({
    ...converting,
    monster: nameless,
  })
  expect(v.safeParse(Monster, nameless).success).toBe(false)
})

/** Names that every object inherits, so that a look-up by such a key seems to find something. */
const everywhere = Object.getOwnPropertyNames(Object.prototype)
const converting = { ruleset: 'hearts', answers: {} }

test('no id is a word that every object has', () => {
  for (const word of everywhere) expect(v.safeParse(Id, word).success, word).toBe(false)
})

test('answers given under such a name are dropped or kept as nobody’s, and change no object', () => {
  const given: unknown = JSON.parse('{"__proto__":[1],"constructor":[2],"damage":[3]}')
  const parsed = v.parse(Given, given)
  expect(Object.getPrototypeOf(parsed)).toBe(Object.prototype)
  expect(parsed['damage']).toEqual([3])
  expect(Reflect.get({}, '0')).toBeUndefined()
})

test.each([
  ['play.amend', { number: -1, given: {} }],
  ['play.chronicle', { before: 1.5, limit: 10 }],
  ['play.chronicle', { before: 5, limit: 0 }],
  ['play.preview', { action: 'house.note', input: {}, adjust: 1e9 }],
  ['play.rule', { rule: 'x'.repeat(121) }],
  ['campaigns.restore', { campaign: 'a', version: 0.5 }],
  ['campaigns.restoreBackup', { file: 'x'.repeat(1001) }],
  ['convert.read', { text: 'x'.repeat(20_000_001) }],
  ['convert.to', { ...converting, monster: { name: 'imp' } }],
  ['app.reveal', { path: '/'.repeat(40_000) }],
] as const)('%s is refused when it is out of bounds', (name, input) => {
  expect(v.safeParse(contract[name].input, input).success).toBe(false)
})

test.each([[NaN], [() => 1], [Symbol('x')], [{ deep: [Infinity] }]])('%s is no JSON', (value) => {
  expect(v.safeParse(json(), value).success).toBe(false)
})
