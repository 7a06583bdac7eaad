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
  'GAM-CMB-16',
  'GAM-CMB-20',
  'GAM-CMB-22',
  'GAM-CMB-24',
  'GAM-CMB-25',
  'GAM-CMB-28',
  'GAM-CMB-36',
  'GAM-CMB-37',
  'GAM-CMB-C03',
  'GAM-CTS-05',
  'GAM-CTS-06',
  'GAM-PSY-07',
  'GAM-PSY-08',
  'GAM-PSY-T01',
  'GAM-SEM-01',
] as const

test.each(seldom)('%s is carried out', (rule) => {
  expect(conflictProofs()).toContain(rule)
})
