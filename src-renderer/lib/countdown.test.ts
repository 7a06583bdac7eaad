import { expect, it } from 'vitest'
import { wallSecondsLeft, minutesAndSeconds } from './countdown.svelte.ts'

const torch = { kind: 'light', paused: false, seconds: 3600 } as const

it('a light counts down between two lines of the chronicle, and stands while it is held', () => {
  const wall = { running: true, minutes: 4, at: 10_000 }
  expect(wallSecondsLeft(torch, wall, 25_000)).toBe(3600 - 240 - 15)
  expect(wallSecondsLeft(torch, { ...wall, running: false }, 25_000)).toBe(3600 - 240)
  expect(wallSecondsLeft({ ...torch, seconds: 100 }, wall, 25_000)).toBe(0)
})

it('what is put out, or is no light, counts by nothing', () => {
  const wall = { running: true, minutes: 9, at: 0 }
  expect(wallSecondsLeft({ ...torch, paused: true }, wall, 5000)).toBe(3600)
  expect(wallSecondsLeft({ ...torch, kind: 'spell' }, wall, 5000)).toBe(3600)
})

it('is written in minutes and seconds', () => {
  expect([0, 67, 3600 + 307].map(minutesAndSeconds)).toEqual(['0:00', '1:07', '1:05:07'])
})
