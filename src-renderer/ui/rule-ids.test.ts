import { expect, it } from 'vitest'
import { ruleIdsIn } from './rule-ids.ts'

const rules = (says: string) =>
  ruleIdsIn(says)
    .filter(({ rule }) => rule)
    .map(({ text }) => text)

it('finds the rules that a refusal names, and leaves the words as they are', () => {
  expect(ruleIdsIn('Short 8 (HRT-EQ-01). Put it back.')).toEqual([
    { text: 'Short 8 (', rule: false },
    { text: 'HRT-EQ-01', rule: true },
    { text: '). Put it back.', rule: false },
  ])
  expect(rules('E-HRT-12, then GF-SHOP-01 and DLVX-ANS-08')).toEqual([
    'E-HRT-12',
    'GF-SHOP-01',
    'DLVX-ANS-08',
  ])
  expect(rules('HP 3 of 3, a d20 under ST 11')).toEqual([])
})
