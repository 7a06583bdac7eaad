import { expect, test } from 'vitest'
import { ConflictPlay } from '../testing/play.ts'
import { bulkOf, gear } from './index.ts'
import { gearOfSize, strengthBow } from './made-for.ts'
import { priceByFormula } from './pricing.ts'
import { thrownRangePenalty } from './shooting.ts'

test('every row of the list has an id, a name and a rule of its own', () => {
  for (const key of ['id', 'name', 'rule'] as const)
    expect(new Set(gear.map((row) => row[key])).size).toBe(gear.length)
  expect(gear.length).toBe(30 + 13 + 77)
  expect([bulkOf('Rope'), bulkOf('spike-iron'), bulkOf('Room, common'), bulkOf('moon')]).toEqual([
    3, 1.5, 0, 0,
  ])
})

test('gear of another size shows damage, range, price, bulk and the attack', () => {
  const play = new ConflictPlay([])
  expect(play.says(gearOfSize, { thing: 'Long sword', size: 'titanic' })).toBe(
    'damage 3d6, range 48 yards, price 320 silver, bulk 128, attack with it -4',
  )
  expect(play.says(gearOfSize, { thing: 'Chain Mail' })).toContain('defense 5')
  expect(play.refuses(gearOfSize, { thing: 'Moon' })).toContain('not on the price list')
  expect(play.do(gearOfSize, { thing: 'dagger' }).says).toContain('damage D2, range 2 yards')
})

test('a bow by its build and by who draws it; prices that a formula gives', () => {
  const play = new ConflictPlay([], { carriedUnnamed: 3 })
  expect(play.says(strengthBow)).toBe('75 silver, 30 yards, damage +1')
  expect(play.do(strengthBow, { user: 10 }).says).toContain('attack of this user -2')
  expect(play.says(priceByFormula)).toBe('price 4 silver, bulk 1.1')
  expect(play.says(priceByFormula, { what: 'carving', material: 'stone' })).toBe(
    'price 2 silver, bulk 0.4',
  )
  expect(play.says(priceByFormula, { what: 'lock', lock: 64 })).toBe('picking it -3')
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
