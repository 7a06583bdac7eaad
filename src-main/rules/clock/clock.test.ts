import { expect, test } from 'vitest'
import type { Season } from '../core/state/time.ts'
import { dateOf, watchesOf } from './calendar.ts'
import { day, hour, read, round, turn, untilNext, watch } from './clock.ts'
import { fullDuration, recurrence } from './duration.ts'

const spring = (seconds: number) => read({ seconds, season: 'spring' })

test('lengths are those of the books', () => {
  expect([round, turn, hour, watch, day]).toEqual([10, 10 * 60, 60 * 60, 8 * 3600, 24 * 3600])
})

test('the line on the top bar', () => {
  const seconds = 13 * day + 16 * hour + 40 * 60 + 5
  expect(read({ seconds, season: 'autumn' })).toEqual({
    day: 14,
    hour: 16,
    minute: 40,
    time: '16:40',
    turnOfHour: 5,
    watch: 3,
    season: 'autumn',
    daylight: false,
    line: 'Day 14, early autumn, 3rd watch',
  })
})

test('turns and watches change on the stroke', () => {
  const at = (seconds: number) => [
    spring(seconds).turnOfHour,
    spring(seconds).watch,
    spring(seconds).day,
  ]
  expect([
    at(0),
    at(turn - 1),
    at(turn),
    at(hour - 1),
    at(hour),
    at(watch - 1),
    at(watch),
    at(day - 1),
    at(day),
  ]).toEqual([
    [1, 1, 1],
    [1, 1, 1],
    [2, 1, 1],
    [6, 1, 1],
    [1, 1, 1],
    [6, 1, 1],
    [1, 2, 1],
    [6, 3, 1],
    [1, 1, 2],
  ])
})

test('two watches of three are light in spring and summer, one in autumn and winter', () => {
  const light = (season: Season) =>
    [0, watch, 2 * watch].map((seconds) => read({ seconds, season }).daylight)
  expect([light('spring'), light('summer'), light('autumn'), light('winter')]).toEqual([
    [false, true, true],
    [false, true, true],
    [false, true, false],
    [false, true, false],
  ])
  for (const season of ['spring', 'summer', 'autumn', 'winter'] as const) {
    expect(light(season).filter(Boolean)).toHaveLength(watchesOf(season).day)
  }
})

test('seasons of 90 days follow one another, early, mid and late', () => {
  const says = (dayNumber: number) => dateOf(dayNumber, 'autumn').says
  expect([
    says(1),
    says(30),
    says(31),
    says(60),
    says(61),
    says(90),
    says(91),
    says(181),
    says(271),
    says(361),
  ]).toEqual([
    'early autumn',
    'early autumn',
    'mid autumn',
    'mid autumn',
    'late autumn',
    'late autumn',
    'early winter',
    'early spring',
    'early summer',
    'early autumn',
  ])
  expect(dateOf(361, 'autumn')).toEqual({
    year: 2,
    season: 'autumn',
    dayOfSeason: 1,
    part: 'early',
    says: 'early autumn',
  })
})

test('the rest of a turn is the whole turn when it has just begun', () => {
  expect([untilNext(0, turn), untilNext(599, turn), untilNext(600, turn)]).toEqual([600, 1, 600])
})

test('game time is shown in days, hours and minutes', () => {
  expect(fullDuration(0)).toBe('none')
  expect(fullDuration(4200)).toBe('1 h 10 min')
  expect(fullDuration(93_600)).toBe('1 day 2 h')
  expect(fullDuration(172_800)).toBe('2 days')
})

test('a timer of one hour or one minute comes again every hour or minute', () => {
  expect([60, 600, hour, hour + 60, 8 * hour, day, 7 * day].map(recurrence)).toEqual([
    'every minute',
    'every turn',
    'every hour',
    'every 1 h 1 min',
    'every 8 h',
    'every day',
    'every 7 days',
  ])
})
