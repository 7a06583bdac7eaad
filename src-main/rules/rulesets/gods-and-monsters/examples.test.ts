import { expect, test } from 'vitest'
import { differences } from '../../worked-checks/differences.ts'
import examples from './examples.json' with { type: 'json' }
import { operations } from './operations/index.ts'

test.each(examples)('$id: $why', (example) => {
  expect(differences(example, operations)).toEqual([])
})

test('every operation is checked by at least one example', () => {
  const checked = new Set(examples.map(({ op }) => op))
  expect(Object.keys(operations).filter((op) => !checked.has(op))).toEqual([])
})
