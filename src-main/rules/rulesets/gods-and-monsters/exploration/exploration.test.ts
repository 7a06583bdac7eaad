import { expect, test } from 'vitest'
import { rest } from '../rest/index.ts'
import { actionNamed, ConflictPlay, person } from '../testing/play.ts'
import { pressOn } from '../travel/fatigue.ts'
import { activate } from './activate.ts'
import { exploration } from './index.ts'
import { lights } from './lights.ts'
import { darknessHere } from './turn.ts'
import { wandererChances } from './wanderers.ts'

const turn = actionNamed(exploration, 'turn')
const trap = actionNamed(exploration, 'trap')

const ash = person('a', { movement: 9, endurance: 9, perception: 9, strength: 14, health: 9 })
const bo = person('b', { movement: 12, endurance: 12, health: 9 })
const quiet = { event: [6] }

const below = (play: ConflictPlay): ConflictPlay => {
  play.state = { ...play.state, place: { ...play.state.place, level: 1 } }
  return play
}

test('a turn is ten minutes at the pace of the slowest, a quarter of it without light', () => {
  const play = below(new ConflictPlay([ash, bo]))
  expect(play.says(turn)).toBe('Up to 90 yards in ten minutes, then the d6')
  const light = { id: 't1', kind: 'light' as const, title: 'Torch', from: 0, next: 1e6 }
  play.state = { ...play.state, timers: { t1: { ...light, rule: 'GAM-EQ-15' } } }
  expect(play.says(turn)).toBe('Up to 360 yards in ten minutes, then the d6')
  expect(darknessHere({ ...play.state, place: { title: 'Road', level: 0 }, timers: {} })).toBe(
    'light',
  )
  const before = play.state.clock.seconds
  expect(play.do(turn, {}, quiet).says).toBe('Nobody comes')
  expect(play.state.clock.seconds - before).toBe(600)
  expect(new ConflictPlay([]).refuses(turn)).toContain('add somebody')
})

test('a 1 brings somebody; the campaign may have more faces do so, or none', () => {
  const play = new ConflictPlay([ash])
  const met = play.do(turn, {}, { event: [1] })
  expect([met.tone, met.says]).toEqual(['due', 'Encounter: who is it?'])
  expect(wandererChances(play.state).chances[0]?.chance).toBeCloseTo(1 / 6)
  const never = new ConflictPlay([ash], { wandererFaces: 0 })
  expect(never.do(turn).says).toBe('Nobody comes')
  const often = new ConflictPlay([ash], { wandererFaces: 3 })
  expect(often.do(turn, {}, { event: [3] }).tone).toBe('due')
})

test('after ten minutes for each point of the least endurance they rest, or press on', () => {
  const play = new ConflictPlay([ash, bo])
  play.do(turn, {}, quiet)
  expect(play.state.timers['rest-due']).toMatchObject({
    kind: 'rest',
    next: play.state.clock.seconds - 600 + 90 * 60,
  })
  for (let more = 0; more < 8; more++) play.do(turn, {}, quiet)
  const [due] = Object.values(play.state.dues)
  expect([due?.action, due?.must]).toEqual(['gods-and-monsters.breather', false])
  play.do(pressOn, { who: 'a' }, { health: [9] })
  expect(Object.values(play.state.dues)).toHaveLength(1)
  play.do(pressOn, { who: 'b' }, { health: [10] })
  expect(Object.values(play.state.dues)).toHaveLength(0)
  expect([play.value('a', 'injuries'), play.value('b', 'injuries')]).toEqual([0, 1])
  expect(play.says(pressOn, { who: 'a' })).toContain('at or under 7')
  expect(play.state.timers['rest-due']?.next).toBe(play.state.clock.seconds + 120 * 60)
  play.do(actionNamed(exploration, 'breather'), {}, quiet)
  expect(play.state.timers).toEqual({})
  expect(play.says(pressOn, { who: 'a' })).toContain('at or under 9')
})

test('a night is rest as well', () => {
  const play = new ConflictPlay([ash])
  play.do(turn, {}, quiet)
  const [night] = rest
  if (night) play.do(night)
  expect(play.state.timers).toEqual({})
})

