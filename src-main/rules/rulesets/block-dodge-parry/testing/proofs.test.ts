import { expect, test } from 'vitest'
import { proofs } from './proofs.ts'

const seldom = [
  'BDPX-SKL-11',
  'BDPX-IMP-04',
  'BDPX-WPN-02',
  'E-BDP-08',
  'E-BDP-09',
  'E-BDP-20',
  'E-BDP-24',
] as const

test.each(seldom)('%s is carried out', (rule) => {
  expect(proofs()).toContain(rule)
})
