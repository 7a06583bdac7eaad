import { expect, test } from 'vitest'
import { ConflictPlay, person } from '../../testing/play.ts'
import { ailmentActs, leaveAilment } from './acts.ts'
import { catchAilment } from './catch.ts'
import { ailmentPenalty, fadedStrength } from './rows.ts'
import { runningOf } from './running.ts'

const ash = (values: Record<string, number> = {}) =>
  person('a', { health: 10, evasion: 9, ...values }, { name: 'Ash' })
const caught = { who: 'a', ailment: 'Food Poisoning' }
const id = 'ailment:a:Food Poisoning'

test('food poisoning strikes after an hour, and again until a health test throws it off', () => {
  const table = new ConflictPlay([ash()])
  expect(table.says(catchAilment, caught)).toContain('at or under 3')
  table.do(catchAilment, caught, { health: [4] })
  expect(table.state.timers[id]?.every).toBe(3600)
  table.do(ailmentActs, { ailment: id })
  expect(table.value('a', 'injuries')).toBe(1)
  // Health 10, strength 3 less 1 for the hour, an injury.
  expect(table.says(ailmentActs, { ailment: id })).toContain('at or under 7')
  table.do(ailmentActs, { ailment: id }, { 'health against Food Poisoning': [8] })
  expect(table.value('a', 'injuries')).toBe(2)
  expect(table.says(ailmentActs, { ailment: id })).toContain('at or under 7')
  table.do(ailmentActs, { ailment: id }, { 'health against Food Poisoning': [7] })
  expect(table.state.timers[id]).toBeUndefined()
  expect(table.refuses(ailmentActs, { ailment: id })).toContain('over')
})

test('a venom strikes once and is gone', () => {
  const table = new ConflictPlay([ash()])
  const bitten = { who: 'a', ailment: 'Giant Spider', contact: 'forced' }
  expect(table.says(catchAilment, bitten)).toContain('at or under 5')
  table.do(catchAilment, bitten, { evasion: [6] })
  table.do(ailmentActs, { ailment: 'ailment:a:Giant Spider' }, { dose: [3] })
  expect(table.state.creatures['a']?.conditions['paralysed']?.until).toBe(
    table.state.clock.seconds + 180,
  )
  expect(table.state.timers).toEqual({})
})

test('gas that nobody can leave is tested for each round, and its minutes add up', () => {
  const table = new ConflictPlay([ash()])
  const gas = { who: 'a', ailment: 'Sleep gas', contact: 'noticeable', inside: true }
  const timer = { ailment: 'ailment:a:Sleep gas' }
  table.do(catchAilment, gas, { perception: [1] })
  table.do(ailmentActs, timer, { 'health against Sleep gas': [11], dose: [5, 5] })
  table.do(ailmentActs, timer, { 'health against Sleep gas': [1] })
  table.do(ailmentActs, timer, { 'health against Sleep gas': [11], dose: [2, 1] })
  expect(table.state.creatures['a']?.conditions['asleep']?.until).toBe(
    table.state.clock.seconds + 13 * 60,
  )
  table.do(leaveAilment, timer)
  expect(table.state.timers).toEqual({})
  const drifts = new ConflictPlay([ash()], { sleepGas: true })
  drifts.do(catchAilment, { ...gas, inside: false }, { perception: [1] })
  expect(Object.keys(drifts.state.timers)).toEqual(['ailment:a:Sleep gas'])
})

test('chronic and inescapable: no test, and stronger each time; outside it fades from its own strength', () => {
  const table = new ConflictPlay([ash({ fortitude: 9 })])
  const drunk = { who: 'a', ailment: 'Common Cold', inside: true }
  const timer = { ailment: 'ailment:a:Common Cold' }
  const strength = () => {
    const held = table.state.timers[timer.ailment]
    return held ? runningOf(held).strength : undefined
  }
  table.do(catchAilment, drunk, { health: [20] })
  table.do(ailmentActs, timer)
  table.do(ailmentActs, timer)
  table.do(ailmentActs, timer)
  expect(strength()).toBe(3)
  expect(Object.keys(table.state.creatures['a']?.conditions ?? {})).toEqual(['Common Cold ×3'])
  table.do(leaveAilment, timer)
  expect(strength()).toBe(1)
  expect(table.says(ailmentActs, timer)).toContain('at or under 10')
  expect(table.refuses(leaveAilment, timer)).toContain('already')
})

test('one of the Guide’s own', () => {
  const table = new ConflictPlay([ash()])
  const own = { who: 'a', ailment: 'another', name: 'Blackroot', strength: 2, sides: 6, minutes: 5 }
  table.do(catchAilment, own, { health: [5] })
  expect(table.state.timers['ailment:a:Blackroot']?.every).toBe(300)
  table.do(ailmentActs, { ailment: 'ailment:a:Blackroot' }, { dose: [6] })
  expect(table.value('a', 'injuries')).toBe(6)
})

test('house rules of ailments', () => {
  expect(ailmentPenalty(3, 'accepted', 'replaces')).toBe(4)
  expect(fadedStrength(3, 1, 'contraction')).toBe(1)
  const table = new ConflictPlay([ash()], { poisonedMind: true, acceptedAdds: 'replaces' })
  expect(table.says(catchAilment, caught)).toContain('at or under 6')
  table.do(catchAilment, caught, { health: [7] })
  table.do(ailmentActs, { ailment: id }, { 'poisoned mind': [2] })
  expect(Object.keys(table.state.creatures['a']?.conditions ?? {})).toEqual(['−1 concentration'])
})

test('hours that go by at once are one due: it strikes until it is thrown off', () => {
  const table = new ConflictPlay([ash()])
  table.do(catchAilment, caught, { health: [4] })
  expect(table.state.timers[id]?.due?.input).toMatchObject({ times: 1 })
  const against = 'health against Food Poisoning'
  const dice = { [`${against}, 2`]: [20], [`${against}, 3`]: [1] }
  const came = table.do(ailmentActs, { ailment: id, times: 8 }, dice)
  expect(came.says).toBe('1 injury; 1 injury; Throws it off')
  expect([table.value('a', 'injuries'), table.state.timers]).toEqual([2, {}])
  const gas = { who: 'a', ailment: 'Sleep gas', contact: 'noticeable', inside: true }
  table.do(catchAilment, gas, { perception: [20] })
  const sleeps = { dose: [5, 5], [`health against Sleep gas, 2`]: [20], 'dose, 2': [1, 2] }
  table.do(ailmentActs, { ailment: 'ailment:a:Sleep gas', times: 2 }, sleeps)
  expect(table.state.creatures['a']?.conditions['asleep']?.until).toBe(
    table.state.clock.seconds + 13 * 60,
  )
})
