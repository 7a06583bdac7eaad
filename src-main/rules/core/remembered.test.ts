import { expect, it, vi } from 'vitest'
import { remembered } from './remembered.ts'

it('works out once for each object, also where the value is undefined', () => {
  const make = vi.fn(({ one }: { one: number }) => (one > 0 ? one + 1 : undefined))
  const known = remembered(make)
  const [some, none] = [{ one: 1 }, { one: 0 }]
  expect([known(some), known(some), known(none), known(none), known({ one: 1 })]).toEqual([
    2,
    2,
    undefined,
    undefined,
    2,
  ])
  expect(make).toHaveBeenCalledTimes(3)
})
