import {
  calendarOf,
  isFor,
  monthsOf,
  moonTurn,
  namedDay,
  weekdayOf,
  yearText,
} from '../../rules/clock/dates.ts'
import { read } from '../../rules/clock/clock.ts'
import { upperFirst } from '../../rules/core/words.ts'
import type { Situation } from '../../rules/core/situation.ts'
import type { DateNote, Moon } from '../../rules/core/state/time.ts'
import type { MonthView } from './views.ts'

/** A month of the calendar, so many after today's or, below 0, before it. */
export function monthView(situation: Situation, offset: number): MonthView {
  const calendar = calendarOf(situation.clock)
  const today = read(situation.clock).day
  const first = firstDay(situation, offset)
  const { month, year, season } = namedDay(calendar, first)
  const dated = Object.values(situation.dateNotes ?? {}) as DateNote[]
  return {
    id: month.id,
    name: month.name,
    year,
    yearText: yearText(calendar, year),
    season,
    blank: weekdayOf(calendar, first),
    days: Array.from({ length: month.days }, (_, at) => {
      const day = namedDay(calendar, first + at)
      return {
        day: at + 1,
        today: first + at === today,
        notes: dated.filter((note) => isFor(note, day)).map(({ title }) => title),
        moons: moonTurns(calendar.moons ?? [], first + at),
      }
    }),
  }
}

/** Moons that are new or full on a day: "Full: The Lamp". */
function moonTurns(moons: readonly Readonly<Moon>[], day: number): string[] {
  return moons.flatMap((moon) => {
    const turn = moonTurn(moon, day)
    return turn === null ? [] : [`${upperFirst(turn)}: ${moon.name}`]
  })
}

/** Day of the campaign on which a month begins, so many after today's; it may lie before day 1. */
function firstDay({ clock }: Situation, offset: number): number {
  const calendar = calendarOf(clock)
  const lengths = monthsOf(calendar).map(({ days }) => days)
  const { day } = read(clock)
  const { month, dayOfMonth } = namedDay(calendar, day)
  const here = calendar.monthOrder.indexOf(month.id)
  const lengthAt = (place: number): number => lengths.at(place % lengths.length) ?? 0
  let first = day - dayOfMonth + 1
  for (let at = 0; at < offset; at++) first += lengthAt(here + at)
  for (let at = -1; at >= offset; at--) first -= lengthAt(here + at)
  return first
}
