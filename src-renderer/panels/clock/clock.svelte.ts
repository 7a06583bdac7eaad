import type { ClockView } from '../../../src-main/campaign/view/views.ts'

/** Place where the clock's page shows its failures. */
export const clockPlace = 'clock'

interface DayCell {
  day: number
  today: boolean
  notes: string[]
}
interface MonthPage {
  name: string
  id: string
  year: number
  season: string
  /** Empty cells before the first. */
  blank: number
  days: DayCell[]
}

/** A month of the calendar, so many before or after that of today, as a page of weeks. */
export function monthPage(clock: ClockView, offset: number): MonthPage | null {
  const { months, weekdays, date } = clock
  const here = months.findIndex(({ id }) => id === date.month)
  if (here < 0 || weekdays.length === 0) return null
  let first = date.weekday - (date.day - 1)
  for (let at = 0; at < offset; at++) first += months[modulo(here + at, months.length)]?.days ?? 0
  for (let at = -1; at >= offset; at--) first -= months[modulo(here + at, months.length)]?.days ?? 0
  const place = here + offset
  const month = months[modulo(place, months.length)]
  if (!month) return null
  const year = date.year + Math.floor(place / months.length)
  return {
    name: month.name,
    id: month.id,
    year,
    season: month.season,
    blank: modulo(first, weekdays.length),
    days: Array.from({ length: month.days }, (_, at) => ({
      day: at + 1,
      today: offset === 0 && at + 1 === date.day,
      notes: clock.notes
        .filter(
          (note) =>
            note.month === month.id &&
            Math.min(note.day, month.days) === at + 1 &&
            (note.year === null || note.year === year),
        )
        .map(({ title }) => title),
    })),
  }
}

const modulo = (value: number, length: number): number => ((value % length) + length) % length

export interface MonthRow {
  name: string
  days: number
  season: string
}

/** The months as the campaign reads them: "Thaw 30 spring, Sowing 30 spring". */
export function monthsText(rows: readonly MonthRow[]): string {
  return rows.map(({ name, days, season }) => `${name.trim()} ${days} ${season}`).join(', ')
}
