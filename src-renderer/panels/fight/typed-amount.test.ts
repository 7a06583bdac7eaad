import { expect, it } from 'vitest'
import { readAmount } from './typed-amount.ts'

it.each([
  ['5', { does: 'damage', amount: '5' }],
  ['-5', { does: 'damage', amount: '5' }],
  ['3d6+1', { does: 'damage', amount: '3d6+1' }],
  ['+3', { does: 'heal', amount: '3' }],
  ['h 3', { does: 'heal', amount: '3' }],
  ['h3', { does: 'heal', amount: '3' }],
  ['heal d6', { does: 'heal', amount: 'd6' }],
  ['k', { does: 'kill' }],
  ['Kill', { does: 'kill' }],
  ['  ', null],
])('%s', (typed, read) => {
  expect(readAmount(typed)).toEqual(read)
})
