import { expect, test } from 'vitest'
import { ConflictPlay, person } from '../testing/play.ts'
import { jump } from '../travel/jumping.ts'
import { agingInjuries, passYears, tradeAgeInjury } from './aging.ts'
import { breathe, holdBreath, suffocationTest } from './breath.ts'
import { keepConcentration, mindTest, orderHalfAwake } from './concentration.ts'
import { damage } from './damage.ts'
import { fall, fallDamage, fallFigures as fallOf } from './falls.ts'
import { disbelieve, revealIllusion, unseenIllusion } from './illusions.ts'
import { itemTest } from './items.ts'

const ash = (values: Record<string, number> = {}) =>
  person('a', { hp: 12, maxHp: 12, evasion: 8, ...values }, { name: 'Ash' })
const who = { who: 'a' }

test('a fall of fifteen feet: evasion halves it and saves from injuries', () => {
  const well = new ConflictPlay([ash()])
  well.do(fall, { ...who, feet: 15 }, { evasion: [8], fall: [3, 4] })
  expect([well.value('a', 'hp'), well.value('a', 'injuries')]).toEqual([8, 0])
  const badly = new ConflictPlay([ash()])
  const fallen = badly.do(fall, { ...who, feet: 15 }, { evasion: [9], fall: [3, 4] })
  expect([badly.value('a', 'hp'), badly.value('a', 'injuries')]).toEqual([7, 2])
  expect(fallen.why.map(({ name }) => name)).toContain('Time')
})

test('a deep fall asks for no evasion, and no deeper one throws more than seven dice', () => {
  const table = new ConflictPlay([ash({ hp: 40, maxHp: 40 })])
  table.do(fall, { ...who, feet: 50 }, { fall: [4, 4, 4, 3] })
  expect([table.value('a', 'hp'), table.value('a', 'injuries')]).toEqual([29, 4])
  const named = (feet: number) =>
    table.do(fall, { ...who, feet }, { fall: [1, 1, 1, 1, 1, 1, 1] }).why.map(({ name }) => name)
  expect([named(400), named(700)].map((why) => why.includes('Beyond the table'))).toEqual([
    false,
    true,
  ])
  expect(fallOf(100_000)).toEqual({ dice: 7, seconds: 670, evasion: 'none' })
})

test('house rules of a fall: the row of just ten and twenty feet, halves, verve', () => {
  expect(fallOf(20, 'text').dice).toBe(2)
  expect(fallOf(10, 'text').evasion).toBe('negates')
  expect(fallDamage(15, 7, true, 'table', 'down').survival).toBe(3)
  const table = new ConflictPlay([ash({ verve: 20, maxVerve: 20 })], { fallOnVerve: true })
  table.do(fall, { ...who, feet: 50, verve: 'archetypal' }, { fall: [4, 4, 4, 3] })
  expect([table.value('a', 'verve'), table.value('a', 'injuries')]).toEqual([5, 0])
})

test('a high jump that fails reaches the row its roll allows', () => {
  const table = new ConflictPlay([ash({ agility: 10, strength: 18 })])
  expect(table.says(jump, { ...who, reach: 6 })).toContain('at or under 6')
  const jumped = table.do(jump, { ...who, reach: 6 }, { jump: [12] })
  expect(jumped.says).toBe('Falls short: 5 feet')
})

test('a running leap adds Movement, and size stretches it', () => {
  const table = new ConflictPlay([ash({ movement: 9, size: 4 })])
  const across = { ...who, way: 'across, in yards', reach: 8, running: 'run' }
  expect(table.says(jump, across)).toContain('at or under 23')
  const feet = new ConflictPlay([ash({ movement: 9, size: 4 })], { leapAdds: 'feet' })
  expect(feet.says(jump, across)).toContain('at or under 149')
})

test('how far the tiny jump is settled first, and how far anybody may', () => {
  const tiny = new ConflictPlay([ash({ size: 1 })])
  expect(tiny.refuses(jump, who)).toContain('settle it among the house rules')
  const known = new ConflictPlay([ash({ size: 1 })], { tinyJump: 0.5 })
  expect(known.says(jump, { ...who, reach: 1 })).toContain('at or under 17')
  const most = new ConflictPlay([ash()], { jumpBeyond: false })
  expect(most.refuses(jump, { ...who, reach: 8 })).toContain('seven')
})

test('breath runs out by the clock, and each test is harder', () => {
  const table = new ConflictPlay([ash({ health: 10 })])
  table.do(holdBreath, { ...who, prepared: true })
  expect(table.state.timers['breath:a']).toMatchObject({
    next: table.state.clock.seconds + 100,
    every: 60,
  })
  table.do(suffocationTest, who, { health: [10] })
  table.do(suffocationTest, who, { health: [10] })
  expect(table.value('a', 'injuries')).toBe(1)
  expect(table.says(suffocationTest, who)).toContain('at or under 7')
  table.do(breathe, who)
  expect(table.refuses(breathe, who)).toContain('not without air')
})

