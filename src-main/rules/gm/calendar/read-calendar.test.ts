import { describe, expect, it } from 'vitest'
import { newState } from '../../../campaign/state.ts'
import { moonPhase, namedDay, withNewDate } from '../../clock/dates.ts'
import { isRefusal } from '../../core/preview.ts'
import type { Calendar } from '../../core/state/time.ts'
import { readCalendar } from './read-calendar.ts'
import { writeCalendar } from './write-calendar.ts'

const fantasy = JSON.stringify({
  name: 'Reach',
  static_data: {
    year_data: {
      first_day: 2,
      global_week: ['Ash', 'Birch', 'Cedar'],
      timespans: [
        { name: 'Dew', type: 'month', length: 20 },
        { name: 'Sun, high', type: 'month', length: 25 },
      ],
      leap_days: [{ name: 'Odd' }],
    },
    moons: [{ name: 'Pearl', cycle: 10, shift: 2 }],
    seasons: {
      data: [
        { name: 'Fall', timespan: 0 },
        { name: 'Winter', timespan: 1 },
      ],
    },
  },
  dynamic_data: { year: 2, timespan: 1, day: 3 },
  events: [
    {
      name: 'Fair',
      data: { date: [], conditions: [['Month', '0', ['1']], ['&&'], ['Day', '0', ['5']]] },
    },
    { name: 'Trial', data: { date: [2, 0, 7] } },
    { name: 'Whenever', data: { date: [], conditions: [['Moons', '0', ['0', '4']]] } },
  ],
})

function readOf(json: string) {
  const found = readCalendar(json)
  if (isRefusal(found)) throw new Error(found.refuses)
  return found
}

it('reads an export of Fantasy-Calendar with its date, moons, seasons and holidays', () => {
  const { calendar, today, holidays, leftOut } = readOf(fantasy)
  const on = withNewDate(calendar, 1, today)
  // 45 days of year 1, 20 of Dew and 2 of this month have passed; the first was a Birch.
  expect(namedDay(on, 1)).toMatchObject({ says: 'Cedar 3 Sun high', year: 2, season: 'winter' })
  expect(calendar.moons).toEqual([{ name: 'Pearl', days: 10, age: 5 }])
  expect(holidays).toEqual([
    { title: 'Fair', month: 'm2', day: 5 },
    { title: 'Trial', month: 'm1', day: 7, year: 2 },
  ])
  expect(leftOut).toEqual(['leap days', 'moving events'])
})

it('what is written for Calendarium comes back as it was', () => {
  const calendar: Calendar = {
    weekdays: ['One', 'Two', 'Three', 'Four'],
    months: {
      a: { id: 'a', name: 'Frost', days: 11, season: 'winter' },
      b: { id: 'b', name: 'Thaw', days: 30, season: 'spring' },
    },
    monthOrder: ['a', 'b'],
    start: { year: 12, month: 'b', day: 4, weekday: 2 },
    moons: [{ name: 'Hind', days: 29.5, age: 3 }],
    yearNames: ['of the Oak', 'of the Ash'],
  }
  const clock = { ...newState('Belfry', 'delve', {}).clock, seconds: 86_400 * 9, calendar }
  const notes = { d1: { id: 'd1', title: 'Fair', month: 'a', day: 2 } }
  const back = readOf(
    writeCalendar({ ...newState('Belfry', 'delve', {}), clock, dateNotes: notes }),
  )
  const on = withNewDate(back.calendar, 10, back.today)
  for (const day of [1, 10, 60]) {
    const { season, says, year } = namedDay(calendar, day)
    expect(namedDay(on, day)).toMatchObject({ season, says, year })
  }
  expect(back.calendar.yearNames).toEqual(calendar.yearNames)
  expect(back.calendar.moons).toEqual([{ name: 'Hind', days: 29.5, age: 12 }])
  expect(back.holidays).toEqual([{ title: 'Fair', month: 'm1', day: 2 }])
})

it('a moon is full in the middle of its round', () => {
  const moon = { name: 'Lamp', days: 28, age: 0 }
  expect([1, 8, 15, 22, 29].map((day) => moonPhase(moon, day))).toEqual([
    'new',
    'first quarter',
    'full',
    'last quarter',
    'new',
  ])
})

describe('what is no calendar is refused in words', () => {
  it.each([
    ['{', 'That is not JSON.'],
    ['null', 'There is no calendar in it.'],
    ['[]', 'There is no calendar in it.'],
    ['{"static":{}}', 'It has 0 months'],
    [
      '{"static":{"months":[{"name":"A","length":1e9}],"weekdays":[{"name":"x"}]}}',
      'A has 1000000000 days',
    ],
    ['{"static":{"months":[{"name":"A","length":9}]}}', 'Its week has 0 days'],
  ])('%s', (json, says) => {
    const found = readCalendar(json)
    expect(isRefusal(found) && found.refuses).toContain(says)
  })
})
