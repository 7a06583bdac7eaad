import { read } from '../../clock/clock.ts'
import { calendarOf, monthsOf, namedDay } from '../../clock/dates.ts'
import type { Situation } from '../../core/situation.ts'

/** The campaign's calendar with its dates as Calendarium reads it, and we do again. */
export function writeCalendar(situation: Situation): string {
  const { clock, dateNotes = {} } = situation
  const calendar = calendarOf(clock)
  const { day } = read(clock)
  const date = namedDay(calendar, day)
  const months = monthsOf(calendar)
  const at = (id: string): number => months.findIndex((month) => month.id === id)
  const length = months.reduce((sum, month) => sum + month.days, 0)
  const before = months.slice(0, at(date.month.id)).reduce((sum, month) => sum + month.days, 0)
  const past = (date.year - 1) * length + before + date.dayOfMonth - 1
  const wrap = (value: number, by: number): number => ((value % by) + by) % by
  const week = calendar.weekdays.length
  const { moons = [], yearNames = [] } = calendar
  const file = {
    name: situation.name,
    static: {
      firstWeekDay: wrap(calendar.weekdays.indexOf(date.weekday) - past, week),
      overflow: true,
      weekdays: calendar.weekdays.map((name) => ({ type: 'day', name })),
      months: months.map(({ name, days, season }) => ({
        type: 'month',
        name,
        length: days,
        season,
      })),
      leapDays: [],
      moons: moons.map((moon) => ({
        name: moon.name,
        cycle: moon.days,
        offset: wrap(past - (moon.age + day - 1), moon.days),
      })),
      displayMoons: moons.length > 0,
      useCustomYears: yearNames.length > 0,
      years: yearNames.map((name) => ({ type: 'year', name })),
      eras: [],
    },
    current: { year: date.year, month: at(date.month.id), day: date.dayOfMonth },
    events: Object.values(dateNotes)
      .filter(({ month }) => at(month) >= 0)
      .map(({ id, title, month, day: on, year }) => ({
        id,
        name: title,
        date: { year: year ?? null, month: at(month), day: on },
        category: null,
      })),
    categories: [],
  }
  return `${JSON.stringify({ calendars: [file] }, null, 2)}\n`
}
