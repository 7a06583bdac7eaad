import { isRefusal, refusal, type RefusedPreview } from '../../core/preview.ts'
import type { Month, Moon, Season } from '../../core/state/time.ts'

const seasons: readonly Season[] = ['spring', 'summer', 'autumn', 'winter']
export const mostMonths = 24
export const mostWeekdays = 14
const longest = 24
const mostMoons = 9
const mostYearNames = 60

type NewMonth = Pick<Month, 'name' | 'days' | 'season'>

/** Parses months with name, days and season: "Thaw 30 spring, Sowing 30 spring". */
export function readMonths(text: string): NewMonth[] | RefusedPreview {
  const rows = split(text)
  if (rows.length === 0) return refusal('Name at least one month: “Thaw 30 spring”.')
  if (rows.length > mostMonths) return refusal(`A year has ${mostMonths} months at most.`)
  const months: NewMonth[] = []
  for (const row of rows) {
    const month = monthOf(row)
    if (isRefusal(month)) return month
    if (months.some(({ name }) => same(name, month.name)))
      return refusal(`“${month.name}” stands there twice.`)
    months.push(month)
  }
  return months
}

function monthOf(row: string): NewMonth | RefusedPreview {
  const found = /^(.+?)\s+(\d+)\s+([a-z]+)$/i.exec(row)
  const season = seasons.find((one) => one === (found?.[3] ?? '').toLowerCase())
  const [name, days] = [found?.[1] ?? '', Number(found?.[2])]
  if (!found || !season)
    return refusal(
      `“${row}” can’t be read: a month is a name, its days and its season, as “Thaw 30 spring”.`,
    )
  if (name.length > longest) return refusal(`“${name}” is longer than ${longest} letters.`)
  if (days < 1 || days > 99) return refusal(`${name} has ${days} days: a month has 1 to 99.`)
  return { name, days, season }
}

export function readWeekdays(text: string): string[] | RefusedPreview {
  const weekdays = split(text)
  if (weekdays.length === 0) return refusal('Name at least one day of the week.')
  if (weekdays.length > mostWeekdays) return refusal(`A week has ${mostWeekdays} days at most.`)
  const long = weekdays.find(({ length }) => length > longest)
  return long ? refusal(`“${long}” is longer than ${longest} letters.`) : weekdays
}

/** Parses moons with name, days of a round and days since the new moon: "The Lamp 28 3, Ember 77". */
export function readMoons(text: string): Moon[] | RefusedPreview {
  const rows = split(text)
  if (rows.length > mostMoons) return refusal(`The sky has ${mostMoons} moons at most.`)
  const moons: Moon[] = []
  for (const row of rows) {
    const found = /^(.+?)\s+(\d+(?:[.]\d+)?)(?:\s+(\d+(?:[.]\d+)?))?$/.exec(row)
    const [name, days, age] = [found?.[1] ?? '', Number(found?.[2]), Number(found?.[3] ?? 0)]
    if (!found)
      return refusal(`“${row}” can’t be read: a moon is a name and its days, as “The Lamp 28”.`)
    if (name.length > longest) return refusal(`“${name}” is longer than ${longest} letters.`)
    if (days < 1 || days > 9999) return refusal(`${name} goes round in 1 to 9999 days.`)
    moons.push({ name, days, age: age % days })
  }
  return moons
}

/** Parses names of years, in their order; none clears them. */
export function readYearNames(text: string): string[] | RefusedPreview {
  const names = split(text)
  if (names.length > mostYearNames) return refusal(`There are ${mostYearNames} names at most.`)
  const long = names.find(({ length }) => length > 40)
  return long ? refusal(`“${long}” is longer than 40 letters.`) : names
}

function split(text: string): string[] {
  return text
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter(Boolean)
}

export const same = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase()
