import { refusal, type RefusedPreview } from '../../core/preview.ts'
import type { Calendar, DateNote, Month, Moon, Season } from '../../core/state/time.ts'
import { mostMonths, mostWeekdays } from './names.ts'

/** A calendar as another program keeps it: its names, its moons, its date of today, its holidays. */
interface ReadCalendar {
  title: string
  calendar: Calendar
  today: { year: number; month: string; day: number; weekday: number }
  holidays: Omit<DateNote, 'id'>[]
  /** Parts that have no place here, in words. */
  leftOut: string[]
}

type Fields = Readonly<Record<string, unknown>>
const fields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {}
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const text = (value: unknown): string =>
  typeof value === 'string'
    ? value
        .replace(/[,;\s]+/g, ' ')
        .trim()
        .slice(0, 24)
    : ''
const figure = (value: unknown, other = 0): number => {
  const read = typeof value === 'string' ? Number(value) : value
  return typeof read === 'number' && Number.isFinite(read) ? read : other
}
const wrap = (value: number, length: number): number => ((value % length) + length) % length
const mostHolidays = 60

/** Parts of either form, brought to one. */
interface Parts {
  title: unknown
  weekdays: unknown[]
  months: { name: unknown; days: unknown }[]
  /** Weekday of the first day of year 1, from 0. */
  first: number
  moons: { name: unknown; days: unknown; shift: unknown }[]
  seasons: { name: unknown; month: unknown }[]
  yearNames: unknown[]
  today: { year: unknown; month: unknown; day: unknown }
  events: { title: unknown; month: unknown; day: unknown; year: unknown }[]
  leapDays: number
}

/** Reads an export of Fantasy-Calendar or of Calendarium, or refuses with the reason. */
export function readCalendar(json: string): ReadCalendar | RefusedPreview {
  let file: unknown
  try {
    file = JSON.parse(json)
  } catch {
    return refusal('That is not JSON. Paste the whole exported file.')
  }
  const first = fields(list(fields(file)['calendars'])[0] ?? list(file)[0] ?? file)
  const parts = first['static_data']
    ? fantasyCalendar(first)
    : first['static']
      ? calendarium(first)
      : null
  if (!parts)
    return refusal(
      'There is no calendar in it. Exports of Fantasy-Calendar and Calendarium are read.',
    )
  return whole(parts)
}

function fantasyCalendar(file: Fields): Parts {
  const fixed = fields(file['static_data'])
  const year = fields(fixed['year_data'])
  const now = fields(file['dynamic_data'])
  return {
    title: file['name'],
    weekdays: [...list(year['global_week'])],
    months: list(year['timespans'])
      .map(fields)
      .map((one) => ({ name: one['name'], days: one['length'] })),
    first: figure(year['first_day'], 1) - 1,
    moons: list(fixed['moons'])
      .map(fields)
      .map((one) => ({ name: one['name'], days: one['cycle'], shift: one['shift'] })),
    seasons: list(fields(fixed['seasons'])['data'])
      .map(fields)
      .map((one) => ({ name: one['name'], month: one['timespan'] })),
    yearNames: [],
    today: { year: now['year'], month: now['timespan'], day: now['day'] },
    events: list(file['events']).map(fields).map(fantasyEvent),
    leapDays: list(year['leap_days']).length,
  }
}

/** A date of its own, or the month and day of its conditions. */
function fantasyEvent(event: Fields): Parts['events'][number] {
  const data = fields(event['data'])
  const [year, month, day] = list(data['date'])
  if (day !== undefined) return { title: event['name'], year, month, day }
  const conditions = list(data['conditions'])
  const value = (kind: string): unknown =>
    conditions.map(list).flatMap((one) => (one[0] === kind ? list(one[2]) : []))[0]
  return { title: event['name'], year: null, month: value('Month'), day: value('Day') }
}

function calendarium(file: Fields): Parts {
  const fixed = fields(file['static'])
  const now = fields(file['current'])
  return {
    title: file['name'],
    weekdays: list(fixed['weekdays']).map((one) => fields(one)['name']),
    months: list(fixed['months'])
      .map(fields)
      .map((one) => ({ name: one['name'], days: one['length'] })),
    first: figure(fixed['firstWeekDay']),
    moons: list(fixed['moons'])
      .map(fields)
      .map((one) => ({ name: one['name'], days: one['cycle'], shift: one['offset'] })),
    seasons: list(fixed['months']).map((one, month) => ({ name: fields(one)['season'], month })),
    yearNames:
      fixed['useCustomYears'] === true
        ? list(fixed['years']).map((one) => fields(one)['name'])
        : [],
    today: { year: now['year'], month: now['month'], day: now['day'] },
    events: list(file['events'])
      .map(fields)
      .map((event) => ({ title: event['name'], ...dated(fields(event['date'])) })),
    leapDays: list(fixed['leapDays']).length,
  }
}