test('care takes the turn and is worth two on what a round would do, one on a minute’s work', () => {
  const play = new ConflictPlay([ash])
  const forced = actionNamed(exploration, 'force-door')
  expect(play.says(forced, { who: 'a', difficulty: 'Very Difficult' })).toContain('under 12')
  expect(play.says(forced, { who: 'a', careful: true })).toContain('under 16')
  const before = play.state.clock.seconds
  expect(play.do(forced, { who: 'a' }, { strength: [15] }).says).toBe('It holds')
  expect(play.state.clock.seconds).toBe(before)
  const met = play.do(forced, { who: 'a', careful: true }, { strength: [15], event: [1] })
  expect(met.says).toBe('It gives. Encounter: who is it?')
  expect(play.state.clock.seconds - before).toBe(600)
  const heard = play.do(actionNamed(exploration, 'listen'), { who: 'a' }, { perception: [9] })
  expect(heard.says).toBe('Hears what is there')
  expect(Object.keys(play.state.place.here ?? {})).toEqual(['heard'])
})

test('a lock of four times the price is two harder', () => {
  const play = new ConflictPlay([ash])
  const pick = actionNamed(exploration, 'pick-lock')
  expect(play.says(pick, { who: 'a', price: 32 })).toContain('at or under 8')
  expect(play.says(pick, { who: 'a', by: 'agility', careful: true })).toContain('at or under 11')
  const outcome = play.do(pick, { who: 'a', price: 32 }, { intelligence: [8] })
  expect(outcome.says).toBe('It opens')
  expect(outcome.why.map(({ rule }) => rule)).toContain('GAM-EQ-16')
})

test('who walks past a trap sees it worse than who explores, unless the ground is open', () => {
  const play = new ConflictPlay([ash])
  expect(play.says(trap, { who: 'a' })).toContain('at or under 9')
  expect(play.says(trap, { who: 'a', speed: 'walk' })).toContain('at or under 7')
  expect(play.says(trap, { who: 'a', speed: 'walk', open: true })).toContain('at or under 9')
  const hit = play.do(trap, { who: 'a', by: 'evasion', speed: 'run', harm: '2' }, { evasion: [20] })
  expect(hit.says).toMatch(/^It strikes: survival/)
  expect(play.state.creatures['a']?.values['hp']).toBe((ash.values.hp ?? 0) - 2)
  expect(hit.why.map(({ rule }) => rule)).toContain('GAM-MOV-04')
})

test('a search costs by its area in penalty and in time, and each ten minutes may bring somebody', () => {
  const play = new ConflictPlay([ash])
  const search = actionNamed(exploration, 'search')
  expect(play.says(search, { who: 'a', side: 20 })).toContain('at or under 8')
  const before = play.state.clock.seconds
  play.do(search, { who: 'a', side: 20 }, { perception: [3] })
  expect(play.state.clock.seconds - before).toBe(8 * 60)
  const long = play.do(search, { who: 'a', side: 40 }, { perception: [3], event: [4, 1, 6] })
  expect(long.says).toBe('Finds what is there. Encounter: who is it?')
  const bySide = new ConflictPlay([ash], { searchTime: 'size' })
  bySide.do(search, { who: 'a', side: 40 }, { perception: [19] })
  expect(bySide.state.clock.seconds - new ConflictPlay([]).state.clock.seconds).toBe(8 * 60)
})

test('lights burn as long and show as far as the book has it', () => {
  expect(lights.map(({ title, burns, sheds }) => [title, burns / 3600, sheds])).toEqual([
    ['Candle', 6, '6 yards'],
    ['Torch', 3, '10 yards, 2 rounds to light'],
    ['Lantern', 6, '20 yards, a round to light'],
  ])
})

test('a thing takes its rounds to be ready, and an evasion test in a fight', () => {
  const play = new ConflictPlay([ash])
  const before = play.state.clock.seconds
  expect(play.do(activate, { who: 'a', thing: 'Torch', rounds: 2 }).says).toBe(
    'Ready after 2 rounds',
  )
  expect(play.state.clock.seconds - before).toBe(20)
  play.state = { ...play.state, fight: { round: 1, declared: {}, acted: {} } }
  expect(play.says(activate, { who: 'a' })).toContain('at or under 4')
  expect(play.do(activate, { who: 'a' }, { evasion: [5] }).says).toBe('Doesn’t get to it')
  expect(play.state.clock.seconds - before).toBe(20)
})
