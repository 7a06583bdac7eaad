import fc from 'fast-check'
import { expect, test } from 'vitest'
import { diff, equal } from './diff.ts'
import type { ViewPatch } from './views.ts'

/** The screen's side of it, in its plainest form. */
function patched(value: unknown, patches: readonly ViewPatch[]): unknown {
  const root = { value: structuredClone(value) } as Record<string, unknown>
  for (const patch of patches) {
    const path = ['value', ...patch.path]
    const last = path.at(-1)
    const parent = path
      .slice(0, -1)
      .reduce<unknown>((at, key) => (at as Record<string | number, unknown>)[key], root)
    const holder = parent as Record<string | number, unknown>
    if (last === undefined) throw new Error('a patch without a path')
    if (patch.op === 'set') holder[last] = patch.value
    if (patch.op === 'remove') delete holder[last]
    if (patch.op === 'splice')
      (holder[last] as unknown[]).splice(patch.at, patch.remove, ...patch.add)
  }
  return root['value']
}

/** Any view's value. No key is `__proto__`: the contract lets none into the state. */
const json = fc.jsonValue().filter((value) => !JSON.stringify(value).includes('__proto__'))

test('a new first line of the chronicle is one step', () => {
  const before = [{ n: 3 }, { n: 2 }, { n: 1 }]
  expect(diff(before, [{ n: 4 }, ...before])).toEqual([
    { op: 'splice', path: [], at: 0, remove: 0, add: [{ n: 4 }] },
  ])
})

test('a line that comes and one that goes at the far end are a step each', () => {
  const lines = [3, 2, 1].map((number) => ({
    number,
    says: `line ${number}`,
    newest: number === 3,
  }))
  const after = [
    { number: 4, says: 'line 4', newest: true },
    { number: 3, says: 'line 3', newest: false },
    { number: 2, says: 'line 2', newest: false },
  ]
  expect(diff(lines, after)).toEqual([
    { op: 'splice', path: [], at: 2, remove: 1, add: [] },
    { op: 'splice', path: [], at: 0, remove: 0, add: [after[0]] },
    { op: 'set', path: [1, 'newest'], value: false },
  ])
})

test('the steps lead from any list of named things to any other', () => {
  const things = fc.uniqueArray(
    fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), hp: fc.nat(3) }),
    { selector: ({ id }) => id },
  )
  fc.assert(
    fc.property(things, things, (before, after) => {
      expect(patched(before, diff(before, after))).toEqual(after)
    }),
  )
})

test('a changed number deep down is one step', () => {
  const before = { party: [{ hp: 3 }, { hp: 2 }] }
  expect(diff(before, { party: [{ hp: 3 }, { hp: 1 }] })).toEqual([
    { op: 'set', path: ['party', 1, 'hp'], value: 1 },
  ])
})

test('what has not changed costs nothing', () => {
  fc.assert(
    fc.property(json, (value) => {
      expect(diff(value, structuredClone(value))).toEqual([])
    }),
  )
})

test('a key that every object inherits is a key like any other', () => {
  expect(diff({ toString: 1 }, {})).toEqual([{ op: 'remove', path: ['toString'] }])
  expect(diff({}, { toString: 1 })).toEqual([{ op: 'set', path: ['toString'], value: 1 }])
  expect([equal({ valueOf: 1 }, {}), equal({}, {})]).toEqual([false, true])
})

test('the steps lead from any value to any other', () => {
  fc.assert(
    fc.property(json, json, (before, after) => {
      expect(equal(patched(before, diff(before, after)), after)).toBe(true)
    }),
  )
})
