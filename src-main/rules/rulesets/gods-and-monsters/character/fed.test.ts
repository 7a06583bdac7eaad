import { expect, test } from 'vitest'
import { levelUp } from '../advancement/level-up.ts'
import { Conflict, person } from '../testing/play.ts'
import { characters } from './index.ts'

const numbers = (play: Conflict, ...fields: string[]) => fields.map((one) => play.value('c1', one))

test('GAM-CON-05: a changed ability carries what it feeds along', () => {
  const play = new Conflict([person('c1', { level: 1, monk: 1, hp: 3 })])
  const change = (field: string, to: number) =>
    play.happen({ do: 'set', creature: 'c1', field, to })
  change('charisma', 15)
  expect(numbers(play, 'perception', 'willpower', 'verve', 'maxVerve')).toEqual([6, 5, 1, 1])
  change('intelligence', 15)
  expect(numbers(play, 'reason', 'evasion')).toEqual([6, 5])
  change('wisdom', 15)
  expect(numbers(play, 'willpower', 'reason')).toEqual([7, 7])
  change('agility', 15)
  expect(numbers(play, 'evasion', 'perception', 'movement', 'missileBonus', 'defense')).toEqual([
    7, 7, 12, 1, 2,
  ])
  change('endurance', 15)
  expect(numbers(play, 'health', 'fortitude', 'hp', 'maxHp', 'maxVerve')).toEqual([6, 5, 5, 7, 2])
  change('strength', 18)
  expect(numbers(play, 'fortitude', 'health', 'attackBonus', 'damageBonus', 'carry')).toEqual([
    9, 8, 2, 4, 13,
  ])
})

test('GAM-ADV-10: above the first level dice keep what they brought; a number given with the ability stays', () => {
  const play = new Conflict([person('c1', { level: 3, warrior: 3, hp: 20, maxHp: 20 })])
  play.happen({ do: 'set', creature: 'c1', field: 'endurance', to: 15 })
  expect(numbers(play, 'hp', 'maxHp', 'health')).toEqual([20, 20, 6])
  play.happen(
    { do: 'set', creature: 'c1', field: 'wisdom', to: 15 },
    { do: 'set', creature: 'c1', field: 'willpower', to: 9 },
  )
  expect(numbers(play, 'willpower', 'reason')).toEqual([9, 5])
})

test('GAM-ADV-11: weapon skills stand at the bonus of Fighting Art as it grows', () => {
  const skills = { 'unarmed combat': 1, Battleaxe: 1, Tactics: 1 }
  const warrior = { level: 1, warrior: 1, fightingArt: 1, experience: 1000 }
  const play = new Conflict([person('c1', warrior, { skills })])
  play.do(levelUp, { who: 'c1' }, { verve: [4] })
  const creature = play.state.creatures['c1']
  expect(creature?.skills).toEqual({ 'unarmed combat': 2, Battleaxe: 2, Tactics: 1 })
})

test('GAM-CRE-03: who somebody is and what is next stands on the page', () => {
  const notes = [
    'Specialties: Shield wall',
    'Moral code: Ordered Good',
    'Motivation: to find the lost hold',
    'Height 56 in, weight 220 lb',
  ].join('\n')
  const values = { level: 1, prophet: 1, experience: 400 }
  const who = person('c1', values, { notes, tags: { Dwarf: true }, skills: { Dagger: 0 } })
  const play = new Conflict([who])
  expect(
    characters.traits?.(who, play.state).map(({ title, says }) => `${title}: ${says}`),
  ).toEqual([
    'Is: Dwarf and prophet 1',
    'Level 2: at 1000 XP, 600 to go',
    'Specialties: Shield wall',
    'Weapon skills: Dagger, +0',
    'Calling points: 1 in all',
    'Moral code: Ordered Good',
    'Motivation: to find the lost hold',
    'Height, weight: 4 ft 8 in, 220 lb',
  ])
})