const dated = (date: Fields): { year: unknown; month: unknown; day: unknown } => ({
  year: date['year'],
  month: date['month'],
  day: date['day'],
})

function whole(parts: Parts): ReadCalendar | RefusedPreview {
  const weekdays = parts.weekdays.map(text).filter(Boolean)
  const months = parts.months.map(({ name, days }, at): Month => ({
    id: `m${at + 1}`,
    name: text(name) || `Month ${at + 1}`,
    days: Math.trunc(figure(days)),
    season: seasonOf(parts, at),
  }))
  const wrong = months.find(({ days }) => days < 1 || days > 99)
  if (months.length === 0 || months.length > mostMonths)
    return refusal(`It has ${months.length} months: a year has 1 to ${mostMonths}.`)
  if (wrong) return refusal(`${wrong.name} has ${wrong.days} days: a month has 1 to 99.`)
  if (weekdays.length === 0 || weekdays.length > mostWeekdays)
    return refusal(`Its week has ${weekdays.length} days: a week has 1 to ${mostWeekdays}.`)
  const year = Math.trunc(figure(parts.today.year, 1))
  if (Math.abs(year) > 9999) return refusal(`It stands in the year ${year}: 9999 is the last.`)
  const month = months[wrap(Math.trunc(figure(parts.today.month)), months.length)]
  const day = Math.min(month?.days ?? 1, Math.max(1, Math.trunc(figure(parts.today.day, 1))))
  const length = months.reduce((sum, one) => sum + one.days, 0)
  const before = months
    .slice(0, month ? months.indexOf(month) : 0)
    .reduce((sum, one) => sum + one.days, 0)
  const past = (year - 1) * length + before + day - 1
  const events = parts.events.flatMap((event) => holiday(event, months))
  return {
    title: text(parts.title) || 'Calendar',
    calendar: {
      weekdays,
      months: Object.fromEntries(months.map((one) => [one.id, one])),
      monthOrder: months.map(({ id }) => id),
      start: { year: 1, month: months[0]?.id ?? '', day: 1, weekday: 0 },
      moons: parts.moons.slice(0, 9).flatMap((moon, at) => moonOf(moon, at, past)),
      yearNames: parts.yearNames.map(text).filter(Boolean).slice(0, 60),
    },
    today: {
      year,
      month: month?.id ?? '',
      day,
      weekday: wrap(Math.trunc(parts.first) + past, weekdays.length),
    },
    holidays: events.slice(0, mostHolidays),
    leftOut: [
      ...(parts.leapDays > 0 ? ['leap days'] : []),
      ...(events.length < parts.events.length ? ['moving events'] : []),
      ...(events.length > mostHolidays ? [`all but ${mostHolidays} events`] : []),
    ],
  }
}

/** Its age is that of today; the calendar counts it back to day 1. */
function moonOf(moon: Parts['moons'][number], at: number, past: number): Moon[] {
  const days = figure(moon.days)
  if (days < 1 || days > 9999) return []
  return [
    { name: text(moon.name) || `Moon ${at + 1}`, days, age: wrap(past - figure(moon.shift), days) },
  ]
}

function holiday(
  { title, month, day, year }: Parts['events'][number],
  months: readonly Month[],
): Omit<DateNote, 'id'>[] {
  if (month === undefined || month === null || day === undefined || day === null) return []
  const named = months[Math.trunc(figure(month, -1))]
  const on = Math.trunc(figure(day))
  if (!named || on < 1 || on > named.days) return []
  const once = typeof year === 'number' ? { year: Math.trunc(year) } : {}
  const name = typeof title === 'string' ? title.trim().slice(0, 80) : ''
  return [{ title: name || 'Holiday', month: named.id, day: on, ...once }]
}

const quarters: readonly Season[] = ['spring', 'summer', 'autumn', 'winter']

/** The season that has begun by this month, by its name; where none is named, a quarter of the year. */
function seasonOf({ seasons, months }: Parts, at: number): Season {
  const named = seasons.flatMap(({ name, month }) => {
    const word = typeof name === 'string' ? name.toLowerCase().replace('fall', 'autumn') : ''
    const season = quarters.find((one) => word.includes(one))
    return season ? [{ season, month: figure(month) }] : []
  })
  const begun = named.sort((one, other) => one.month - other.month)
  const season = (begun.findLast(({ month }) => month <= at) ?? begun.at(-1))?.season
  return season ?? quarters[Math.floor((at * 4) / months.length)] ?? 'spring'
}
