import { expect, test } from 'vitest'
import { ConflictPlay, person } from '../testing/play.ts'
import { chase } from './chase.ts'
import { pressOn } from './fatigue.ts'
import { flying, movementFigures } from './going.ts'
import { castingMovement, trailPenalty } from './movement.ts'
import { coverTracks, track } from './tracks.ts'

const ash = person('a', { movement: 9, endurance: 12, health: 9, perception: 9 })
const bo = person('b', { movement: 13, endurance: 10, health: 9 })

test('a speed is worked out with what it costs', () => {
  const table = new ConflictPlay([ash])
  expect(table.says(movementFigures, { who: 'a', speed: 'sprint' })).toBe(
    '450 yards a minute, 225 feet a round, for 12 rounds',
  )
  expect(table.says(movementFigures, { who: 'a', speed: 'explore', darkness: 'total' })).toContain(
    '9 yards a minute',
  )
  const whole = new ConflictPlay([ash], { halfMovement: 'down', totalDarkness: 'a quarter' })
  expect(whole.says(movementFigures, { who: 'a', speed: 'explore', darkness: 'total' })).toContain(
    '8 yards a minute',
  )
  const none = new ConflictPlay([ash], { totalDarkness: 'none' })
  expect(none.says(movementFigures, { who: 'a', speed: 'walk', darkness: 'total' })).toContain(
    '0 yards',
  )
  table.state = { ...table.state, fight: { round: 1, declared: {}, acted: {} } }
  expect(table.why(movementFigures, { who: 'a', speed: 'dash' })).toContain('GAM-MOV-01')
  expect(castingMovement(9, 10)).toBe(0)
  expect(castingMovement(9, 4)).toBe(5)
})

test('a mind at war, concentration and a hold slow somebody, the worst of them alone', () => {
  const says = (states: string[], houseRules = {}) => {
    const conditions = Object.fromEntries(states.map((state) => [state, {}]))
    return new ConflictPlay(
      [{ ...bo, conditions, values: { ...bo.values, movement: 12 } }],
      houseRules,
    ).says(movementFigures, { who: 'b', speed: 'combat' })
  }
  expect(says(['concentrating'])).toContain('12 yards a minute')
  expect(says(['concentrating', 'in psychic conflict'])).toContain('6 yards a minute')
  expect(says(['in psychic conflict'], { psychicMovement: 'half' })).toContain('12 yards a minute')
  expect(says(['immobilized'])).toContain('0 yards a minute')
})

test('on open ground a fast speed costs what the next slower one does', () => {
  const steps = (houseRules = {}) =>
    new ConflictPlay([ash], houseRules).do(movementFigures, { who: 'a', speed: 'jog', open: true })
      .why
  const attack = (all: ReturnType<typeof steps>) =>
    all.find(({ name }) => name === 'Attacks on them')?.value
  expect(steps().find(({ name }) => name === 'Own reactions')?.value).toBe('−2')
  expect(attack(steps())).toBe('+4')
  expect(attack(steps({ outdoorAttack: true }))).toBe('+2')
})

test('pressing on: slower is easier, and a failure is an injury', () => {
  const table = new ConflictPlay([ash])
  const input = { who: 'a', reduced: 2, previous: 1, water: 1 }
  expect(table.says(pressOn, input)).toContain('at or under 10')
  table.do(pressOn, input, { health: [11] })
  expect(table.value('a', 'injuries')).toBe(1)
})

test('flyers go by the hour, or by the day if so ruled', () => {
  expect(new ConflictPlay([ash]).says(flying, { who: 'a' })).toContain('72 miles')
  expect(
    new ConflictPlay([ash], { flyingDay: 'eight times' }).says(flying, { who: 'a' }),
  ).toContain('144 miles')
})

test('a chase is a contest of agility: the faster side has one for each three points, a crowd more', () => {
  const table = new ConflictPlay([ash, bo])
  const run = { who: 'a', after: 'b' }
  expect(table.says(chase, run)).toContain('B at or under 11, A at or under 10')
  expect(table.says(chase, { ...run, count: 8, bonus: 2 })).toContain('under 14, A at or under 12')
  const dice = (b: number, a: number) => ({ 'B (b)': [b], 'A (a)': [a] })
  expect(table.do(chase, run, dice(11, 11)).says).toBe('Caught')
  expect(table.do(chase, run, dice(12, 10)).says).toBe('Gets away')
  expect(table.do(chase, run, dice(20, 20)).says).toBe('Gets away')
  expect(table.do(chase, run, dice(1, 1)).says).toContain('again after one round')
  expect(table.refuses(chase, { who: 'a', after: 'a' })).toContain('another')
  expect(Object.keys(table.state.creatures['a']?.conditions ?? {})).not.toContain('fled')
})

test('a foe who gets away from a chase is gone, and one who is caught is there again', () => {
  const table = new ConflictPlay([{ ...ash, side: 'foes' }, bo])
  const run = { who: 'a', after: 'b' }
  table.do(chase, run, { 'B (b)': [12], 'A (a)': [10] })
  expect(Object.keys(table.state.creatures['a']?.conditions ?? {})).toEqual(['fled'])
  table.do(chase, run, { 'B (b)': [11], 'A (a)': [11] })
  expect(Object.keys(table.state.creatures['a']?.conditions ?? {})).toEqual([])
})

test('tracks grow old and long, and many leave more of them', () => {
  const table = new ConflictPlay([ash])
  const trail = { who: 'a', days: 3, count: 10, yards: 352 }
  expect(table.says(track, trail)).toContain('at or under 9')
  expect(table.says(track, { ...trail, yards: 880, covered: 2 })).toContain('at or under 6')
  expect(table.do(track, trail, { perception: [2] }).says).toContain('10 passed, 3 days ago')
  expect(trailPenalty(440, 'natural', 'counts')).toBe(-1)
  expect(table.do(coverTracks, { who: 'a' }, { perception: [4] }).says).toContain('5 worse')
})
