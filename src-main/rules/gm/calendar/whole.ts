import { read } from '../../clock/clock.ts'
import { calendarOf, namedDay, withNewDate, yearText } from '../../clock/dates.ts'
import { defineAction } from '../../core/action.ts'
import type { Effect } from '../../core/effects.ts'
import { isRefusal, plain, refusal, type RefusedPreview } from '../../core/preview.ts'
import type { Situation } from '../../core/situation.ts'
import type { Calendar, DateNote, Month } from '../../core/state/time.ts'
import { counted, listed } from '../../core/words.ts'
import { gmOutcome } from '../gm-outcome.ts'
import { readMoons, readWeekdays, readYearNames } from './names.ts'
import { calendarPresets, type CalendarPreset } from './presets.ts'
import { readCalendar } from './read-calendar.ts'

/** The day of the campaign, its calendar and its date. */
export function today(situation: Situation) {
  const { day } = read(situation.clock)
  const calendar = calendarOf(situation.clock)
  return { day, calendar, date: namedDay(calendar, day) }
}

/** Moons and names of years, which other names of days and months leave as they are. */
export function skyAndYears({
  moons,
  yearNames,
}: ReturnType<typeof calendarOf>): Pick<Calendar, 'moons' | 'yearNames'> {
  return {
    ...(moons ? { moons: moons.map((moon) => ({ ...moon })) } : {}),
    ...(yearNames ? { yearNames: [...yearNames] } : {}),
  }
}

/** Holidays as entries of the calendar, without those that already stand there. */
function holidayEffects(
  { dateNotes = {}, nextId }: Situation,
  holidays: readonly Omit<DateNote, 'id'>[],
): Effect[] {
  const there = Object.values(dateNotes)
  return holidays
    .filter(
      ({ title, month, day }) =>
        !there.some((one) => one.title === title && one.month === month && one.day === day),
    )
    .map((note, at) => ({ do: 'date note', note: { id: `d${nextId + at}`, ...note } }))
}

function presetCalendar(preset: CalendarPreset): Calendar | RefusedPreview {
  const weekdays = readWeekdays(preset.weekdays)
  const moons = readMoons(preset.moons)
  const yearNames = readYearNames(preset.yearNames)
  if (isRefusal(weekdays)) return weekdays
  if (isRefusal(moons)) return moons
  if (isRefusal(yearNames)) return yearNames
  const months = preset.months
    .flatMap(([season, names]) => names.split(', ').map((name) => ({ season, name })))
    .map(({ season, name }, at): Month => ({
      id: name,
      name,
      days: preset.days[at % preset.days.length] ?? 30,
      season,
    }))
  return {
    weekdays,
    months: Object.fromEntries(months.map((month) => [month.id, month])),
    monthOrder: months.map(({ id }) => id),
    start: { year: 1, month: months[0]?.id ?? '', day: 1, weekday: 0 },
    moons,
    yearNames,
  }
}

/** Takes an invented calendar; day 1 is its first day, so that today is as far into the year as before. */
export const wholeCalendar = defineAction({
  id: 'house.calendar',
  title: 'Take a calendar',
  rule: 'GF-DATE-01',
  phase: 'table',
  slot: 'calendar',
  finds: 'preset months weekdays moons holidays year',
  asks: {
    which: {
      kind: 'choice',
      title: 'Calendar',
      of: calendarPresets.map(({ title }) => title),
      default: calendarPresets[0]?.title ?? '',
    },
  },
  plan(_situation, { which }) {
    const preset = calendarPresets.find(({ title }) => title === which)
    const calendar = preset && presetCalendar(preset)
    if (!preset || !calendar) return refusal('There is no such calendar.')
    return isRefusal(calendar) ? calendar : { preset, calendar }
  },
  preview: ({ calendar: { weekdays, moons = [] }, preset: { holidays } }) =>
    plain(
      `A week of ${counted(weekdays.length, 'day')}, ${counted(moons.length, 'moon')}, ${counted(holidays.length, 'holiday')}`,
    ),
  run({ preset, calendar }, situation) {
    const { day } = read(situation.clock)
    const holidays = preset.holidays.map(([month, on, title]) => ({ month, day: on, title }))
    return gmOutcome('GF-DATE-01', preset.title, `Today is ${namedDay(calendar, day).says}`, [
      { do: 'calendar', to: calendar },
      ...holidayEffects(situation, holidays),
    ])
  },
})

