import { expect, test } from 'vitest'
import { experience } from '../advancement/experience.ts'
import { levelUp } from '../advancement/level-up.ts'
import { newCharacter } from '../generators/newcomer.ts'
import { loadOf } from '../load.ts'
import { ConflictPlay } from '../testing/play.ts'
import { characters } from './index.ts'

const creationInput = {
  name: 'Toromeen',
  archetype: 'warrior',
  species: 'Dwarf',
  culture: 'Dwarven',
  fields: 'War Craft: Tactics, Survival Craft',
  extras: 5,
  kit: false,
}
const dice = {
  'score 1': [6, 3, 6, 6],
  'score 2': [6, 5, 2, 4],
  'score 3': [2, 5, 3, 6],
  'score 4': [4, 5, 3, 3],
  'score 5': [1, 1, 4, 5],
  'score 6': [2, 1, 5, 2],
  age: [4, 4, 4, 4, 4, 4, 4, 3],
  'height and weight': [5, 5],
}

test('a dwarf who is a warrior is made from dice, every number told', () => {
  const play = new ConflictPlay([])
  const outcome = play.do(newCharacter, creationInput, dice)
  const is = (field: string): number | undefined => play.value('c20', field)
  expect([is('strength'), is('intelligence'), is('endurance'), is('agility')]).toEqual([
    18, 15, 15, 12,
  ])
  expect([is('charisma'), is('wisdom')]).toEqual([9, 9])
  expect([is('mojo'), is('hp'), is('verve'), is('movement'), is('carry')]).toEqual([
    16, 7, 8, 11, 13,
  ])
  expect([is('health'), is('fortitude'), is('age'), is('coins'), is('size')]).toEqual([
    10, 10, 151, 18, 2,
  ])
  expect(play.state.creatures['c20']?.skills).toMatchObject({ 'Dwarven Culture': 2, Spelunking: 2 })
  expect(play.state.creatures['c20']?.notes).toContain('56 in, weight 220 lb')
  expect(outcome.why.map(({ rule }) => rule)).toContain('GAM-CRE-15')
})

test('a level takes its XP; the die, the abilities and the archetype are added', () => {
  const play = new ConflictPlay([])
  play.do(newCharacter, creationInput, dice)
  expect(play.refuses(levelUp, { who: 'c20' })).toContain('GAM-ADV-02')
  play.do(experience, { who: ['c20'], engaged: 900, silver: 50, reason: 'lost' })
  expect(play.value('c20', 'experience')).toBe(1000)
  expect(play.refuses(experience, { who: ['c20'], silver: 50, reason: 'bribe' })).toContain(
    'bribes',
  )
  play.do(levelUp, { who: 'c20' }, { verve: [4] })
  const is = (field: string): number | undefined => play.value('c20', field)
  expect([is('level'), is('verve'), is('maxVerve'), is('mojo')]).toEqual([2, 15, 15, 28])
  expect([is('fortitude'), is('health'), is('fightingArt'), is('hp')]).toEqual([11, 11, 2, 7])
})

test('armor is added up; what is too much, too bulky or not learned is reported', () => {
  const blank = characters.blank('c1', 'Sam')
  const thing = (id: string, gear: string) => ({ id, name: gear, gear, count: 1, ready: true })
  const items = {
    a: thing('a', 'chain-mail'),
    b: thing('b', 'shield'),
    c: thing('c', 'great-sword'),
    d: { ...thing('d', 'rope'), ready: false },
    e: { ...thing('e', 'backpack'), ready: false },
  }
  const thief = {
    ...blank,
    values: { ...blank.values, thief: 3, strength: 12 },
    items,
    itemOrder: Object.keys(items),
  }
  const { state } = new ConflictPlay([thief])
  expect(characters.derive(thief, state)).toEqual([
    { do: 'set', creature: 'c1', field: 'defense', to: 6 },
  ])
  expect(loadOf(thief, state)).toMatchObject({ used: 4, most: 8, costs: '' })
  expect(new Set(characters.problems(thief, state).map(({ rule }) => rule))).toEqual(
    new Set(['GAM-CRE-10', 'GAM-WPN-04', 'GAM-ARM-03', 'GAM-WPN-14']),
  )
})
