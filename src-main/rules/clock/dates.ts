import type { Calendar, DateNote, Month, Moon, Season } from '../core/state/time.ts'
import { remembered } from '../core/remembered.ts'
import type { Situation } from '../core/situation.ts'
import { seasonDays } from './calendar.ts'

type Held = NonNullable<Situation['clock']['calendar']>

/** A day by the names of a calendar. */
export interface NamedDay {
  year: number
  month: Readonly<Month>
  /** 1 and up. */
  dayOfMonth: number
  weekday: string
  season: Season
  part: 'early' | 'mid' | 'late'
  /** Text: "Marketday 14 Mist" */
  says: string
}

const weekdayNames = [
  'Hearthday',
  'Millday',
  'Woodday',
  'Forgeday',
  'Marketday',
  'Bellday',
  'Restday',
] as const
const monthNames: Readonly<Record<Season, readonly [string, string, string]>> = {
  spring: ['Thaw', 'Sowing', 'Blossom'],
  summer: ['Haymonth', 'Highsun', 'Goldcorn'],
  autumn: ['Harvest', 'Leaffall', 'Mist'],
  winter: ['Frost', 'Longnight', 'Hunger'],
}
const seasons = Object.keys(monthNames) as Season[]

/** Gatefold's calendar: 7-day weeks, 12 months of 30 days; day 1 opens a season. Rule GF-DATE-01. */
export function defaultCalendar(first: Season): Calendar {
  const months = seasons.flatMap((season) =>
    monthNames[season].map((name): Month => ({ id: name, name, days: seasonDays / 3, season })),
  )
  return {
    weekdays: [...weekdayNames],
    months: Object.fromEntries(months.map((month) => [month.id, month])),
    monthOrder: months.map(({ id }) => id),
    start: { year: 1, month: monthNames[first][0], day: 1, weekday: 0 },
  }
}

/** The campaign's own calendar, or Gatefold's. */
export function calendarOf(clock: Situation['clock']): Held {
  return clock.calendar ?? defaultCalendars[clock.season]
}

const defaultCalendars: Readonly<Record<Season, Held>> = {
  spring: defaultCalendar('spring'),
  summer: defaultCalendar('summer'),
  autumn: defaultCalendar('autumn'),
  winter: defaultCalendar('winter'),
}

/** Months in their order. */
export const monthsOf = remembered((calendar: Held): readonly Readonly<Month>[] =>
  calendar.monthOrder.flatMap((id) => calendar.months[id] ?? []),
)

/** Days of a year. */
const yearOf = remembered((calendar: Held): number =>
  monthsOf(calendar).reduce((sum, { days }) => sum + days, 0),
)

/** Day of the year, from 0; a day beyond the end of its month is the month's last. */
function dayOfYear(calendar: Held, monthId: string, day: number): number {
  let before = 0
  for (const month of monthsOf(calendar)) {
    if (month.id === monthId) return before + Math.min(day, month.days) - 1
    before += month.days
  }
  return 0
}

const ofLength = (value: number, length: number): number => ((value % length) + length) % length

/** Date of a day of the campaign (1 and up). */
export function namedDay(calendar: Held, day: number): NamedDay {
  const length = yearOf(calendar)
  const { start, weekdays } = calendar
  const past = dayOfYear(calendar, start.month, start.day) + day - 1
  let rest = ofLength(past, length)
  const months = monthsOf(calendar)
  const month = months.find(({ days }) => (rest < days ? true : ((rest -= days), false)))
  if (!month) throw new RangeError('a calendar needs a month of one day or more')
  const weekday = weekdays[weekdayOf(calendar, day)] ?? ''
  return {
    year: start.year + Math.floor(past / length),
    month,
    dayOfMonth: rest + 1,
    weekday,
    season: month.season,
    part: partOf(months, month, rest),
    says: `${weekday} ${rest + 1} ${month.name}`,
  }
}

/** Place in the week of a day of the campaign, from 0. */
export function weekdayOf({ start, weekdays }: Held, day: number): number {
  return ofLength(start.weekday + day - 1, weekdays.length)
}

