import { dateOf, seasonDays } from '../../../rules/clock/calendar.ts'
import { calendarOf, isFor, moonTurn, namedDay, yearText } from '../../../rules/clock/dates.ts'
import { read } from '../../../rules/clock/clock.ts'
import { upperFirst } from '../../../rules/core/words.ts'
import type { DateNote, Season } from '../../../rules/core/state/time.ts'
import type { Situation } from '../../../rules/core/situation.ts'
import type { AidPart, CalendarMonth } from './parts.ts'

/** Turns underground: what is done, where, what burns, what comes. */
export function dungeonLog(pages: number): AidPart {
  return {
    kind: 'log',
    title: 'Dungeon turns',
    hint: 'ten minutes a row; six rows are an hour',
    columns: [
      { title: 'turn', share: 8 },
      { title: 'where', share: 18 },
      { title: 'done', share: 30 },
      { title: 'light', share: 20, boxes: 6 },
      { title: 'check, encounter', share: 24 },
    ],
    pages,
  }
}

/** Days on the road. */
export function travelLog(pages: number): AidPart {
  return {
    kind: 'log',
    title: 'Days of travel',
    hint: 'a day a row; a box for each watch',
    columns: [
      { title: 'day', share: 8 },
      { title: 'from, to', share: 22 },
      { title: 'terrain', share: 14 },
      { title: 'weather', share: 14 },
      { title: 'watches', share: 12, boxes: 3 },
      { title: 'food', share: 8, boxes: 1 },
      { title: 'encounters, finds', share: 22 },
    ],
    pages,
  }
}

/** A third of a season, where the campaign has no months of its own. */
const thirdOfSeason = seasonDays / 3

type Unmarked = Omit<CalendarMonth, 'marks'>

/** Months from the one in which the campaign stands. */
export function calendarPages(situation: Situation, pages: number): AidPart {
  const { clock } = situation
  const today = read(clock).day
  const { calendar } = clock
  const month = calendar
    ? (from: number): Unmarked => namedMonth(calendar, from, today)
    : (from: number): Unmarked => plainMonth(clock.season, from, today)
  let from = calendar
    ? today - namedDay(calendar, today).dayOfMonth + 1
    : Math.floor((today - 1) / thirdOfSeason) * thirdOfSeason + 1
  const months = Array.from({ length: pages }, () => {
    const page = month(from)
    const marks = marksOf(situation, from, page.days)
    from += page.days
    return { ...page, marks }
  })
  return { kind: 'months', months }
}

/** Dates of the calendar and turns of the moons on the days from one of the campaign on. */
function marksOf(situation: Situation, from: number, days: number): CalendarMonth['marks'] {
  const calendar = calendarOf(situation.clock)
  const dated = Object.values(situation.dateNotes ?? {}) as DateNote[]
  return Array.from({ length: days }, (_, at) => {
    const day = namedDay(calendar, from + at)
    const notes = dated.filter((note) => isFor(note, day)).map(({ title }) => title)
    const moons = (calendar.moons ?? []).flatMap((moon) => {
      const turn = moonTurn(moon, from + at)
      return turn === null ? [] : [{ name: moon.name, turn }]
    })
    return { at, notes, moons }
  }).filter(({ notes, moons }) => notes.length + moons.length > 0)
}

function namedMonth(
  calendar: NonNullable<Situation['clock']['calendar']>,
  from: number,
  today: number,
): Unmarked {
  const { month, year, weekday } = namedDay(calendar, from)
  const inIt = today >= from && today < from + month.days
  return {
    title: `${month.name}, ${yearText(calendar, year)}`,
    weekdays: [...calendar.weekdays],
    offset: Math.max(0, calendar.weekdays.indexOf(weekday)),
    from: 1,
    days: month.days,
    today: inIt ? today - from + 1 : null,
  }
}

/** Days are numbered from the campaign's first; a row is six of them. */
function plainMonth(first: Season, from: number, today: number): Unmarked {
  const { says, year } = dateOf(from, first)
  const inIt = today >= from && today < from + thirdOfSeason
  return {
    title: `${upperFirst(says)}, year ${year}`,
    weekdays: Array.from({ length: 6 }, () => ''),
    offset: 0,
    from,
    days: thirdOfSeason,
    today: inIt ? today : null,
  }
}
