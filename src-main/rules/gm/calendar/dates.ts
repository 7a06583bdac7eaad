import { calendarOf, monthsOf, namedDay, withNewDate } from '../../clock/dates.ts'
import { defineAction } from '../../core/action.ts'
import { isRefusal, plain, refusal, type RefusedPreview } from '../../core/preview.ts'
import type { Situation } from '../../core/situation.ts'
import type { Calendar, DateNote, Month } from '../../core/state/time.ts'
import { counted } from '../../core/words.ts'
import { gmOutcome } from '../gm-outcome.ts'
import { moons, readCalendarFile, skyAndYears, today, wholeCalendar, yearNames } from './whole.ts'
import { mostMonths, mostWeekdays, readMonths, readWeekdays, same } from './names.ts'

/** Month of this name that has such a day, or the reason there is none. */
function monthWith(
  situation: Situation,
  day: number,
  name: string | undefined,
): Readonly<Month> | RefusedPreview {
  const months = monthsOf(calendarOf(situation.clock))
  const month = months.find((one) => same(one.name, name ?? ''))
  if (!month) {
    const names = months.map((one) => one.name)
    return refusal(`There is no month “${name ?? ''}”. There are ${names.join(', ')}.`)
  }
  return day > month.days
    ? refusal(`${month.name} has ${counted(month.days, 'day')}: choose one of them.`)
    : month
}

/** Sets the names of the weekdays; today keeps its position in the list. */
const week = defineAction({
  id: 'house.weekdays',
  title: 'Name the weekdays',
  rule: 'GF-DATE-01',
  phase: 'table',
  slot: 'calendar',
  finds: 'calendar week days names',
  asks: { weekdays: { kind: 'text', title: 'Days of the week, with commas', max: 500 } },
  plan: (_situation, { weekdays }) => readWeekdays(weekdays ?? ''),
  preview: (weekdays) =>
    plain(`A week of ${counted(weekdays.length, 'day')}, ${mostWeekdays} at most`),
  run(weekdays, situation) {
    const { day, calendar, date } = today(situation)
    const at = Math.max(0, calendar.weekdays.indexOf(date.weekday)) % weekdays.length
    const to = withNewDate({ ...calendar, weekdays }, day, {
      year: date.year,
      month: date.month.id,
      day: date.dayOfMonth,
      weekday: at,
    })
    return gmOutcome('GF-DATE-01', 'The week', weekdays.join(', '), [{ do: 'calendar', to }])
  },
})

/** Sets the months; today keeps its date if its month still exists, else it is the first of the year. */
const year = defineAction({
  id: 'house.months',
  title: 'Name the months',
  rule: 'GF-DATE-01',
  phase: 'table',
  slot: 'calendar',
  finds: 'calendar year months lengths seasons names',
  asks: { months: { kind: 'text', title: 'Months: name, days, season; with commas', max: 2000 } },
  plan: (_situation, { months }) => readMonths(months ?? ''),
  preview(months) {
    const days = months.reduce((sum, month) => sum + month.days, 0)
    return plain(
      `A year of ${counted(months.length, 'month')} (${mostMonths} at most), ${counted(days, 'day')}`,
    )
  },
  run(months, situation) {
    const { day, calendar, date } = today(situation)
    const before = monthsOf(calendar)
    const named = months.map((month, at): Month => {
      const id = before.find(({ name }) => same(name, month.name))?.id ?? before[at]?.id
      return { ...month, id: id ?? month.name }
    })
    const unique = named.map((month, at): Month => ({
      ...month,
      id: named.findIndex(({ id }) => id === month.id) === at ? month.id : month.name,
    }))
    const changed: Calendar = {
      ...skyAndYears(calendar),
      weekdays: [...calendar.weekdays],
      start: { ...calendar.start },
      months: Object.fromEntries(unique.map((month) => [month.id, month])),
      monthOrder: unique.map(({ id }) => id),
    }
    const kept = changed.months[date.month.id] ? date.month.id : (unique[0]?.id ?? '')
    const to = withNewDate(changed, day, {
      year: date.year,
      month: kept,
      day: kept === date.month.id ? date.dayOfMonth : 1,
      weekday: calendar.weekdays.indexOf(date.weekday),
    })
    return gmOutcome(
      'GF-DATE-01',
      'The year',
      `${counted(unique.length, 'month')}; today is ${namedDay(to, day).says}`,
      [{ do: 'calendar', to }],
    )
  },
})

