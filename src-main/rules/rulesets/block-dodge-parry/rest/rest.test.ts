import { describe, expect, test } from 'vitest'
import { BlockDodgeParryEvening, hero, withItems, rations, skin } from '../testing/evening.ts'

const maud = (values = {}, ...more: object[]) =>
  withItems(hero('c1', 'Maud', values), skin, ...more)
const named = (evening: BlockDodgeParryEvening): string[] =>
  Object.values(evening.state.creatures['c1']?.items ?? {}).map(({ name }) => name)

describe('catching breath', () => {
  test('gives all HP for a drink, and the skin’s die steps down on 1 or 2', () => {
    const evening = new BlockDodgeParryEvening([maud({ hp: 1 })])
    const { why } = evening.do('breath', { who: ['c1'] }, { 'waterskin, Maud (c1)': [2] })
    expect([evening.value('c1', 'hp'), named(evening)]).toEqual([4, ['Waterskin (d6)']])
    expect(why).toContainEqual(
      expect.objectContaining({ name: 'Waterskin, Maud', value: 'd8 rolled 2: d6 now' }),
    )
  })

  test('not from an empty skin, nor while Deprived', () => {
    const dry = new BlockDodgeParryEvening([maud({ hp: 1 })])
    dry.happen({
      do: 'item',
      creature: 'c1',
      item: { id: 'c1i1', name: 'Waterskin (empty)', count: 1, gear: 'waterskin', ready: false },
    })
    expect(dry.refuses('breath', { who: ['c1'] })).toContain('empty')
    dry.do('refill')
    dry.happen({ do: 'condition', creature: 'c1', name: 'Deprived of food', to: {} })
    expect(dry.refuses('breath', { who: ['c1'] })).toContain('Deprived')
  })
})

test('BDP-DEP-04: Fatigue for a reason fills a slot each', () => {
  const evening = new BlockDodgeParryEvening([maud({ fatigue: 1 })])
  const { what, says } = evening.do('tire', { who: ['c1'], amount: 2, reason: 'the storm' })
  expect([what, says, evening.value('c1', 'fatigue')]).toEqual([
    'Fatigue, the storm',
    'Maud: 2 Fatigue',
    3,
  ])
})

test('BDPX-CHR-09: a pause leaves the overburdened as they are, and drains no skin for them', () => {
  const stones = { name: 'Stone', count: 10, ready: false }
  const evening = new BlockDodgeParryEvening([
    maud({ hp: 0 }, stones),
    withItems(hero('c2', 'Odo', { hp: 1 }), skin),
  ])
  evening.happen({ do: 'set', creature: 'c1', field: 'fatigue', to: 1 })
  const { why } = evening.do('breath', { who: ['c1', 'c2'] }, { 'waterskin, Odo (c2)': [8] })
  expect(why).toContainEqual({
    name: 'Maud',
    value: 'every slot is full: no HP back',
    rule: 'BDPX-CHR-09',
  })
  expect([evening.value('c1', 'hp'), evening.value('c2', 'hp'), named(evening)]).toEqual([
    0,
    4,
    ['Waterskin', 'Stone'],
  ])
  expect(evening.refuses('breath', { who: ['c1'] })).toContain('every slot full')
})

test('BDP-FOOD-01: a meal comes out of each one’s own pack, then out of the others’', () => {
  const count = (who: string): number =>
    Object.values(evening.state.creatures[who]?.items ?? {}).reduce(
      (sum, one) => sum + one.count,
      0,
    )
  const evening = new BlockDodgeParryEvening([
    withItems(hero('c1', 'Maud'), rations(3)),
    withItems(hero('c2', 'Odo'), rations(1)),
    hero('c3', 'Pell'),
  ])
  const all = ['c1', 'c2', 'c3']
  expect(evening.preview('eat', { eaters: all }).verdict).toBe(
    '3 meals from all packs, each one’s own first: rations',
  )
  evening.do('eat', { eaters: all })
  expect(all.map(count)).toEqual([1, 0, 0])
  expect(evening.do('eat', { eaters: ['c2', 'c1'] }).says).toBe('Maud eats; nothing for Odo')
})

