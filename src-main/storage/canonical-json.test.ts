import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalJson, parseJson, sameJson } from './canonical-json.ts'

test('the order of keys and absent values make no difference; anything else does', () => {
  expect(canonicalJson({ b: [1, { d: undefined, c: null }], a: 'ü' })).toBe(
    '{"a":"ü","b":[1,{"c":null}]}',
  )
  expect(sameJson({ a: 1, b: 2 }, { b: 2, a: 1, c: undefined })).toBe(true)
  expect(sameJson({ a: [1, 2] }, { a: [2, 1] })).toBe(false)
  expect(sameJson({ a: null }, {})).toBe(false)
  expect(sameJson('1', 1)).toBe(false)
})

test('what was written as JSON and read again is the same', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
})

test('JSON that is no data of ours is refused', () => {
  expect(parseJson('{"a":[1]}')).toEqual({ a: [1] })
  expect(() => parseJson('{"a":{"constructor":1}}')).toThrow('constructor')
  expect(() => parseJson('['.repeat(80) + ']'.repeat(80))).toThrow('too deep')
  expect(() => parseJson('{"a":')).toThrow(SyntaxError)
})
