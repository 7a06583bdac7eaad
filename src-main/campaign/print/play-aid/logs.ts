import { dateOf, seasonDays } from '../../../rules/clock/calendar.ts'
import { namedDay, yearText } from '../../../rules/clock/dates.ts'
import { read } from '../../../rules/clock/clock.ts'
import { upperFirst } from '../../../rules/core/words.ts'
import type { Season } from '../../../rules/core/state/time.ts'
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

/** Months from the one in which the campaign stands. */
export function calendarPages({ clock }: Situation, pages: number): AidPart {
  const today = read(clock).day
  const { calendar } = clock
  const month = calendar
    ? (from: number): CalendarMonth => namedMonth(calendar, from, today)
    : (from: number): CalendarMonth => plainMonth(clock.season, from, today)
  let from = calendar
    ? today - namedDay(calendar, today).dayOfMonth + 1
    : Math.floor((today - 1) / thirdOfSeason) * thirdOfSeason + 1
  const months = Array.from({ length: pages }, () => {
    const page = month(from)
    from += page.days
    return page
  })
  return { kind: 'months', months }
}

function namedMonth(
  calendar: NonNullable<Situation['clock']['calendar']>,
  from: number,
  today: number,
): CalendarMonth {
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
function plainMonth(first: Season, from: number, today: number): CalendarMonth {
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
