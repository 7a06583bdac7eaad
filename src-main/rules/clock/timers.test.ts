import fc from 'fast-check'
import { expect, test } from 'vitest'
import { turn } from './clock.ts'
import {
  timersAt,
  correctTimers,
  expiries,
  secondsLeft,
  mostRings,
  pauseTimer,
  resumeTimer,
  warnings,
  type RunningTimer,
} from './timers.ts'

const torch: RunningTimer = { id: 'torch', from: 0, next: 6 * turn, warn: turn }
const rest: RunningTimer = { id: 'rest', from: 0, next: 6 * turn, every: 6 * turn }
const lantern: RunningTimer = { id: 'lantern', from: 0, next: 24 * turn, warn: 2 * turn }

const expiriesInTurns = (rings: { timer: RunningTimer; at: number; skipped?: number }[]) =>
  rings.map(({ timer, at }) => `${timer.id} ${at / turn}`)

test('timers ring in the order of their time, repeating ones each time', () => {
  expect(expiriesInTurns(expiries([rest, lantern, torch], 0, 24 * turn))).toEqual([
    'rest 6',
    'torch 6',
    'rest 12',
    'rest 18',
    'lantern 24',
    'rest 24',
  ])
  expect(expiriesInTurns(expiries([torch], 0, 6 * turn - 1))).toEqual([])
  expect(expiriesInTurns(expiries([torch], 6 * turn - 1, 6 * turn))).toEqual(['torch 6'])
})

test('those that have rung for the last time are gone, repeating ones stand at their next ring', () => {
  expect(timersAt([rest, lantern, torch], 13 * turn)).toEqual([
    { ...rest, next: 18 * turn },
    lantern,
  ])
})

test('a light that is put down does not burn, and burns on for what it had left', () => {
  const down = pauseTimer(torch, 4 * turn)
  expect(expiries([down], 4 * turn, 100 * turn)).toEqual([])
  expect(secondsLeft(down, 50 * turn)).toBe(2 * turn)
  expect(pauseTimer(down, 50 * turn)).toEqual(down)
  expect(resumeTimer(down, 50 * turn)).toEqual({ ...torch, from: 46 * turn, next: 52 * turn })
  expect(resumeTimer(torch, 3 * turn)).toBe(torch)
})

test('warnings come before the end, once', () => {
  expect(expiriesInTurns(warnings([torch, lantern], 0, 30 * turn))).toEqual([
    'torch 5',
    'lantern 22',
  ])
  expect(warnings([torch], 5 * turn, 6 * turn)).toEqual([])
})

test('the time left is never negative', () => {
  expect([
    secondsLeft(torch, 0),
    secondsLeft(torch, 5 * turn),
    secondsLeft(torch, 7 * turn),
  ]).toEqual([6 * turn, turn, 0])
})

test('a timer that rings too often tells the last rings and how many came before', () => {
  const rings = expiries([{ id: 'drip', from: 0, next: 10, every: 10 }], 0, 10 * 250)
  expect([rings.length, rings[0], rings.at(-1)?.at]).toEqual([
    mostRings,
    { timer: { id: 'drip', from: 0, next: 10, every: 10 }, at: 1510, skipped: 150 },
    2500,
  ])
})

test('a corrected clock rings nothing and every timer keeps what it had left', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e6 }), fc.integer({ min: 0, max: 1e6 }), (from, to) => {
      const timers = [torch, rest, pauseTimer(lantern, 100)]
      const moved = correctTimers(timers, from, to)
      expect(moved.map((timer) => secondsLeft(timer, to))).toEqual(
        timers.map((timer) => secondsLeft(timer, from)),
      )
    }),
  )
  expect(expiries([torch], 100, 50)).toEqual([])
})

const timers = fc.uniqueArray(
  fc.record({
    id: fc.string({ minLength: 1, maxLength: 3 }),
    from: fc.constant(0),
    next: fc.integer({ min: 1, max: 500 }),
    every: fc.option(fc.integer({ min: 20, max: 200 }), { nil: undefined }),
    warn: fc.option(fc.integer({ min: 1, max: 60 }), { nil: undefined }),
    paused: fc.option(fc.integer({ min: 1, max: 60 }), { nil: undefined }),
  }),
  { selector: (timer) => timer.id, maxLength: 6 },
) as fc.Arbitrary<RunningTimer[]>

test('advancing by a + b is advancing by a and then by b', () => {
  const span = fc.integer({ min: 0, max: 600 })
  fc.assert(
    fc.property(timers, span, span, (running, a, b) => {
      const brief = (rings: { timer: RunningTimer; at: number }[]) =>
        rings.map(({ timer, at }) => [timer.id, at])
      const halfway = timersAt(running, a)
      expect([...brief(expiries(running, 0, a)), ...brief(expiries(halfway, a, a + b))]).toEqual(
        brief(expiries(running, 0, a + b)),
      )
      expect([...brief(warnings(running, 0, a)), ...brief(warnings(running, a, a + b))]).toEqual(
        brief(warnings(running, 0, a + b)),
      )
      expect(timersAt(halfway, a + b)).toEqual(timersAt(running, a + b))
    }),
  )
})
