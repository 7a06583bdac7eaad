import type { Calendar, Month, Season } from '../../core/state/time.ts'

const seasons: readonly Season[] = ['spring', 'summer', 'autumn', 'winter']
export const mostMonths = 24
export const mostWeekdays = 14
const longest = 24

/** Parses months with name, days and season: "Thaw 30 spring, Sowing 30 spring". */
export function readMonths(
  text: string,
): { months: Pick<Month, 'name' | 'days' | 'season'>[] } | { says: string } {
  const rows = split(text)
  if (rows.length === 0) return { says: 'Name at least one month: “Thaw 30 spring”.' }
  if (rows.length > mostMonths) return { says: `A year has ${mostMonths} months at most.` }
  const months: Pick<Month, 'name' | 'days' | 'season'>[] = []
  for (const row of rows) {
    const month = monthOf(row)
    if ('says' in month) return month
    if (months.some(({ name }) => same(name, month.name)))
      return { says: `“${month.name}” stands there twice.` }
    months.push(month)
  }
  return { months }
}

function monthOf(row: string): Pick<Month, 'name' | 'days' | 'season'> | { says: string } {
  const found = /^(.+?)\s+(\d+)\s+([a-z]+)$/i.exec(row)
  const season = seasons.find((one) => one === (found?.[3] ?? '').toLowerCase())
  const [name, days] = [found?.[1] ?? '', Number(found?.[2])]
  if (!found || !season)
    return {
      says: `“${row}” can’t be read: a month is a name, its days and its season, as “Thaw 30 spring”.`,
    }
  if (name.length > longest) return { says: `“${name}” is longer than ${longest} letters.` }
  if (days < 1 || days > 99) return { says: `${name} has ${days} days: a month has 1 to 99.` }
  return { name, days, season }
}

export function readWeekdays(text: string): { weekdays: string[] } | { says: string } {
  const weekdays = split(text)
  if (weekdays.length === 0) return { says: 'Name at least one day of the week.' }
  if (weekdays.length > mostWeekdays) return { says: `A week has ${mostWeekdays} days at most.` }
  const long = weekdays.find(({ length }) => length > longest)
  return long ? { says: `“${long}” is longer than ${longest} letters.` } : { weekdays }
}

export function tellMonths(calendar: Pick<Calendar, 'months' | 'monthOrder'>): string {
  return calendar.monthOrder
    .flatMap((id) => calendar.months[id] ?? [])
    .map(({ name, days, season }) => `${name} ${days} ${season}`)
    .join(', ')
}

function split(text: string): string[] {
  return text
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter(Boolean)
}

export const same = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase()
