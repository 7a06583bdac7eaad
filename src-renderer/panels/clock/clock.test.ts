import { expect, it } from 'vitest'
import type { ClockView } from '../../../src-main/campaign/view/views.ts'
import { monthPage, monthsText } from './clock.svelte.ts'

const clock: ClockView = {
  date: { says: 'Twoday 3 Mist', weekday: 1, day: 3, month: 'mist', year: 7 },
  season: 'autumn',
  watch: 2,
  watches: [],
  sky: null,
  realTime: false,
  weekdays: ['Oneday', 'Twoday', 'Threeday', 'Fourday', 'Fiveday'],
  months: [
    { id: 'thaw', name: 'Thaw', days: 4, season: 'spring' },
    { id: 'mist', name: 'Mist', days: 6, season: 'autumn' },
  ],
  moons: [],
  moonsText: '',
  yearNames: '',
  yearText: 'year 7',
  monthsText: '',
  notes: [
    { id: 'd1', title: 'Fair', month: 'mist', day: 9, year: null, says: '' },
    { id: 'd2', title: 'Trial', month: 'thaw', day: 1, year: 8, says: '' },
  ],
  checks: [],
}

it('this month begins on the weekday its first had, and marks today', () => {
  const page = monthPage(clock, 0)
  expect([page?.name, page?.year, page?.blank, page?.days.length]).toEqual(['Mist', 7, 4, 6])
  expect(page?.days.filter(({ today }) => today).map(({ day }) => day)).toEqual([3])
})

it('a date beyond its month stands on the last day of it', () => {
  expect(monthPage(clock, 0)?.days[5]?.notes).toEqual(['Fair'])
})

it('the months before and after go on with the week, over the turn of the year', () => {
  const next = monthPage(clock, 1)
  expect([next?.name, next?.year, next?.blank, next?.days[0]?.notes]).toEqual([
    'Thaw',
    8,
    0,
    ['Trial'],
  ])
  const before = monthPage(clock, -1)
  expect([before?.name, before?.year, before?.blank, before?.days[0]?.notes]).toEqual([
    'Thaw',
    7,
    0,
    [],
  ])
  expect(monthPage(clock, -2)?.blank).toBe(4)
})

it('months are typed as name, days and season', () => {
  expect(
    monthsText([
      { name: ' Thaw ', days: 30, season: 'spring' },
      { name: 'Long Night', days: 31, season: 'winter' },
    ]),
  ).toBe('Thaw 30 spring, Long Night 31 winter')
})
