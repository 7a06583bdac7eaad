import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pack, unpack } from './packed-commit.ts'

const overTheWire = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

test('whatever is packed comes out as it was, also what looks like a sign of ours', () => {
  const key = fc.oneof(fc.constantFrom('$part', 'a', 'b'), fc.string())
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof(
      { depthSize: 'small' },
      fc.string(),
      fc.integer(),
      fc.constant(null),
      fc.array(tie('value'), { maxLength: 4 }),
      fc.dictionary(key, tie('value'), { maxKeys: 4, noNullPrototype: true }),
    ),
  }))
  fc.assert(
    fc.property(value, fc.boolean(), (one, twice) => {
      const part = { one }
      const whole = twice ? { one, again: [part, { part }] } : one
      expect(unpack(overTheWire(pack(whole, [part])))).toEqual(overTheWire(whole))
      expect(unpack(overTheWire(pack(whole, [])))).toEqual(overTheWire(whole))
    }),
  )
})

test('an object in many places is written once, and is one again', () => {
  const monster = { name: 'Goblin', text: 'x'.repeat(1000) }
  const record = { id: 'goblin', value: monster }
  const entry = { command: [monster], forward: record, inverse: record, records: { record } }
  const packed = overTheWire(pack(entry, [monster, monster]))
  expect(JSON.stringify(packed).length).toBeLessThan(1300)
  const again = unpack(packed)
  expect(again).toEqual(entry)
  expect(again.command[0]).toBe(again.forward.value)
  expect(again.inverse.value).toBe(again.records.record.value)
})

test('what holds nothing twice goes as it is', () => {
  const whole = { a: [1, { b: 2 }] }
  expect(pack(whole, [])).toEqual({ parts: [], whole })
  expect(pack(whole, []).whole).toBe(whole)
})
