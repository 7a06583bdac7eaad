import type { Season } from '../core/state/time.ts'

/** Days of a season; a year is four of them. */
export const seasonDays = 90
const seasons: readonly Season[] = ['spring', 'summer', 'autumn', 'winter']
const parts = ['early', 'mid', 'late'] as const

interface SeasonDay {
  /** Year of the campaign, 1 and up. */
  year: number
  season: Season
  dayOfSeason: number
  part: (typeof parts)[number]
  /** Text: "late autumn" */
  says: string
}

/** Season date of a day, when day 1 is the first day of season `first`. */
export function dateOf(day: number, first: Season): SeasonDay {
  const past = Math.floor((day - 1) / seasonDays)
  const season = seasons[(seasons.indexOf(first) + past) % seasons.length] ?? first
  const dayOfSeason = ((day - 1) % seasonDays) + 1
  const part = parts[Math.floor(((dayOfSeason - 1) * parts.length) / seasonDays)] ?? 'late'
  return {
    year: Math.floor(past / seasons.length) + 1,
    season,
    dayOfSeason,
    part,
    says: `${part} ${season}`,
  }
}

/** Number of light and of dark watches among a day's three. */
export function watchesOf(season: Season): { day: number; night: number } {
  return season === 'spring' || season === 'summer' ? { day: 2, night: 1 } : { day: 1, night: 2 }
}

/**
 * True when a watch is light. The 2nd, around noon, always is; the 1st, before 8 in the morning, never;
 * the 3rd in spring and summer.
 */
export function daylight(watch: number, season: Season): boolean {
  return watch === 2 || (watch === 3 && watchesOf(season).day === 2)
}
