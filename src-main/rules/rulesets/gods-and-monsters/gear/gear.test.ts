import { expect, test } from 'vitest'
import type { GearRow } from '../../../core/ruleset/gear.ts'
import type { Creature } from '../../../core/state/creature.ts'
import { buy } from '../../../gm/town/buy.ts'
import { tooBulky } from '../load.ts'
import { ConflictPlay, person } from '../testing/play.ts'
import { wieldedWeapons, wornArmor } from './equipped.ts'
import { bulkOf, gear, gearNamed } from './index.ts'
import { gearOfSize, strengthBow } from './made-for.ts'
import { listPrice, priceByFormula } from './pricing.ts'
import { thrownRangePenalty } from './shooting.ts'

test('every row of the list has an id, a name and a rule of its own', () => {
  const listed = gear.filter(({ madeFor }) => !madeFor)
  for (const key of ['id', 'name', 'rule'] as const)
    expect(new Set(listed.map((row) => row[key])).size).toBe(listed.length)
  expect(listed.length).toBe(30 + 13 + 77)
  expect(gear.length - listed.length).toBe((30 + 13) * 7)
  for (const key of ['id', 'name'] as const)
    expect(new Set(gear.map((row) => row[key])).size).toBe(gear.length)
  expect([bulkOf('Rope'), bulkOf('spike-iron'), bulkOf('Room, common'), bulkOf('moon')]).toEqual([
    3, 1.5, 0, 0,
  ])
})

test('gear of another size shows damage, range, price, bulk and the attack', () => {
  const play = new ConflictPlay([])
  expect(play.says(gearOfSize, { thing: 'Long sword', size: 'titanic' })).toBe(
    'damage 3d6, range 48 yards, price 320 silver, bulk 128, attack with it −4',
  )
  expect(play.says(gearOfSize, { thing: 'Chain Mail' })).toContain('defense 5')
  expect(play.refuses(gearOfSize, { thing: 'Moon' })).toContain('not on the price list')
  expect(play.do(gearOfSize, { thing: 'dagger' }).says).toContain('damage D2, range 2 yards')
})

test('a bow by its build and by who draws it; prices that a formula gives', () => {
  const play = new ConflictPlay([], { carriedUnnamed: 3 })
  expect(play.says(strengthBow)).toBe('75 silver, 30 yards, damage +1')
  expect(play.do(strengthBow, { user: 10 }).says).toContain('attack of this user −2')
  expect(play.says(priceByFormula)).toBe('price 4 silver, bulk 1.1')
  expect(play.says(priceByFormula, { what: 'carving', material: 'stone' })).toBe(
    'price 2 silver, bulk 0.4',
  )
  expect(play.says(priceByFormula, { what: 'lock', lock: 64 })).toBe('picking it −3')
  expect(play.says(priceByFormula, { what: 'full helmet', armor: 'Full Plate' })).toContain(
    '100 silver',
  )
  expect(play.do(priceByFormula, { what: 'armor carried', armor: 'Scale Mail' }).says).toBe(
    'bulk 60',
  )
})

test('a strong throw by either reading', () => {
  expect(thrownRangePenalty(5, 15, 18)).toBe(0)
  expect(thrownRangePenalty(5, 15, 18, 'freeToNRanges')).toBe(-1)
})

test('GAM-SIZ-01, GAM-SIZ-02, GAM-SIZ-06: arms and armor of a size are bought with their price and bulk', () => {
  const dwarf = person('c1', { coins: 500, warrior: 1, strength: 18, size: 2, carry: 12 })
  const price = (thing: string, marketSize = 'medium') =>
    listPrice(gearNamed(thing) as GearRow, { houseRules: { marketSize } })
  expect(gearNamed('Chain Mail made small')?.notes).toBe(
    'bulk 15 (7.5 for medium people), defense 5',
  )
  expect([price('Chain Mail'), price('Chain Mail made small')]).toEqual([80, 160])
  expect([price('Chain Mail', 'small'), price('Chain Mail made small', 'small')]).toEqual([160, 80])
  expect(price('Small battleaxe', 'large')).toBe(28)
  const play = new ConflictPlay([dwarf])
  play.do(buy, { buyer: 'c1', basket: 'small-battleaxe; leather made small', takes: 'the buyer' })
  const bought = play.state.creatures['c1'] as Creature
  expect(play.value('c1', 'coins')).toBe(500 - 14 - 16)
  expect(wornArmor(bought).map(({ name, defense }) => `${name} ${defense}`)).toEqual(['Leather 2'])
  expect(wieldedWeapons(bought).map(({ name, damage }) => `${name} ${damage}`)).toEqual([
    'Small battleaxe D8',
  ])
  const weaker = { ...bought, values: { ...bought.values, strength: 12 } }
  expect(tooBulky(weaker, play.state)).toEqual([{ name: 'Small battleaxe', bulk: 18 }])
})
