import { expect, it } from 'vitest'
import { mostRows, windowOf } from './window-rows.ts'

it('draws everything while it is little', () => {
  expect(windowOf(5, 40, 0, 400)).toEqual({ from: 0, to: 5, above: 0, below: 0 })
})

it('in the middle draws a screenful and as much on each side', () => {
  expect(windowOf(10_000, 40, 40_000, 400)).toEqual({
    from: 990,
    to: 1020,
    above: 39_600,
    below: 359_200,
  })
})

it('at the end draws the last rows', () => {
  expect(windowOf(10_000, 40, 399_600, 400)).toEqual({
    from: 9_970,
    to: 10_000,
    above: 398_800,
    below: 0,
  })
})

it('never draws more than the most', () => {
  const { from, to } = windowOf(10_000, 10, 50_000, 4_000)
  expect(to - from).toBe(mostRows)
})