/** Part of the season: its consecutive months are divided in thirds. */
function partOf(
  months: readonly Readonly<Month>[],
  month: Readonly<Month>,
  day: number,
): NamedDay['part'] {
  const at = months.indexOf(month)
  const around = (by: number): number => {
    let sum = 0
    for (let step = 1; step < months.length; step++) {
      const other = months[ofLength(at + by * step, months.length)]
      if (other?.season !== month.season) break
      sum += other.days
    }
    return sum
  }
  const before = around(-1)
  const share = (before + day) / (before + month.days + around(1))
  return share < 1 / 3 ? 'early' : share < 2 / 3 ? 'mid' : 'late'
}

/** Calendar with the same names, in which day `today` has another date. */
export function withNewDate(
  calendar: Held,
  today: number,
  date: { year: number; month: string; day: number; weekday?: number },
): Calendar {
  const length = yearOf(calendar)
  const past = date.year * length + dayOfYear(calendar, date.month, date.day) - (today - 1)
  const start = namedDay(
    {
      ...calendar,
      start: { ...calendar.start, year: 0, month: calendar.monthOrder[0] ?? '', day: 1 },
    },
    past + 1,
  )
  const week = calendar.weekdays.length
  const weekday =
    date.weekday === undefined ? calendar.start.weekday : ofLength(date.weekday - (today - 1), week)
  return {
    ...copied(calendar),
    start: { year: start.year, month: start.month.id, day: start.dayOfMonth, weekday },
  }
}

/** The year with its name, where years have names: "year 3, of the Otter". */
export function yearText({ yearNames = [] }: Held, year: number): string {
  const name = yearNames[ofLength(year - 1, Math.max(1, yearNames.length))]
  return name === undefined ? `year ${year}` : `year ${year}, ${name}`
}

const phases = [
  'new',
  'waxing crescent',
  'first quarter',
  'waxing',
  'full',
  'waning',
  'last quarter',
  'waning crescent',
] as const

/** Phase of a moon on a day of the campaign (1 and up). */
export function moonPhase({ days, age }: Moon, day: number): (typeof phases)[number] {
  const share = ofLength(day - 1 + age, days) / days
  return phases[Math.round(share * phases.length) % phases.length] ?? 'new'
}

/** One day in the millionths of a day that moons are counted in: whole numbers, so that no rounding doubles a turn. */
const moonDay = 1_000_000

/** The turn that a moon takes on a day of the campaign: it is new, or full, within that day; null on all others. */
export function moonTurn({ days, age }: Moon, day: number): 'new' | 'full' | null {
  const round = Math.round(days * moonDay)
  const since = ofLength((day - 1) * moonDay + Math.round(age * moonDay), round)
  if (since === 0 || round - since < moonDay) return 'new'
  const untilFull = round / 2 - since
  return untilFull >= 0 && untilFull < moonDay ? 'full' : null
}

function copied(calendar: Held): Calendar {
  return {
    ...(calendar.moons ? { moons: calendar.moons.map((moon) => ({ ...moon })) } : {}),
    ...(calendar.yearNames ? { yearNames: [...calendar.yearNames] } : {}),
    weekdays: [...calendar.weekdays],
    months: Object.fromEntries(
      Object.entries(calendar.months).map(([id, month]) => [id, { ...month }]),
    ),
    monthOrder: [...calendar.monthOrder],
    start: { ...calendar.start },
  }
}

/** Seconds after midnight at which calendar entries come due: six in the morning. */
const morning = 6 * 3600
const dayLength = 86_400
/** Maximum number of mornings reported; of a longer time, the last ones. */
const mostMornings = 31

/** Days whose morning is after `from` and not after `to`, in game seconds. */
export function mornings(from: number, to: number): number[] {
  const first = Math.floor((from - morning) / dayLength) + 2
  const last = Math.floor((to - morning) / dayLength) + 1
  const count = Math.min(mostMornings, Math.max(0, last - first + 1))
  return Array.from({ length: count }, (_, at) => last - count + 1 + at)
}

/** True when a calendar note is for this day. */
export function isFor(note: Readonly<DateNote>, day: NamedDay): boolean {
  const last = Math.min(note.day, day.month.days)
  return (
    note.month === day.month.id &&
    last === day.dayOfMonth &&
    (note.year === undefined || note.year === day.year)
  )
}
