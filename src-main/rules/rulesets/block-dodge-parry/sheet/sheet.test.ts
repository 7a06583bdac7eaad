import { expect, test } from 'vitest'
import { placesOf, squaresOf, ticksOf } from '../../../testing/sheet.ts'
import { careerTag } from '../character/careers.ts'
import { countSlots } from '../load.ts'
import { BlockDodgeParryEvening, hero, withItems, rations, sword } from '../testing/evening.ts'
import { sheet } from './index.ts'

const skinOfSix = { name: 'Waterskin (d6)', gear: 'waterskin', ready: false }
const maul = { name: 'Maul', gear: 'maul', ready: false }

function maud() {
  const blank = hero('c1', 'Maud', { fatigue: 2 })
  const one = withItems(
    {
      ...blank,
      skills: {
        Lockpicker: 1,
        Subtle: 1,
        Alert: 1,
        Learned: 1,
        'Slashing Proficiency': 1,
        'Night Sight': 1,
      },
      tags: {
        [careerTag('Thief')]: true,
        [careerTag('Priest')]: true,
        'trained: Longsword': true,
      },
      conditions: { 'Severe Sword Wound (Right Leg)': {}, 'Imprinted: Rebuke': {} },
    },
    sword,
    maul,
    skinOfSix,
    rations(4),
  )
  return new BlockDodgeParryEvening([one])
}

function printed() {
  const evening = maud()
  const who = evening.state.creatures['c1']
  if (!who) throw new Error('nobody is there')
  return { who, page: sheet(who, { name: 'Evening' }), state: evening.state }
}

test('BDPX-CAR-01: skills are under the career that they come from, the others beside them', () => {
  expect(printed().page.lists['careers']).toEqual([
    ['Priest', 'Learned', ''],
    ['Thief', 'Alert', 'Night Sight'],
    ['', 'Lockpicker', 'Subtle'],
    ['besides', 'Slashing Proficiency', ''],
    ['trained with', 'Longsword', ''],
  ])
})

test('BDPX-SKL-35: a skill learned twice is printed with its score', () => {
  const ada = {
    ...hero('c1', 'Ada'),
    skills: { Gifted: 2 },
    tags: { [careerTag('Magic-User')]: true as const },
  }
  const { lists } = sheet(ada, { name: 'Evening' })
  expect(lists['careers']).toEqual([['Magic-User', 'Gifted 2', '']])
})

test('BDPX-CHR-09: past the ten slots a thing stands once, however many slots it fills', () => {
  const who = withItems(hero('c1', 'Maud'), ...Array(7).fill(maul))
  expect(sheet(who, { name: 'Evening' }).lists['slots']?.slice(8)).toEqual([
    ['Maul'],
    ['″'],
    ['Maul'],
    ['Maul'],
  ])
})

test('BDPX-CHR-09: as many slots are filled as the meter counts, Fatigue and wounds among them', () => {
  const { who, page, state } = printed()
  const slots = page.lists['slots'] ?? []
  expect(slots.map(([says]) => says)).toEqual([
    'Longsword',
    'Maul',
    '″',
    'Waterskin (d6)',
    'Ration × 4',
    '″',
    'Fatigue',
    'Fatigue',
    'Severe Sword Wound (Right Leg)',
    'Rebuke',
  ])
  expect(slots.length).toBe(countSlots(who, state).used)
  expect(
    ticksOf(page)
      .filter(({ field, on }) => on && field.startsWith('ticks/slots/'))
      .map(({ field }) => field),
  ).toEqual([
    'ticks/slots/1/worn',
    'ticks/slots/7/fatigue',
    'ticks/slots/8/fatigue',
    'ticks/slots/9/wound',
  ])
})

test('BDP-HEAL-02: the waterskin’s die and the rations are shown', () => {
  const { page } = printed()
  const water = ticksOf(page).filter(({ field }) => field.startsWith('ticks/water/'))
  expect(water.map(({ title, on }) => [title, on])).toEqual([
    ['d8', false],
    ['d6', true],
    ['d4', false],
  ])
  expect(squaresOf(page).find(({ field }) => field === 'tracks/rations')?.full).toBe(4)
  expect(placesOf(page).find(({ field }) => field === 'values/fatigue')?.value).toBe('2')
})
