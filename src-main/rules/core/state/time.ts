import type { Id } from '../ids.ts'

export type Season = 'spring' | 'summer' | 'autumn' | 'winter'

/** The game clock, shared by everything in the campaign. */
export interface Clock {
  /** Game seconds since midnight before day 1. Never negative. */
  seconds: number
  /** Season on day 1 when the campaign has no calendar of its own; later seasons follow from it. */
  season: Season
  /** The campaign's own calendar; absent means the default one. */
  calendar?: Calendar
}

export interface Month {
  id: Id
  name: string
  /** 1 to 99. */
  days: number
  season: Season
}

/** A moon of the sky. */
export interface Moon {
  name: string
  /** Days from one new moon to the next; parts of a day count. */
  days: number
  /** Days since the new moon, on day 1 of the campaign. */
  age: number
}

/** The names of days and months, and the date of day 1. */
export interface Calendar {
  /** A name for each day of the week, at least one. */
  weekdays: string[]
  months: Record<Id, Month>
  monthOrder: Id[]
  /** Date of day 1, and its day of the week, from 0. */
  start: { year: number; month: Id; day: number; weekday: number }
  moons?: Moon[]
  /** Names of years, which come round in this order from year 1; one alone names every year. */
  yearNames?: string[]
}

/** A calendar entry that comes due on the morning of its date. */
export interface DateNote {
  id: Id
  title: string
  month: Id
  day: number
  /** Absent means every year. */
  year?: number
}

/** Current weather; `sky` is its name on the scale in use. */
export interface Weather {
  sky: string
  /** Game seconds when it changed to this. */
  since: number
  /** Timer of the spell that holds the weather; it can change again once that timer has ended. */
  held?: Id
}
