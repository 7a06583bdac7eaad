import { expect, test } from 'vitest'
import { fields } from '../fields.ts'
import { gear } from '../gear/index.ts'
import { lights } from '../lights.ts'
import { advancementRules } from '../house-rules/advancement.ts'
import { gearRules } from '../house-rules/gear.ts'
import { advancement } from '../advancement/index.ts'
import { calculators } from '../gear/calculators.ts'
import { generators } from '../generators/index.ts'
import { reference } from './index.ts'

test('each rule has one text, and characters, gear and advancement name none without', () => {
  const told = new Set(reference.map(({ rule }) => rule))
  expect(told.size).toBe(reference.length)
  const named = [
    ...gear,
    ...lights,
    ...gearRules,
    ...advancementRules,
    ...advancement,
    ...calculators,
    ...generators,
    // Those of survival and injury have their texts with the rules of harm.
    ...fields.filter(({ rule }) => /^GAM-(?:CON|CRE|ADV|ARM|SIZ|EQ)-/.test(rule)),
  ].map(({ rule }) => rule)
  expect(named.filter((rule) => !told.has(rule))).toEqual([])
})