test('without a breath there may be none, and a test at once; at rest it lasts twice as long', () => {
  const weak = new ConflictPlay([ash({ endurance: 5 })])
  weak.do(holdBreath, who, { breath: [1] })
  expect(Object.values(weak.state.dues)).toHaveLength(1)
  const still = new ConflictPlay([ash({ endurance: 12 })], { restingBreath: 'breath' })
  still.do(holdBreath, { ...who, resting: true }, { breath: [2] })
  expect(still.state.timers['breath:a']).toMatchObject({
    next: still.state.clock.seconds + 40,
    every: 60,
  })
})

test('a thing holds by its stuff, what strikes it and how thick it is', () => {
  const table = new ConflictPlay([ash()])
  const plank = { material: 'wood', attack: 'bludgeon', quarters: 4, pounds: 5, damage: 6 }
  expect(table.says(itemTest, plank)).toContain('at or under 8')
  expect(table.do(itemTest, plank, { item: [9] }).says).toBe('It breaks')
  expect(table.refuses(itemTest, { ...plank, carried: true })).toContain('survives')
  const beyond = new ConflictPlay([ash()], { itemThickness: 'beyond it' })
  expect(beyond.says(itemTest, plank)).toContain('at or under 7')
})

test('an illusion is seen through by eye or by will, and a tenth of its harm stays', () => {
  const table = new ConflictPlay([ash({ hp: 2, injuries: 1, perception: 9, willpower: 9 })])
  expect(table.says(disbelieve, { ...who, penalty: 3 })).toContain('at or under 5')
  expect(table.says(disbelieve, { ...who, by: 'willpower', penalty: 3 })).toContain(
    'at or under 6.5',
  )
  expect(table.says(disbelieve, { ...who, helped: true })).toContain('at or under 10')
  expect(table.refuses(unseenIllusion, { ...who, aware: false })).toContain('does nothing')
  expect(table.says(unseenIllusion, who)).toContain('at or under 13')
  table.do(revealIllusion, { ...who, survival: 10, injuries: 1 })
  expect([table.value('a', 'hp'), table.value('a', 'injuries')]).toEqual([10, 0])
  const other = new ConflictPlay([ash({ hp: 2, injuries: 1 })], { phantasmKept: 'injuries' })
  other.do(revealIllusion, { ...who, survival: 10, injuries: 1 })
  expect([other.value('a', 'hp'), other.value('a', 'injuries')]).toEqual([11, 1])
})

test('concentration: a penalty on the mind, evasion when struck, d4 rounds half awake', () => {
  const table = new ConflictPlay([ash({ intelligence: 9 })])
  expect(table.says(mindTest, { ...who, penalty: 3 })).toContain('at or under 6')
  expect(table.do(keepConcentration, who, { evasion: [9] }).says).toBe('Concentration breaks')
  expect(table.refuses(orderHalfAwake, who)).toContain('not semi-conscious')
  const dazed = new ConflictPlay([{ ...ash(), conditions: { 'semi-conscious': {} } }])
  expect(dazed.do(orderHalfAwake, who, { willpower: [19], delay: [3] }).says).toContain('3 rounds')
})

test('age brings injuries that may be traded while the ability bears it', () => {
  const table = new ConflictPlay([ash({ endurance: 15, age: 54, strength: 4 })])
  table.do(passYears, { ...who, years: 2 })
  expect([table.value('a', 'age'), table.value('a', 'injuries')]).toEqual([56, 2])
  table.do(passYears, { ...who, years: 0, again: true })
  expect(table.state.timers['birthday:a']?.every).toBe(365 * 86_400)
  table.do(tradeAgeInjury, { ...who, ability: 'strength' })
  expect([table.value('a', 'strength'), table.value('a', 'injuries')]).toEqual([2, 1])
  expect(table.refuses(tradeAgeInjury, { ...who, ability: 'strength' })).toContain('too low')
  const before = new ConflictPlay([ash({ endurance: 15, age: 56, injuries: 1, strength: 2 })], {
    agingTrade: 'before',
  })
  before.do(tradeAgeInjury, { ...who, ability: 'strength' })
  expect(before.value('a', 'strength')).toBe(0)
  expect(agingInjuries(15, 60, 2)).toBe(3)
})

test('harm of an illusion is counted as it is dealt, and all but a tenth comes back', () => {
  const table = new ConflictPlay([ash({ verve: 6, maxVerve: 6, hp: 10, maxHp: 12, injuries: 1 })])
  table.do(damage, { target: 'a', amount: '7', verve: 'archetypal', phantasm: true })
  table.do(damage, { target: 'a', amount: '4', injuries: 2, phantasm: true })
  expect(Object.keys(table.state.creatures['a']?.conditions ?? {})).toEqual([
    'harm of illusions: 5 survival, 6 verve, 2 injuries',
  ])
  expect(table.do(revealIllusion, who).says).toContain('2 stays, 11 comes back')
  expect(['hp', 'verve', 'injuries'].map((field) => table.value('a', field))).toEqual([8, 6, 1])
  expect(table.refuses(revealIllusion, who)).toContain('No illusion has hurt Ash')
})
