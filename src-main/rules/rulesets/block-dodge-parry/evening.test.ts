import { expect, test } from 'vitest'
import { expectUndone } from '../../../campaign/testing/evening.ts'
import type { Creature } from '../../core/state/creature.ts'
import {
  BlockDodgeParryEvening,
  foe,
  hero,
  withItems,
  rations,
  skin,
  sword,
} from './testing/evening.ts'

const herb = (name: string) => ({ name, ready: false })
const party: readonly Creature[] = [
  withItems(hero('c1', 'Maud', { hp: 4 }), sword, skin, rations(3)),
  withItems(
    hero('c2', 'Odo'),
    herb('Ironroot (Uncommon, Hills)'),
    herb('Bog Moss (Common, Swamp)'),
  ),
]
const all = [...party, foe('c5'), foe('c6')]

test('an evening: a dungeon, a blow too many, a sickness, a night, the road, a salve', () => {
  const evening = new BlockDodgeParryEvening(party)
  evening.do('turn', {}, { event: [6] })
  evening.do('damage', { target: 'c1', amount: '7' })
  expect(evening.refuses('treat', { who: 'c1' })).toContain('no wound')
  evening.do(
    'critical',
    { who: 'c1', weapon: 'Claw' },
    { 'critical damage save': [15], 'injury: where': [6], 'injury: Left Leg': [2] },
  )
  expect(evening.conditions('c1')).toEqual(['Severe Claw Wound (Left Leg)'])
  evening.do('breath', { who: ['c1'] }, { 'waterskin, Maud (c1)': [5] })
  expect(evening.value('c1', 'hp')).toBe(4)
  evening.do('catch', { who: 'c2', disease: 'Swampsigh' }, { 'days of Swampsigh': [1] })
  evening.happen({ do: 'advance', seconds: 16 * 3600 })
  evening.do('camp', {}, { event: [6] })
  expect(evening.conditions('c2')).toEqual(['Swampsigh', 'Has eaten'])
  evening.do('travel', { guided: true }, { weather: [1], event: [4] })
  evening.do('explore', {}, { event: [4] })
  evening.do('explore', {}, { event: [4] })
  const due = Object.values(evening.state.dues).find(({ action }) => action.endsWith('disease'))
  evening.do('disease', { ...due?.input }, { 'STR save': [20] })
  expect([evening.value('c2', 'str'), evening.conditions('c2')]).toEqual([9, []])
  evening.do('craft', { who: 'c2', recipe: 'Coldroot Salve' })
  evening.do('care', { who: ['c1'], ability: 'DEX' }, { 'care, Maud (c1)': [4] })
  expect(evening.value('c1', 'dex')).toBe(10)
  evening.do('treat', { who: 'c1', way: 'a week of care' })
  expect(evening.conditions('c1')).not.toContain('Severe Claw Wound (Left Leg)')
})

test('whatever is done in an evening, in any order, can be taken back to its beginning', () => {
  expectUndone(new BlockDodgeParryEvening(all))
})
