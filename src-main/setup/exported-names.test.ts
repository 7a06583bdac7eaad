import { expect, test } from 'vitest'
import { deadExports, readExports } from './exported-names.ts'
import { root } from './places.mjs'

const exports = readExports(root)

test('every exported name is imported by another file', () => {
  expect(deadExports(exports)).toEqual([])
})

test('an export that nobody imports is found', () => {
  const declared = [{ file: 'a.ts', name: 'roll', isType: false }]
  expect(deadExports({ declared, used: new Set(['b.ts#roll']) })).toEqual(['a.ts roll'])
  expect(deadExports({ declared, used: new Set(['a.ts#roll']) })).toEqual([])
  expect(deadExports({ declared, used: new Set(['a.ts#*']) })).toEqual([])
})
