import { expect, test } from 'vitest'
import { hour } from '../../../clock/clock.ts'
import { placesOf, ticksOf } from '../../../testing/sheet.ts'
import { spellItem } from '../magic/spells.ts'
import { blankSheet, sheet } from './index.ts'
import { hero, withItems } from '../testing/evening.ts'

const ewan = withItems(
  hero(
    'c1',
    'Ewan',
    { maxHp: 9, hp: 4, strength: 16, com: 1, comHalf: 1, gp: 3 },
    'dwarf',
    'vagabond',
    'champion',
  ),
  'axe',
  'chain',
  'clothes-ragged',
  'pet',
  { name: 'Torch', count: 3, ready: false },
  spellItem('s1', 'Bless', 2, true),
)

const campaign = { name: 'The Drowned Belfry', clock: { seconds: 0, season: 'spring' } } as const

test('things stand in their slots, with the figures of arms and armour', () => {
  const { lists } = sheet(ewan, campaign)
  expect(lists['equipment']?.flat()).toEqual(['axe', 'chain'])
  expect(lists['accessories']?.flat()).toEqual(['clothes-ragged'])
  expect(lists['load']?.flat()).toEqual(['Torch × 3'])
  expect(lists['weapons']).toEqual([['axe', '1', '0', '1d8', '']])
  expect(lists['armour']).toEqual([['chain', '', '1', '2']])
  expect(lists['spells']).toEqual([['Bless', '2', '']])
  expect(lists['free']?.flat()).toEqual(['pet'])
})

test('HBK-ATK-03: DEF, COV and AMR of all that is worn are above its pieces', () => {
  const armed = { ...ewan, values: { ...ewan.values, def: 2, cov: 3, amr: 2 } }
  expect(sheet(armed, { ...campaign, name: '' }).lists['armour']).toEqual([
    ['in all', '2', '3', '2'],
    ['chain', '', '1', '2'],
  ])
})

test('numbers, origins and what follows from them', () => {
  const printed = sheet(ewan, campaign)
  const said = Object.fromEntries(placesOf(printed).map(({ field, value }) => [field, value]))
  expect(said).toMatchObject({
    'values/hp': '4',
    'values/maxHp': '9',
    'about/half STA': '4',
    'values/strength': '16',
    'about/STR modifier': '2',
    'values/com': '1',
    'values/gp': '3',
    'about/Ancestry': 'Dwarf',
    'about/Languages': 'Dwarven, Vagrants’ Code',
    'about/SKI on saves': 'poison, illusions',
    'about/deed': 'rescue an innocent',
  })
  expect(ticksOf(printed).find(({ field }) => field === 'tracks/values/comHalf/0')?.on).toBe(true)
})

test('HBK-ANC-02, HBK-PATH-05, HBK-LVL-02: powers, limits and the package of each level are printed', () => {
  const grown = {
    ...ewan,
    tags: { ...ewan.tags, 'level 2: martial': true, 'level 3: practical': true } as const,
  }
  const printed = sheet(grown, { ...campaign, name: '' })
  expect(printed.lists['powers']?.flat()).toEqual([
    'sees in the dark as by a candle',
    'foresees cave-ins with SKI + WIS',
    'may not use spear, longbow, musket',
    'turns unholy monsters',
    'does not steal, lie to the innocent, or harm captives or who flees',
    'casts holy magic only',
  ])
  const ticked = ticksOf(printed).filter(({ field, on }) => on && field.startsWith('ticks/level'))
  expect(ticked.map(({ field }) => field)).toEqual([
    'ticks/level 2/martial',
    'ticks/level 3/practical',
  ])
})

test('a blank sheet has every place of a filled one, and nothing in it', () => {
  const names = (of: ReturnType<typeof blankSheet>) => placesOf(of).map(({ field }) => field)
  expect(names(blankSheet())).toEqual(names(sheet(ewan, { ...campaign, name: '' })))
  expect(placesOf(blankSheet()).filter(({ value }) => value !== '')).toEqual([])
  expect(ticksOf(blankSheet()).filter(({ on }) => on)).toEqual([])
})

test('HBK-MAG-01, HBK-LVL-03: a spell is ticked on the day it was cast, and an ability stands at its level', () => {
  const use = { title: 'Bless', of: 1, spent: 1, at: 9 * hour, again: 'day' } as const
  const seen = { ...ewan, uses: { bless: use }, notes: 'Limps\nLevel 3: Hears the dead' }
  const at = (seconds: number) =>
    sheet(seen, { ...campaign, clock: { ...campaign.clock, seconds } })
  expect(at(10 * hour).lists['spells']).toEqual([['Bless', '2', 'on']])
  expect(at(33 * hour).lists['spells']).toEqual([['Bless', '2', '']])
  const values = Object.fromEntries(placesOf(at(0)).map(({ field, value }) => [field, value]))
  expect(values).toMatchObject({
    'about/ability of level 2': '',
    'about/ability of level 3': 'Hears the dead',
  })
  const { notes, placedNotes = [] } = at(0)
  expect(notes.split('\n').filter((each) => !placedNotes.includes(each))).toEqual(['Limps'])
})
