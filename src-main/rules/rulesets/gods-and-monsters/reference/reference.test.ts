import { expect, test } from 'vitest'
import { fields } from '../fields.ts'
import { godsAndMonsters } from '../index.ts'
import { reference } from './index.ts'

test('each rule has one text, and actions, gear, lights and house rules name none without', () => {
  const ruleIds = new Set(reference.map(({ rule }) => rule))
  expect(ruleIds.size).toBe(reference.length)
  const { actions, gear, lights, houseRules } = godsAndMonsters
  const named = [
    ...actions,
    ...gear,
    ...lights,
    ...houseRules,
    // Those of survival and injury have their texts with the rules of harm.
    ...fields.filter(({ rule }) => /^GAM-(?:CON|CRE|ADV|ARM|SIZ|EQ)-/.test(rule)),
  ].map(({ rule }) => rule)
  // Gatefold’s own rules (GF) have their texts in `rules/gm`.
  expect(named.filter((rule) => !rule.startsWith('GF-') && !ruleIds.has(rule))).toEqual([])
})

const rowOf = (rule: string, name: string) =>
  reference.find((text) => text.rule === rule)?.tables?.[0]?.rows.find(([first]) => first === name)

test('GAM-WPN-W08, GAM-ARM-T05, GAM-ADV-T05, GAM-PRM-B04: lists show the figures of the book', () => {
  expect(rowOf('GAM-WPN-W08', 'Long sword')).toEqual([
    ...['Long sword', 'd8', '2', '3', '1', '1', '8', '20'],
  ])
  expect(rowOf('GAM-ARM-T05', 'Chain Mail')).toEqual([
    ...['Chain Mail', '+5', '80', '15', '30', 'level 1', 'level 2, if light'],
  ])
  expect(rowOf('GAM-ADV-T05', 'Monk')).toEqual([
    ...['Monk', 'charisma', 'perception', 'endurance', 'level ÷ 2'],
  ])
  expect(rowOf('GAM-ADV-02', '3')).toEqual(['3', '3,000', 'survival', '+13', '2', '3, 1, 1', '6'])
  expect(rowOf('GAM-PRM-B01', '1')).toEqual(['1', '1 in 4 periods'])
  expect(rowOf('GAM-PRM-B04', '8–15')).toEqual(['8–15', '1 a period'])
  expect(rowOf('GAM-MOJ-03', 'Field bonus, one point')).toEqual([
    'Field bonus, one point',
    '4 + bonus',
  ])
})
