import { expect, test } from 'vitest'
import { hour } from '../../../clock/clock.ts'
import { actionNamed, ConflictPlay, person } from '../testing/play.ts'
import { pressOn } from './fatigue.ts'
import { road, travel } from './index.ts'

const day = actionNamed(travel, 'travel')
const camp = actionNamed(travel, 'camp')
const rest = actionNamed(travel, 'rest-day')

const horse = (id: string) => ({
  ...person(id, { movement: 14 }),
  name: 'Horse, riding',
  kind: 'animal' as const,
})
const ash = person('a', { movement: 9, endurance: 4, health: 9, hp: 2, maxHp: 5, level: 2 })
const bo = person('b', { movement: 13, endurance: 10, health: 9 })
const quiet = { event: [6] }

/** At so many hours of the first day, which is in early spring: light from eight to midnight. */
function at(play: ConflictPlay, hours: number): ConflictPlay {
  play.state = { ...play.state, clock: { ...play.state.clock, seconds: hours * hour } }
  return play
}

test('a day goes as far as the slowest; half as far again tests each of them', () => {
  const table = at(new ConflictPlay([ash, bo]), 9)
  expect(table.says(day)).toBe('18 miles')
  const health = { 'health A (a)': [9], 'health B (b)': [10] }
  table.do(day, { ground: 'hills', pushed: true }, { ...health, ...quiet })
  expect(table.state.journey?.miles).toBe(13.5)
  expect([table.value('a', 'injuries'), table.value('b', 'injuries')]).toEqual([0, 1])
  expect(new ConflictPlay([]).refuses(day)).toContain('Nobody')
})

test('the country they are in is the ground, and by night it is half as far', () => {
  const table = at(new ConflictPlay([ash, bo]), 9)
  table.state = { ...table.state, place: { title: 'Fen', level: 0, terrain: 'swamp' } }
  expect(table.says(day)).toBe('4½ miles')
  expect(table.refuses(at(table, 2) && day)).toContain('It is night')
  expect(table.says(day, { darkness: 'night', ground: 'ideal' })).toBe('9 miles')
})

test('riders go as fast as their horses, less without a saddle, if each has one', () => {
  const table = at(new ConflictPlay([ash, horse('h')]), 9)
  expect(table.says(day, { by: 'saddle' })).toBe('28 miles')
  expect(table.says(day, { by: 'bareback' })).toBe('25 miles')
  const counted = at(new ConflictPlay([ash, horse('h')], { ridingPenaltyUnit: 'movement' }), 9)
  expect(counted.says(day, { by: 'bareback' })).toBe('22 miles')
  expect(at(new ConflictPlay([ash, bo, horse('h')]), 9).refuses(day, { by: 'saddle' })).toContain(
    'only 1 of the beasts',
  )
})

test('who is too laden slows them all where the campaign has it so', () => {
  const laden = {
    ...bo,
    values: { ...bo.values, carry: 1 },
    items: {
      i1: { id: 'i1', name: 'Club', count: 1, ready: true },
      i2: { id: 'i2', name: 'Torch', count: 1, ready: true },
    },
    itemOrder: ['i1', 'i2'],
  }
  const slowed = at(new ConflictPlay([laden], { enforceCarry: 'movement' }), 9)
  expect([at(new ConflictPlay([laden]), 9).says(day), slowed.says(day)]).toEqual([
    '26 miles',
    '24 miles',
  ])
  expect(road.pace(slowed.state, true).slowedBy).toEqual(['b'])
})

test('after half the least endurance in days a day of rest is due; all may press on instead', () => {
  const table = at(new ConflictPlay([ash, bo]), 9)
  table.do(day, {}, quiet)
  expect(table.state.timers['road-rest']?.paused).toBe(24 * hour)
  at(table, 33)
  table.do(day, {}, quiet)
  const [due] = Object.values(table.state.dues)
  expect([due?.action, due?.must, due?.who]).toEqual([
    'gods-and-monsters.rest-day',
    false,
    ['a', 'b'],
  ])
  table.do(pressOn, { who: 'a' }, { health: [1] })
  table.do(pressOn, { who: 'b' }, { health: [1] })
  expect([table.state.dues, table.state.timers['road-rest']?.paused]).toEqual([{}, 48 * hour])
})

test('a day of rest heals, settles what is due, and stands in the log', () => {
  const table = at(new ConflictPlay([ash]), 9)
  for (const hours of [9, 33]) at(table, hours).do(day, {}, quiet)
  expect(at(table, 50).refuses(rest)).toContain('It is night')
  at(table, 57).do(rest, {}, quiet)
  expect([table.value('a', 'hp'), table.state.dues]).toEqual([4, {}])
  expect(Object.values(table.state.journey?.log ?? {}).map(({ did }) => did)).toEqual([
    'Travel',
    'Travel',
    'Rest',
  ])
})

test('a camp is a night’s rest, and who comes finds somebody awake', () => {
  const table = at(new ConflictPlay([ash, bo]), 9)
  expect(table.refuses(camp, { who: ['a', 'b'] })).toContain('It is day')
  at(table, 1)
  table.state = {
    ...table.state,
    journey: { stops: {}, stopOrder: [], miles: 0, log: {}, logOrder: [], night: ['b'] },
  }
  const slept = table.do(camp, { who: ['a', 'b'] }, { 'health of A (a)': [9], event: [1] })
  expect(slept.says).toBe('A: survival 2 to 4. Encounter: who is it?')
  expect(slept.why.find(({ name }) => name === 'On watch')?.value).toBe('B')
  expect(table.state.clock.seconds).toBe(8 * hour)
})

test('the road tells how far, what the day may bring, the sky and who is hurt', () => {
  const { state } = at(
    new ConflictPlay([person('a', { movement: 9, hp: 2, maxHp: 5, injuries: 1 })]),
    9,
  )
  expect(road.pace(state, true)).toMatchObject({ says: '18 miles, ideal ground', refuses: null })
  expect(road.camp(state)).toEqual([
    { who: 'a', fed: true, says: ['survival 2 of 5, + 1', 'injuries 1'] },
  ])
  expect(road.events(state).map(({ title, faces }) => [title, faces])).toEqual([
    ['Encounter', [1]],
    ['Free', [2, 3, 4, 5, 6]],
  ])
  expect(road.weather(state).turns.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1)
  expect(road.events(new ConflictPlay([], { wandererFaces: 0 }).state)).toEqual([])
  expect(road.pace(new ConflictPlay([]).state, true).refuses).toContain('add somebody')
})
