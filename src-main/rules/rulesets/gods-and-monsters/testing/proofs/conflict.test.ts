import { expect, test } from 'vitest'
import { conflictProofs } from './conflict.ts'

const seldom = [
  'GAM-CMB-10',
  'GAM-CMB-11',
  'GAM-CMB-12',
  'GAM-CMB-14',
  'GAM-CMB-15',
  'GAM-CTS-11',
  'GAM-CTS-D02',
  'GAM-CTS-D03',
  'GAM-CTS-D04',
  'GAM-CTS-D05',
  'GAM-INJ-07',
  'GAM-MAS-01',
  'GAM-MAS-04',
] as const

test.each(seldom)('%s is carried out', (rule) => {
  expect(conflictProofs()).toContain(rule)
})