/** Sets today's date; no timer expires by it. */
const date = defineAction({
  id: 'house.date',
  title: 'Set the date',
  rule: 'GF-DATE-02',
  phase: 'table',
  slot: 'calendar',
  finds: 'calendar today day month year season',
  asks: {
    day: { kind: 'number', title: 'Day', min: 1, max: 99, default: 1 },
    month: { kind: 'text', title: 'Month', max: 40 },
    year: { kind: 'number', title: 'Year', min: -9999, max: 9999, default: 1 },
    weekday: { kind: 'text', title: 'Day of the week', max: 40, optional: true },
  },
  plan(situation, { day, month: name, year: number, weekday }) {
    const month = monthWith(situation, day, name)
    if (isRefusal(month)) return month
    const { weekdays } = calendarOf(situation.clock)
    if (weekday && !weekdays.some((one) => same(one, weekday)))
      return refusal(`The week has no “${weekday}”. It has ${weekdays.join(', ')}.`)
    return { day, month, year: number, weekday }
  },
  preview: ({ day, month, year: number }) =>
    plain(`Today is ${day} ${month.name} of the year ${number}; no time passes`),
  run({ day, month, year: number, weekday }, situation) {
    const now = today(situation)
    const at = now.calendar.weekdays.findIndex((one) => same(one, weekday ?? now.date.weekday))
    const to = withNewDate(now.calendar, now.day, {
      year: number,
      month: month.id,
      day,
      weekday: at,
    })
    return gmOutcome('GF-DATE-02', 'The date', `${namedDay(to, now.day).says}, year ${number}`, [
      { do: 'calendar', to },
    ])
  },
})

/** Notes a date (a festival, an appointment, a threat) that comes due on its morning. Rule GF-DATE-03. */
const note = defineAction({
  id: 'house.date-note',
  title: 'Note a date',
  rule: 'GF-DATE-03',
  phase: 'table',
  slot: 'calendar',
  finds: 'calendar festival holiday remind event fair',
  asks: {
    title: { kind: 'text', title: 'What', max: 80 },
    day: { kind: 'number', title: 'Day', min: 1, max: 99, default: 1 },
    month: { kind: 'text', title: 'Month', max: 40 },
    yearly: { kind: 'switch', title: 'Every year', default: true },
    year: { kind: 'number', title: 'Only in the year', min: -9999, max: 9999, default: 1 },
  },
  plan(situation, { title, day, month: name, yearly, year: number }) {
    if (!title?.trim()) return refusal('Say what is on that day.')
    const month = monthWith(situation, day, name)
    if (isRefusal(month)) return month
    const dated: DateNote = {
      id: `d${situation.nextId}`,
      title: title.trim(),
      month: month.id,
      day,
      ...(yearly ? {} : { year: number }),
    }
    return { dated, on: `${day} ${month.name}` }
  },
  preview: ({ dated: { title, year: number }, on }) =>
    plain(`${title}: ${on}, ${number === undefined ? 'every year' : `year ${number}`}`),
  run: ({ dated, on }) =>
    gmOutcome('GF-DATE-03', dated.title, on, [{ do: 'date note', note: dated }]),
})

const drop = defineAction({
  id: 'house.drop-date-note',
  title: 'Strike a date',
  rule: 'GF-DATE-03',
  phase: 'table',
  slot: 'calendar',
  finds: 'calendar festival remove',
  asks: { title: { kind: 'text', title: 'Which', max: 80 } },
  plan({ dateNotes = {} }, { title }) {
    const notes = Object.values(dateNotes)
    const found = notes.find((one) => same(one.title, title ?? ''))
    if (found) return found
    const titles = notes.map((one) => one.title)
    return refusal(
      titles.length > 0
        ? `Nothing of that name. There is ${titles.join(', ')}.`
        : 'Nothing stands in the calendar.',
    )
  },
  preview: ({ title }) => plain(`${title} leaves the calendar`),
  run: ({ id, title }) =>
    gmOutcome('GF-DATE-03', title, 'Struck from the calendar', [
      { do: 'drop date note', note: id },
    ]),
})

/** Actions on the campaign's own calendar. */
export const dates = [
  date,
  note,
  drop,
  year,
  week,
  wholeCalendar,
  readCalendarFile,
  moons,
  yearNames,
]
