import { expect, it } from 'vitest'
import { Zoom } from './zoom.svelte.ts'

const a4 = { width: 794, height: 1123 }

it('fits a whole page on the desk, and goes by steps from there', () => {
  const zoom = new Zoom()
  zoom.desk = { width: 600, height: 593.5 }
  expect(zoom.scaleOf(a4)).toBeCloseTo(0.5)
  zoom.larger(a4)
  expect(zoom.scaleOf(a4)).toBe(0.67)
  zoom.smaller(a4)
  zoom.smaller(a4)
  expect(zoom.scaleOf(a4)).toBe(0.33)
})

it('stops at the smallest and the largest step', () => {
  const zoom = new Zoom()
  for (let step = 0; step < 20; step++) zoom.larger(a4)
  expect(zoom.scaleOf(a4)).toBe(3)
  for (let step = 0; step < 20; step++) zoom.smaller(a4)
  expect(zoom.scaleOf(a4)).toBe(0.25)
})