describe('a night', () => {
  test('normal sleep takes Fatigue; who has not eaten is Deprived, and gets nothing back', () => {
    const evening = new BlockDodgeParryEvening([maud({ hp: 1, fatigue: 2 })])
    evening.do('night', { who: ['c1'] })
    expect([evening.value('c1', 'fatigue'), evening.conditions('c1')]).toEqual([
      0,
      ['Deprived of food'],
    ])
    evening.happen({ do: 'set', creature: 'c1', field: 'hp', to: 4 })
    expect(evening.value('c1', 'hp')).toBe(1)
  })

  test('each day past the first without costs a Fatigue, until they eat', () => {
    const evening = new BlockDodgeParryEvening([maud({}, rations(3))])
    evening.happen({ do: 'condition', creature: 'c1', name: 'Deprived of food', to: {} })
    evening.happen({ do: 'advance', seconds: 86_400 })
    expect(evening.value('c1', 'fatigue')).toBe(0)
    evening.happen({ do: 'advance', seconds: 2 * 86_400 })
    expect(evening.value('c1', 'fatigue')).toBe(2)
    evening.do('eat', { eaters: ['c1'] })
    expect([evening.value('c1', 'fatigue'), evening.conditions('c1')]).toEqual([1, ['Has eaten']])
    expect(Object.keys(evening.state.timers)).toEqual([])
  })

  test('comfort gives a point back, a salve 1d3, a tonic lifts the sleep; never in a dungeon', () => {
    const evening = new BlockDodgeParryEvening([maud({ str: 6, maxStr: 10 })])
    for (const name of ['Healing Salve', 'Sleeping Tonic'])
      evening.happen({ do: 'condition', creature: 'c1', name, to: {} })
    evening.do('night', { who: ['c1'], fed: true }, { 'Healing Salve, Maud (c1)': [2] })
    expect([evening.value('c1', 'str'), evening.conditions('c1')]).toEqual([9, []])
    evening.happen({ do: 'place', place: { title: 'Crypt', level: 1 } })
    expect(evening.preview('night', { quality: 'comfortable' }).verdict).toContain('perilous')
  })
})

describe('a meal', () => {
  test('desperate food must stay down; fancy takes a pot and two things', () => {
    const evening = new BlockDodgeParryEvening([
      maud({ fatigue: 3 }, { name: 'Raw meat', count: 3, ready: false }),
    ])
    evening.do('eat', { eaters: ['c1'], kind: 'desperate' }, { 'keeps it down, Maud (c1)': [11] })
    expect([evening.value('c1', 'fatigue'), evening.conditions('c1')]).toEqual([3, []])
    expect(evening.refuses('eat', { eaters: ['c1'], kind: 'fancy' })).toContain('cooking pot')
    evening.do('eat', { eaters: ['c1'], kind: 'simple' })
    expect(evening.value('c1', 'fatigue')).toBe(2)
  })
})

test('Fatigue without a slot asks what is dropped', () => {
  const evening = new BlockDodgeParryEvening([maud({ fatigue: 9 })])
  evening.happen({ do: 'change', creature: 'c1', field: 'fatigue', by: 1 })
  expect(evening.dues()).toEqual(['room'])
  evening.do('room', { who: 'c1', item: 'c1i1' })
  expect([evening.dues(), named(evening)]).toEqual([[], []])
})

test('a day of care gives 1d4 back, never past the most', () => {
  const evening = new BlockDodgeParryEvening([maud({ wil: 8, maxWil: 10 })])
  evening.do('care', { who: ['c1'], ability: 'WIL' }, { 'care, Maud (c1)': [4] })
  expect(evening.value('c1', 'wil')).toBe(10)
})
