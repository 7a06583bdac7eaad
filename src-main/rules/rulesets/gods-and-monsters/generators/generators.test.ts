import { produce } from 'immer'
import { expect, test } from 'vitest'
import { stowedWeapons, weaponsOf } from '../../../common/weapons.ts'
import { gear } from '../gear/index.ts'
import { editNumber } from '../../../gm/person/numbers.ts'
import { traitsOf } from '../character/traits.ts'
import { characters } from '../character/index.ts'
import { loadOf } from '../load.ts'
import { ConflictPlay } from '../testing/play.ts'
import { newcomerAsks } from './choices.ts'
import { newHireling } from './hireling.ts'
import { newCharacter } from './newcomer.ts'

const scores = Object.fromEntries(
  [1, 2, 3, 4, 5, 6].map((at) => [`score ${at}`, [at, 4, 4, 4] as number[]]),
)
const age = { age: [3] }

test('a newcomer of the fifth level has rolled each of four levels, and the XP for it', () => {
  const play = new ConflictPlay([])
  const dice = {
    ...scores,
    ...age,
    'level 2': [4],
    'level 3': [1],
    'level 4': [10],
    'level 5': [2],
  }
  const input = {
    name: 'Ada',
    archetype: 'thief',
    level: 5,
    fields: 'Stealth Art: Hide',
    kit: false,
  }
  play.do(newCharacter, input, { ...dice, 'field 2': [1], 'skill 2': [1] })
  const is = (field: string): number | undefined => play.value('c20', field)
  expect([is('level'), is('thief'), is('experience')]).toEqual([5, 5, 10_000])
  expect([is('maxVerve'), is('maxHp')]).toEqual([5 + 4 + 10, 5 + 1 + 2 + 3])
  expect([is('evasion'), is('fightingArt')]).toEqual([4 + 5 + 1, 2])
  expect(is('mojo')).toBe(12 + 1 + 12 + 13 + 14 + 15)
  expect(play.state.creatures['c20']?.skills).toMatchObject({ 'Stealth Art': 1, Hide: 1 })
})

test('gear is bought for the purse, made for who bears it, and two silver are kept', () => {
  const play = new ConflictPlay([])
  const input = { name: 'Dain', archetype: 'warrior', species: 'Dwarf', fields: 'War Craft' }
  const dice = { ...scores, age: [1, 1, 1, 1, 1, 1, 1, 1], 'height and weight': [1, 1] }
  const outcome = play.do(newCharacter, input, { ...dice, 'field 2': [2], 'skill 2': [1] })
  const dain = play.state.creatures['c20']
  if (!dain) throw new Error('nobody was made')
  expect(dain.itemOrder.map((id) => dain.items[id]?.name)).toContain('Small spear')
  expect(dain.itemOrder.map((id) => dain.items[id]?.name)).toContain('Leather made small')
  expect(weaponsOf(dain, gear).concat(stowedWeapons(dain, gear))).toMatchObject([
    { name: 'Small spear', dice: 'd4' },
    { name: 'Small dagger', dice: 'd2' },
  ])
  expect(dain.values.coins).toBeGreaterThanOrEqual(2)
  expect(characters.problems(dain, play.state)).toEqual([])
  expect(loadOf(dain, play.state).costs).toBe('')
  expect(outcome.why.map(({ rule }) => rule)).toContain('GAM-WPN-B08')
})

test('weapons and armor chosen piece by piece are made for who bears them, at the price of their own culture', () => {
  const play = new ConflictPlay([])
  const input = {
    name: 'Dain',
    archetype: 'warrior',
    species: 'Dwarf',
    fields: 'War Craft',
    kit: false,
    traded: 1,
    gear: 'Battleaxe; Banded Leather; Shield; Torch',
  }
  const dice = { ...scores, age: [1, 1, 1, 1, 1, 1, 1, 1], 'height and weight': [1, 1] }
  play.do(newCharacter, input, { ...dice, 'field 2': [2], 'skill 2': [1] })
  const dain = play.state.creatures['c20']
  if (!dain) throw new Error('nobody was made')
  expect(dain.itemOrder.map((id) => dain.items[id]?.name)).toEqual([
    'Small battleaxe',
    'Banded Leather made small',
    'Shield made small',
    'Torch',
  ])
  expect(weaponsOf(dain, gear)).toMatchObject([{ name: 'Small battleaxe', dice: 'd8' }])
  expect(dain.values).toMatchObject({ defense: 4 })
})

test('a prophet for whom no code is chosen is good, as one by the dice is', () => {
  const play = new ConflictPlay([])
  const input = { name: 'Odo', archetype: 'prophet', kit: false, fields: 'War Craft' }
  const { why } = play.do(newCharacter, input, { ...scores, ...age })
  expect(why.map(({ rule }) => rule)).toContain('GAMX-MOR-02')
  expect(play.state.creatures['c20']?.notes).toContain('Moral code: Good')
})

