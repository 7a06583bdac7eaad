import { expect, test } from 'vitest'
import {
  deadExports,
  onlyChecked,
  readExports,
  findBannedNames,
  twinTypes,
} from './test-exported-names.ts'
import { root } from './places.mjs'

const exports = readExports(root)

test('every exported name is imported by another file', () => {
  expect(deadExports(exports)).toEqual([])
})

test('every function of the rules that is checked is one that the app plays', () => {
  expect(onlyChecked(exports)).toEqual([])
})

test('no two files export a type of the same name', () => {
  expect(twinTypes(exports)).toEqual([])
})

test('no exported name is a riddle', () => {
  expect(findBannedNames(exports)).toEqual([])
})

test('twins and riddles are found', () => {
  const declared = ['a.ts', 'b.ts'].map((file) => ({ file, name: 'Told', isType: true }))
  expect(twinTypes({ declared })).toEqual(['Told: a.ts, b.ts'])
  expect(findBannedNames({ declared })).toEqual(['a.ts Told', 'b.ts Told'])
})

test('an export that nobody imports is found', () => {
  const declared = [{ file: 'a.ts', name: 'roll', isType: false }]
  expect(deadExports({ declared, used: new Set(['b.ts#roll']) })).toEqual(['a.ts roll'])
  expect(deadExports({ declared, used: new Set(['a.ts#roll']) })).toEqual([])
  expect(deadExports({ declared, used: new Set(['a.ts#*']) })).toEqual([])
})

test('a function of the rules that only checks use is found, and one that its own file plays is not', () => {
  const file = 'src-main/rules/dice/roll.ts'
  const declared = [
    { file, name: 'roll', isType: false, usedInside: false },
    { file, name: 'total', isType: false, usedInside: true },
  ]
  expect(onlyChecked({ declared, usedByApp: new Set() })).toEqual([`${file} roll`])
  expect(onlyChecked({ declared, usedByApp: new Set([`${file}#roll`]) })).toEqual([])
})
