import { expect, test } from 'vitest'
import { deadExports, readExports, riddles, twinTypes } from './test-exported-names.ts'
import { root } from './places.mjs'

const exports = readExports(root)

test('every exported name is imported by another file', () => {
  expect(deadExports(exports)).toEqual([])
})

test('no two files export a type of the same name', () => {
  expect(twinTypes(exports)).toEqual([])
})

test('no exported name is a riddle', () => {
  expect(riddles(exports)).toEqual([])
})

test('twins and riddles are found', () => {
  const declared = ['a.ts', 'b.ts'].map((file) => ({ file, name: 'Told', isType: true }))
  expect(twinTypes({ declared })).toEqual(['Told: a.ts, b.ts'])
  expect(riddles({ declared })).toEqual(['a.ts Told', 'b.ts Told'])
})

test('an export that nobody imports is found', () => {
  const declared = [{ file: 'a.ts', name: 'roll', isType: false }]
  expect(deadExports({ declared, used: new Set(['b.ts#roll']) })).toEqual(['a.ts roll'])
  expect(deadExports({ declared, used: new Set(['a.ts#roll']) })).toEqual([])
  expect(deadExports({ declared, used: new Set(['a.ts#*']) })).toEqual([])
})