test('mojo becomes silver, and nobody is evil', () => {
  const play = new ConflictPlay([], { mojoSilver: 20 })
  expect(newcomerAsks.moralCode.of.filter((code) => code.includes('Evil'))).toEqual([])
  const input = { name: 'Odo', archetype: 'prophet', moralCode: 'Good', traded: 2, kit: false }
  play.do(newCharacter, { ...input, fields: 'War Craft' }, { ...scores, ...age })
  expect([play.value('c20', 'mojo'), play.value('c20', 'coins')]).toEqual([11, 54])
  expect(play.state.creatures['c20']?.notes).toContain('Moral code: Good')
})

test('fields, skills and silver of a sorceror are corrected by hand, and a spell is cast from the page', () => {
  const play = new ConflictPlay([])
  const input = { name: 'Odo', archetype: 'sorceror', fields: 'Stealth Art: Hide', kit: false }
  play.do(newCharacter, input, { ...scores, ...age, 'field 2': [1], 'skill 2': [1] })
  play.do(editNumber, { who: 'c20', field: 'hide', to: 3 })
  expect(play.state.creatures['c20']?.skills).toMatchObject({ Hide: 3 })
  expect(play.refuses(editNumber, { who: 'c20', field: 'Juggling', to: 3 })).toContain('no number')
  play.do(editNumber, { who: 'c20', field: 'Silver', to: 7.25 })
  expect(play.value('c20', 'coins')).toBe(7.25)
  expect(play.refuses(editNumber, { who: 'c20', field: 'STR', to: 7.5 })).toBe(
    'STR is a whole number.',
  )
  play.state = produce(play.state, (draft) => {
    Object.assign(draft.creatures['c20']?.skills ?? {}, { 'Spell: Firewalk': 2 })
  })
  const odo = play.state.creatures['c20']
  expect(odo && traitsOf(odo)).toContainEqual({
    title: 'Spell: Firewalk',
    says: 'level 2',
    rule: 'GAM-ADV-25',
    does: 'gods-and-monsters.cast',
    input: { caster: 'c20', named: 'Firewalk' },
  })
})

test('a caster’s points are told, and that no list of spells is printed', () => {
  const dice = { ...scores, ...age, 'level 2': [1], 'level 3': [1], 'field 2': [1], 'skill 2': [1] }
  const input = { name: 'Ada', level: 3, fields: 'Stealth Art: Hide', kit: false }
  const saysOf = (archetype: string): string =>
    new ConflictPlay([]).do(newCharacter, { ...input, archetype }, dice).says
  expect(saysOf('sorceror')).toContain(
    '; 6 spell slots, with spells of the Guide’s choice: the book prints none',
  )
  expect(saysOf('prophet')).toMatch(/; 6 calling points$/)
  expect(saysOf('thief')).toMatch(/mojo \d+$/)
})

test('a hireling has a trade, no archetype and no verve', () => {
  const play = new ConflictPlay([], { hirelingWage: 2 })
  const outcome = play.do(newHireling, { name: 'Wat', trade: 'Guide' }, { ...scores, ...age })
  expect(outcome.says).toBe('Guide; survival 6, 2 silver a day')
  const is = (field: string): number | undefined => play.value('c20', field)
  expect([is('level'), is('maxVerve'), is('mojo'), is('strength')]).toEqual([0, 0, 0, 14])
  expect(play.state.creatures['c20']).toMatchObject({ kind: 'hireling', skills: { Guide: 1 } })
})

test('nothing of the kit is too bulky for a small bearer, and more fields than the scores give are named', () => {
  const play = new ConflictPlay([])
  const fixed = { scores: '15, 13, 12, 10, 8, 7', fields: 'War Craft: Tactics' }
  const order = 'charisma, endurance, agility, wisdom, strength, intelligence'
  const input = { name: 'Moss', archetype: 'monk', species: 'Gnome', order, ...fixed }
  const { why } = play.do(newCharacter, input, { ...age, 'height and weight': [1, 1] })
  const moss = play.state.creatures['c20']
  if (!moss) throw new Error('nobody was made')
  expect(moss.values.strength).toBe(8)
  expect(moss.itemOrder.map((id) => moss.items[id]?.name)).not.toContain('Blanket')
  expect(characters.problems(moss, play.state)).toEqual([])
  expect(why.find(({ name }) => name === 'Fields of one’s own')?.value).toBe(
    '1, where the abilities give 0',
  )
})

test('each score is shown with the ability it went to', () => {
  const play = new ConflictPlay([])
  const fields = 'Stealth Art: Hide'
  const input = { name: 'Ada', archetype: 'thief', order: 'wisdom', fields, kit: false }
  const dice = { ...scores, ...age, 'field 2': [1], 'skill 2': [1] }
  const { why } = play.do(newCharacter, input, dice)
  const rolled = why.filter(({ rule, name }) => rule === 'GAM-CRE-04' && name !== 'Species')
  expect(rolled.map(({ name, value }) => `${name} ${value}`)).toContain(
    'Wisdom 14 (score 6, without the 4)',
  )
  expect(new Set(rolled.map(({ name }) => name)).size).toBe(6)
})