/** Takes a calendar from another program, with the date on which it stands. */
export const readCalendarFile = defineAction({
  id: 'house.read-calendar',
  title: 'Read a calendar',
  rule: 'GF-DATE-01',
  phase: 'table',
  slot: 'calendar',
  finds: 'import json fantasy-calendar calendarium',
  asks: {
    file: { kind: 'text', title: 'Text of the exported file', max: 200_000 },
  },
  plan: (_situation, { file }) =>
    file?.trim()
      ? readCalendar(file)
      : refusal('Paste an export of Fantasy-Calendar or Calendarium.'),
  preview({ title, calendar, holidays, leftOut }) {
    const parts = [
      counted(calendar.monthOrder.length, 'month'),
      `a week of ${counted(calendar.weekdays.length, 'day')}`,
      counted(calendar.moons?.length ?? 0, 'moon'),
      counted(holidays.length, 'holiday'),
    ]
    const rest = leftOut.length > 0 ? `; without ${listed(leftOut)}` : ''
    return plain(`${title}: ${listed(parts)}${rest}`)
  },
  run({ title, calendar, today: date, holidays }, situation) {
    const { day } = read(situation.clock)
    const to = withNewDate(calendar, day, date)
    const moons = (calendar.moons ?? []).map((moon) => ({
      ...moon,
      age: (((moon.age - (day - 1)) % moon.days) + moon.days) % moon.days,
    }))
    const { says, year } = namedDay(to, day)
    return gmOutcome('GF-DATE-01', title, `Today is ${says}, ${yearText(to, year)}`, [
      { do: 'calendar', to: { ...to, moons } },
      ...holidayEffects(situation, holidays),
    ])
  },
})

/** Sets the moons; none clears the sky. */
export const moons = defineAction({
  id: 'house.moons',
  title: 'Name the moons',
  rule: 'GF-DATE-01',
  phase: 'table',
  slot: 'calendar',
  finds: 'calendar moon phase full new',
  asks: {
    moons: {
      kind: 'text',
      title: 'Moons: name, days of a round, days since new on day 1; with commas',
      max: 500,
      optional: true,
    },
  },
  plan: (_situation, { moons: typed }) => readMoons(typed ?? ''),
  preview: (all) => plain(all.length > 0 ? listed(all.map(({ name }) => name)) : 'No moon'),
  run(all, situation) {
    const { day, calendar, date } = today(situation)
    const to = { ...sameDay(calendar, day, date), moons: all }
    return gmOutcome('GF-DATE-01', 'The sky', counted(all.length, 'moon'), [{ do: 'calendar', to }])
  },
})

/** Sets the names of years; none leaves them their numbers. */
export const yearNames = defineAction({
  id: 'house.year-names',
  title: 'Name the years',
  rule: 'GF-DATE-01',
  phase: 'table',
  slot: 'calendar',
  finds: 'calendar year era reign',
  asks: {
    names: {
      kind: 'text',
      title: 'Names from year 1 on, with commas; one alone names every year',
      max: 1500,
      optional: true,
    },
  },
  plan: (_situation, { names }) => readYearNames(names ?? ''),
  preview: (names) => plain(names.length > 0 ? counted(names.length, 'name') : 'Numbers alone'),
  run(names, situation) {
    const { day, calendar, date } = today(situation)
    const to = { ...sameDay(calendar, day, date), yearNames: names }
    return gmOutcome('GF-DATE-01', 'The years', yearText(to, date.year), [{ do: 'calendar', to }])
  },
})

/** The calendar as a value of its own, with the date that today has. */
function sameDay(
  calendar: ReturnType<typeof calendarOf>,
  day: number,
  date: ReturnType<typeof namedDay>,
): Calendar {
  return withNewDate(calendar, day, {
    year: date.year,
    month: date.month.id,
    day: date.dayOfMonth,
    weekday: calendar.weekdays.indexOf(date.weekday),
  })
}
