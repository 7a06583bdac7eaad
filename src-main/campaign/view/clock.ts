import { daylight } from '../../rules/clock/calendar.ts'
import {
  calendarOf,
  monthsOf,
  moonPhase,
  namedDay,
  type NamedDay,
} from '../../rules/clock/dates.ts'
import { read } from '../../rules/clock/clock.ts'
import { realTimeLights } from '../../rules/gm/time-rules.ts'
import { houseRule } from '../../rules/core/ruleset/house-rules.ts'
import type { Situation } from '../../rules/core/situation.ts'
import { agenda } from './agenda.ts'
import { monthView } from './month.ts'
import { skyShown, type Road } from './sky.ts'
import type { ClockView } from './views.ts'

/** Clock page: the day, its watches, the calendar, its notes, the sky, and checks that actions call for. */
export function clockView(situation: Situation, road: Road = null): ClockView {
  const reading = read(situation.clock)
  const calendar = calendarOf(situation.clock)
  const date = namedDay(calendar, reading.day)
  return {
    date: {
      says: date.says,
      weekday: calendar.weekdays.indexOf(date.weekday),
      day: date.dayOfMonth,
      month: date.month.id,
      year: date.year,
    },
    season: reading.season,
    watch: reading.watch,
    watches: [1, 2, 3].map((watch) => ({ watch, light: daylight(watch, reading.season) })),
    sky: skyShown(road, situation),
    realTime: houseRule<boolean>(situation, realTimeLights),
    weekdays: [...calendar.weekdays],
    months: monthsOf(calendar).map((month) => ({ ...month })),
    moons: (calendar.moons ?? []).map((moon) => ({
      ...moon,
      phase: moonPhase(moon, reading.day),
    })),
    yearNames: [...(calendar.yearNames ?? [])],
    notes: notes(situation, date),
    checks: Object.values(situation.checks ?? {}).map(({ id, title, dice, way, than, on }) => ({
      id,
      title,
      says: `${dice}, ${way} ${than}, at every ${on}`,
    })),
    month: monthView(situation, 0),
    agenda: agenda(situation),
  }
}

/** Calendar notes, the next to come round first. */
function notes(situation: Situation, today: NamedDay): ClockView['notes'] {
  const months = monthsOf(calendarOf(situation.clock))
  const at = (month: string, day: number): number =>
    months.findIndex(({ id }) => id === month) * 100 + day
  const now = at(today.month.id, today.dayOfMonth)
  const wait = ({ month, day, year }: ClockView['notes'][number]): number => {
    const place = at(month, day)
    if (year !== null) return (year - today.year) * 10_000 + place
    return place >= now ? place : place + 10_000
  }
  return Object.values(situation.dateNotes ?? {})
    .flatMap(({ id, title, month, day, year }) => {
      const named = months.find((one) => one.id === month)
      if (!named) return []
      const says = `${day} ${named.name}${year === undefined ? '' : `, year ${year}`}`
      return [{ id, title, month, day, year: year ?? null, says }]
    })
    .sort((a, b) => wait(a) - wait(b))
}
