import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Calendar, Season } from '../core/state/time.ts'
import { dateOf } from './calendar.ts'
import { read } from './clock.ts'
import { defaultCalendar, isFor, moonTurn, mornings, namedDay, withNewDate } from './dates.ts'

const hour = 3600
const day = 24 * hour
const short: Calendar = {
  weekdays: ['Oneday', 'Twoday', 'Threeday'],
  months: {
    thaw: { id: 'thaw', name: 'Thaw', days: 10, season: 'spring' },
    heat: { id: 'heat', name: 'Heat', days: 5, season: 'summer' },
    dark: { id: 'dark', name: 'Dark', days: 5, season: 'winter' },
  },
  monthOrder: ['thaw', 'heat', 'dark'],
  start: { year: 7, month: 'heat', day: 3, weekday: 1 },
}

test('our calendar agrees with seasons of ninety days, whichever the first', () => {
  for (const first of ['spring', 'summer', 'autumn', 'winter'] as const satisfies Season[]) {
    const calendar = defaultCalendar(first)
    for (const at of [1, 30, 31, 90, 91, 200, 360, 361, 1000]) {
      const { season, part } = namedDay(calendar, at)
      expect({ season, part }).toEqual({
        season: dateOf(at, first).season,
        part: dateOf(at, first).part,
      })
    }
  }
  expect(namedDay(defaultCalendar('autumn'), 74).says).toBe('Forgeday 14 Mist')
})

test('days go on through months, years and weeks from the date of day 1', () => {
  const says = (at: number) => `${namedDay(short, at).says} ${namedDay(short, at).year}`
  expect([1, 3, 4, 8, 9, 28, 29].map(says)).toEqual([
    'Twoday 3 Heat 7',
    'Oneday 5 Heat 7',
    'Twoday 1 Dark 7',
    'Threeday 5 Dark 7',
    'Oneday 1 Thaw 8',
    'Twoday 5 Dark 8',
    'Threeday 1 Thaw 9',
  ])
})

test('the clock reads the season off the campaign’s months', () => {
  const at = (dayNumber: number) =>
    read({ seconds: (dayNumber - 1) * day, season: 'autumn', calendar: short }).line
  expect([at(1), at(4), at(9)]).toEqual([
    'Day 1, mid summer, 1st watch',
    'Day 4, early winter, 1st watch',
    'Day 9, early spring, 1st watch',
  ])
})

test('today may be any date, and the days around it follow', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5000 }),
      fc.integer({ min: -50, max: 50 }),
      fc.constantFrom('thaw', 'heat', 'dark'),
      fc.integer({ min: 1, max: 5 }),
      fc.integer({ min: 0, max: 2 }),
      (today, year, month, dayOfMonth, weekday) => {
        const set = withNewDate(short, today, { year, month, day: dayOfMonth, weekday })
        const { year: y, month: m, dayOfMonth: d, weekday: w } = namedDay(set, today)
        expect([y, m.id, d, w]).toEqual([year, month, dayOfMonth, short.weekdays[weekday]])
      },
    ),
  )
})

test('mornings come at six, each once, and of a long stretch the last ones', () => {
  expect(mornings(0, 6 * hour - 1)).toEqual([])
  expect(mornings(0, 6 * hour)).toEqual([1])
  expect(mornings(6 * hour, 30 * hour)).toEqual([2])
  expect(mornings(5 * hour, 55 * hour)).toEqual([1, 2, 3])
  expect(mornings(0, 100 * day)).toEqual(Array.from({ length: 31 }, (_, at) => 70 + at))
})

test('a note is for its day each year, or for one year only; beyond its month, for the last day', () => {
  const fair = { id: 'd1', title: 'Fair', month: 'heat', day: 9 }
  expect(isFor(fair, namedDay(short, 3))).toBe(true)
  expect(isFor(fair, namedDay(short, 23))).toBe(true)
  expect(isFor({ ...fair, year: 8 }, namedDay(short, 3))).toBe(false)
  expect(isFor({ ...fair, year: 8 }, namedDay(short, 23))).toBe(true)
  expect(isFor(fair, namedDay(short, 2))).toBe(false)
})

test('a moon turns on one day only where a fraction of a day is lost in rounding', () => {
  const moon = { name: 'M', days: 89.99999999999997, age: 2.999999999999979 }
  const turning = Array.from({ length: 900 }, (_, at) => moonTurn(moon, at + 1))
  expect(turning.filter((turn) => turn === 'new')).toHaveLength(10)
  expect(turning.filter((turn) => turn === 'full')).toHaveLength(10)
})

test('a moon is new on one day of its round and full on another, also where days do not divide it', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 4, max: 90, noNaN: true }),
      fc.double({ min: 0, max: 3, noNaN: true }),
      (days, age) => {
        const turns = Array.from({ length: 900 }, (_, at) =>
          moonTurn({ name: 'M', days, age }, at + 1),
        )
        const seen = turns.filter((turn) => turn !== null)
        const rounds = 900 / days
        expect(Math.abs(seen.filter((turn) => turn === 'new').length - rounds)).toBeLessThan(1.01)
        expect(seen.some((turn, at) => turn === seen[at + 1])).toBe(false)
      },
    ),
  )
})
