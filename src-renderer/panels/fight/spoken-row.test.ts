import { expect, test } from 'vitest'
import type { CreatureView } from '../../../src-main/campaign/view/views.ts'
import { spokenFighterRow, statesOnRow } from './spoken-row.ts'

const hp = { id: 'hp', title: 'Hit points', value: 0, most: 5 } as CreatureView['fields'][number]
const def = { ...hp, id: 'def', title: 'Defence', value: 12, most: null }
const blind = { name: 'blind', says: '' } as CreatureView['conditions'][number]
const nothing = { hidden: [], fields: [], strikes: false, acted: false }

test('a struck name is read as dead, its numbers by their names', () => {
  expect(spokenFighterRow({ plight: 'dead' }, { ...nothing, fields: [hp, def] })).toBe(
    'dead, Hit points 0 of 5, Defence 12',
  )
})

test('states behind “+1”, a wash and a check mark are read too', () => {
  expect(spokenFighterRow({}, { ...nothing, hidden: [blind], strikes: true, acted: true })).toBe(
    'blind, acts now, has acted',
  )
})

test('a row that shows nothing besides is read as it stands', () => {
  expect(spokenFighterRow({ plight: 'dying' }, nothing)).toBe('')
})

test('a row names what bears on the fight, and no meal', () => {
  const conditions = [blind, { ...blind, name: 'Has eaten', good: true as const }]
  expect(statesOnRow({ conditions })).toEqual([blind])
})
