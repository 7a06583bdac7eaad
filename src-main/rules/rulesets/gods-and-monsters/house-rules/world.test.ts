import { expect, test } from 'vitest'
import type { HouseRuleValue } from '../../../core/situation.ts'
import type { Creature } from '../../../core/state/creature.ts'
import { groupFigures } from '../groups/effort.ts'
import { passYears } from '../harm/aging.ts'
import { ailmentActs } from '../harm/ailments/acts.ts'
import { catchAilment } from '../harm/ailments/catch.ts'
import { fall } from '../harm/falls.ts'
import { psychicAttack } from '../psychic/attack.ts'
import { enterMind } from '../psychic/conflict.ts'
import { charlotte, Conflict, ConflictPlay, person, yeti } from '../testing/play.ts'
import { flying } from '../travel/going.ts'
import { jump } from '../travel/jumping.ts'
import { track } from '../travel/tracks.ts'

type Settled = Record<string, HouseRuleValue>
const who = { who: 'a' }

const ash = (values: Record<string, number> = {}): Creature =>
  person('a', { hp: 40, maxHp: 40, evasion: 10, ...values }, { name: 'Ash' })

/** Outcomes by default, and as the campaign has settled it. */
function both<T>(settled: Settled, come: (houseRules: Settled) => T): [T, T] {
  return [come({}), come(settled)]
}

test('a fall of just ten feet, and halves of it', () => {
  const fell = (feet: number, evasion: number) => (houseRules: Settled) => {
    const play = new ConflictPlay([ash()], houseRules)
    play.do(fall, { ...who, feet }, { evasion: [evasion], fall: [4, 3] })
    return [play.value('a', 'hp'), play.value('a', 'injuries')]
  }
  // Evasion halves the greater row, and saves from all harm of the lesser.
  expect(both({ fallEdge: 'text' }, fell(10, 10))).toEqual([
    [36, 0],
    [40, 0],
  ])
  expect(both({ fallRounding: 'down' }, fell(15, 10))).toEqual([
    [36, 0],
    [37, 0],
  ])
})

test('years to an injury of age', () => {
  const old = (houseRules: Settled) => {
    const play = new ConflictPlay([ash({ endurance: 10, age: 49 })], houseRules)
    play.do(passYears, { ...who, years: 5 })
    return play.value('a', 'injuries')
  }
  expect(both({ agingYears: 2 }, old)).toEqual([5, 3])
})

test('the fine jump only as far as the campaign says', () => {
  const fine = (houseRules: Settled) =>
    new ConflictPlay([ash({ size: 0, agility: 10 })], houseRules)
  expect(fine({}).refuses(jump, { ...who, reach: 1 })).toContain('can’t be read')
  expect(fine({ fineJump: 0.25 }).says(jump, { ...who, reach: 1 })).toContain('at or under 14')
})

test('the first stretch of a trail, and a day in the air', () => {
  const trail = (houseRules: Settled) =>
    new ConflictPlay([ash({ perception: 9 })], houseRules).says(track, { ...who, yards: 440 })
  const [free, counts] = both({ trackingFree: 'counts' }, trail)
  expect([free.slice(0, 17), counts.slice(0, 17)]).toEqual([
    'd20 at or under 9',
    'd20 at or under 8',
  ])
  const flown = (houseRules: Settled) =>
    new ConflictPlay([ash({ movement: 5 })], houseRules).says(flying, who)
  expect(both({ flyingDay: 'eight times' }, flown)).toEqual([
    '40 miles in 8 hours',
    '80 miles in 8 hours',
  ])
})

test('when an ailment begins to fade', () => {
  const thrown = (houseRules: Settled) => {
    const play = new ConflictPlay([ash({ health: 10 })], houseRules)
    play.do(catchAilment, { ...who, ailment: 'Common Cold' }, { health: [20] })
    play.do(ailmentActs, { ailment: 'ailment:a:Common Cold' })
    return play.says(ailmentActs, { ailment: 'ailment:a:Common Cold' }).slice(0, 18)
  }
  expect(both({ chronicFrom: 'contraction' }, thrown)).toEqual([
    'd20 at or under 10',
    'd20 at or under 11',
  ])
})

test('the end of the chart of groups', () => {
  const crowd = (houseRules: Settled) =>
    new ConflictPlay([ash()], houseRules).says(groupFigures, { members: ['a'], others: 2049 })
  const [printed, doubling] = both({ groupTop: 2047 }, crowd)
  expect([printed, doubling].map((says) => /\+\d+/.exec(says)?.[0])).toEqual(['+10', '+11'])
})

test('the first verve of a psychic attack', () => {
  const struck = (houseRules: Settled) => {
    const play = new Conflict([charlotte, yeti], houseRules)
    play.happen({ do: 'fight', fight: { round: 1, declared: {}, acted: {} } })
    const minds = { who: 'c2', target: 'c9' }
    play.do(enterMind, { ...minds, willing: true })
    return play.do(psychicAttack, { ...minds, verve: 2 }, { attack: [1], damage: [1] }).total
  }
  expect(both({ psychicFirst: 'adds' }, struck)).toEqual([5, 6])
})
