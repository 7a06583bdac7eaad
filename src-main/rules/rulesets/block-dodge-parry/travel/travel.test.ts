import { describe, expect, test } from 'vitest'
import { BlockDodgeParryEvening, hero, withItems, rations } from '../testing/evening.ts'
import { journeyLength } from './journey.ts'
import { weatherOf } from './weather.ts'

const bedroll = { name: 'Bedroll', gear: 'bedroll', ready: false }
const tent = { name: 'Tent', gear: 'tent', ready: false }
const maud = (...more: object[]) =>
  withItems(hero('c1', 'Maud', { fatigue: 1 }), rations(3), ...more)
const forest = { title: 'The wood', level: 0, terrain: 'forest' }

describe('figures', () => {
  test('a journey is the sum of its parts', () => {
    expect(
      journeyLength({ distance: 'short', way: 'road', ground: 'easy', ascending: false }),
    ).toBe(1)
    expect(
      journeyLength({ distance: 'long', way: 'wild', ground: 'perilous', ascending: true }),
    ).toBe(8)
  })

  test('terrible twice running is a catastrophe', () => {
    expect(weatherOf('winter', 5, undefined)).toBe('terrible')
    expect(weatherOf('winter', 5, 'terrible')).toBe('catastrophic')
  })
})

describe('a watch on the road', () => {
  const evening = (...more: object[]) => {
    const one = new BlockDodgeParryEvening([maud(...more)])
    one.happen({ do: 'place', place: forest })
    one.do('journey', { from: 'Home', to: 'Mill', distance: 'short', way: 'trail' })
    return one
  }

  test('brings them a watch on, by a trail that may be lost', () => {
    const one = evening()
    const said = one.do('travel', {}, { weather: [1], 'the way': [2], event: [4] })
    expect([said.says, one.state.journey?.miles]).toEqual([
      'Lost: no nearer. Loss: a choice that costs',
      0,
    ])
    one.do('travel', { guided: true }, { event: [4] })
    expect(one.state.journey?.miles).toBe(1)
  })

  test('unpleasant weather costs a Fatigue without the right cloak', () => {
    const one = evening()
    one.do('travel', { guided: true }, { weather: [5], event: [4] })
    expect(one.value('c1', 'fatigue')).toBe(2)
    const cloaked = evening({ name: 'Rain cloak', gear: 'rain-cloak' })
    cloaked.do('travel', { guided: true }, { weather: [5], event: [4] })
    expect(cloaked.value('c1', 'fatigue')).toBe(1)
  })

  test('terrible weather costs both, and no watch is won', () => {
    const one = evening()
    one.do('travel', { guided: true }, { weather: [6], event: [4] })
    expect([one.state.journey?.miles, one.value('c1', 'fatigue')]).toEqual([0, 2])
  })

  test('exhaustion holds the road', () => {
    const one = evening()
    one.do('travel', { guided: true }, { weather: [1], event: [5] })
    expect(one.refuses('travel')).toContain('worn out')
    one.do('worn')
    expect(one.dues()).toEqual([])
  })
})

const untilDark = { do: 'advance', seconds: 16 * 3600 } as const

test('a camp eats and sleeps as well as its gear', () => {
  const bare = new BlockDodgeParryEvening([maud()])
  expect(bare.refuses('camp')).toBe(
    'It is day: travel or rest a watch until it is dark, and camp then.',
  )
  bare.happen(untilDark)
  bare.do('camp', {}, { event: [5] })
  expect([bare.value('c1', 'fatigue'), bare.conditions('c1')]).toEqual([0, ['Has eaten']])
  const tired = new BlockDodgeParryEvening([
    withItems(hero('c1', 'Maud', { fatigue: 3 }), rations(3), bedroll, tent),
  ])
  tired.happen(untilDark)
  tired.do('camp', {}, { event: [5] })
  expect(tired.value('c1', 'fatigue')).toBe(0)
})

test('a camp in which nobody sleeps says who is Deprived of it', () => {
  const awake = new BlockDodgeParryEvening([maud()])
  awake.happen(untilDark)
  const { says } = awake.do('camp', { quality: 'none' }, { event: [5] })
  expect(says).toBe('Maud Deprived of sleep')
  expect(awake.conditions('c1')).toContain('Deprived of sleep')
})

test('gathering: portions by country, skill a step up, and herbs', () => {
  const evening = new BlockDodgeParryEvening([maud()])
  evening.happen({ do: 'place', place: forest })
  expect(evening.refuses('gather', { what: 'hunt' })).toContain('bow or a spear')
  evening.do(
    'gather',
    { foragers: ['c1'], what: 'forage', skilled: true },
    { 'forage, Maud (c1)': [7], 'an ingredient, Maud (c1)': [1], 'which, Maud (c1)': [1] },
  )
  const names = Object.values(evening.state.creatures['c1']?.items ?? {}).map(
    ({ name, count }) => `${count} ${name}`,
  )
  expect(names).toContain('7 Wild plants')
  expect(names).toContain('1 Silverleaf (Uncommon, Forest)')
})

test('BDPX-CHR-09: a find that fills the last slot says whose', () => {
  const laden = { ...maud(), values: { ...maud().values, fatigue: 9 } }
  const evening = new BlockDodgeParryEvening([{ ...laden, items: {}, itemOrder: [] }])
  const found = { 'forage, Maud (c1)': [3], 'an ingredient, Maud (c1)': [2] }
  expect(evening.do('gather', { foragers: ['c1'], what: 'forage' }, found).says).toBe(
    '3 portions; every slot is full, and no HP left: Maud',
  )
})
