import { expect, test } from 'vitest'
import { characters } from '../character.ts'
import { ConflictPlay } from '../testing/play.ts'
import { acts } from './acts.ts'
import { catching } from './catch.ts'
import { ailmentPenalty, fadedStrength } from './figures.ts'
import { leaves } from './leaves.ts'
import { runningOf } from './running.ts'

const ash = (values: Record<string, number> = {}) => {
  const made = characters.blank('a', 'Ash')
  return { ...made, values: { ...made.values, health: 10, evasion: 9, ...values } }
}
const caught = { who: 'a', ailment: 'Food Poisoning' }
const id = 'ailment:a:Food Poisoning'

test('food poisoning strikes after an hour, and again until a health test throws it off', () => {
  const table = new ConflictPlay([ash()])
  expect(table.says(catching, caught)).toContain('at or under 3')
  table.do(catching, caught, { health: [4] })
  expect(table.state.timers[id]?.every).toBe(3600)
  table.do(acts, { ailment: id })
  expect(table.value('a', 'injuries')).toBe(1)
  // Health 10, strength 3 less 1 for the hour, an injury.
  expect(table.says(acts, { ailment: id })).toContain('at or under 7')
  table.do(acts, { ailment: id }, { 'health against Food Poisoning': [8] })
  expect(table.value('a', 'injuries')).toBe(2)
  expect(table.says(acts, { ailment: id })).toContain('at or under 7')
  table.do(acts, { ailment: id }, { 'health against Food Poisoning': [7] })
  expect(table.state.timers[id]).toBeUndefined()
  expect(table.refuses(acts, { ailment: id })).toContain('over')
})

test('a venom strikes once and is gone', () => {
  const table = new ConflictPlay([ash()])
  const bitten = { who: 'a', ailment: 'Giant Spider', contact: 'forced' }
  expect(table.says(catching, bitten)).toContain('at or under 5')
  table.do(catching, bitten, { evasion: [6] })
  table.do(acts, { ailment: 'ailment:a:Giant Spider' }, { dose: [3] })
  expect(table.state.creatures['a']?.conditions['paralysed']?.until).toBe(
    table.state.clock.seconds + 180,
  )
  expect(table.state.timers).toEqual({})
})

test('gas that nobody can leave is tested for each round, and its minutes add up', () => {
  const table = new ConflictPlay([ash()])
  const gas = { who: 'a', ailment: 'Sleep gas', contact: 'noticeable', inside: true }
  const timer = { ailment: 'ailment:a:Sleep gas' }
  table.do(catching, gas, { perception: [1] })
  table.do(acts, timer, { 'health against Sleep gas': [11], dose: [5, 5] })
  table.do(acts, timer, { 'health against Sleep gas': [1] })
  table.do(acts, timer, { 'health against Sleep gas': [11], dose: [2, 1] })
  expect(table.state.creatures['a']?.conditions['asleep']?.until).toBe(
    table.state.clock.seconds + 13 * 60,
  )
  table.do(leaves, timer)
  expect(table.state.timers).toEqual({})
  const drifts = new ConflictPlay([ash()], { sleepGas: true })
  drifts.do(catching, { ...gas, inside: false }, { perception: [1] })
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
  table.do(catching, drunk, { health: [20] })
  table.do(acts, timer)
  table.do(acts, timer)
  table.do(acts, timer)
  expect(strength()).toBe(3)
  expect(Object.keys(table.state.creatures['a']?.conditions ?? {})).toEqual(['Common Cold ×3'])
  table.do(leaves, timer)
  expect(strength()).toBe(1)
  expect(table.says(acts, timer)).toContain('at or under 10')
  expect(table.refuses(leaves, timer)).toContain('already')
})

test('one of the Guide’s own', () => {
  const table = new ConflictPlay([ash()])
  const own = { who: 'a', ailment: 'another', name: 'Blackroot', strength: 2, sides: 6, minutes: 5 }
  table.do(catching, own, { health: [5] })
  expect(table.state.timers['ailment:a:Blackroot']?.every).toBe(300)
  table.do(acts, { ailment: 'ailment:a:Blackroot' }, { dose: [6] })
  expect(table.value('a', 'injuries')).toBe(6)
})

test('house rules of ailments', () => {
  expect(ailmentPenalty(3, 'accepted', 'replaces')).toBe(4)
  expect(fadedStrength(3, 1, 'contraction')).toBe(1)
  const table = new ConflictPlay([ash()], { poisonedMind: true, acceptedAdds: 'replaces' })
  expect(table.says(catching, caught)).toContain('at or under 6')
  table.do(catching, caught, { health: [7] })
  table.do(acts, { ailment: id }, { 'poisoned mind': [2] })
  expect(Object.keys(table.state.creatures['a']?.conditions ?? {})).toEqual(['−1 concentration'])
})

test('hours that go by at once are one due: it strikes until it is thrown off', () => {
  const table = new ConflictPlay([ash()])
  table.do(catching, caught, { health: [4] })
  expect(table.state.timers[id]?.due?.input).toMatchObject({ times: 1 })
  const against = 'health against Food Poisoning'
  const dice = { [`${against}, 2`]: [20], [`${against}, 3`]: [1] }
  const came = table.do(acts, { ailment: id, times: 8 }, dice)
  expect(came.says).toBe('1 injury; 1 injury; Throws it off')
  expect([table.value('a', 'injuries'), table.state.timers]).toEqual([2, {}])
  const gas = { who: 'a', ailment: 'Sleep gas', contact: 'noticeable', inside: true }
  table.do(catching, gas, { perception: [20] })
  const sleeps = { dose: [5, 5], [`health against Sleep gas, 2`]: [20], 'dose, 2': [1, 2] }
  table.do(acts, { ailment: 'ailment:a:Sleep gas', times: 2 }, sleeps)
  expect(table.state.creatures['a']?.conditions['asleep']?.until).toBe(
    table.state.clock.seconds + 13 * 60,
  )
})
