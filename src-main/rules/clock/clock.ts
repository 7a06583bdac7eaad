import type { Season } from '../core/state/time.ts'
import type { Situation } from '../core/situation.ts'
import { dateOf, daylight } from './calendar.ts'
import { namedDay } from './dates.ts'

/** Lengths of game time, in seconds. */
export const round = 10
export const minute = 60
export const turn = 600
export const hour = 3600
export const watch = 28_800
export const day = 86_400

/** The clock as a GM reads it. */
export interface ClockReading {
  /** 1 and up. */
  day: number
  /** 0 to 23. */
  hour: number
  /** 0 to 59. */
  minute: number
  /** `15:40` */
  time: string
  /** 1 to 6. */
  turnOfHour: number
  /** 1 (from midnight), 2 (from 8:00) or 3 (from 16:00). */
  watch: number
  season: Season
  daylight: boolean
  /** "Day 14, late autumn, 3rd watch" */
  line: string
}

const ordinals = ['1st', '2nd', '3rd']
const two = (number: number) => String(number).padStart(2, '0')

/** Converts game seconds to a reading for the GM. */
export function read(clock: Situation['clock']): ClockReading {
  const dayNumber = Math.floor(clock.seconds / day) + 1
  const ofDay = clock.seconds % day
  const hours = Math.floor(ofDay / hour)
  const minutes = Math.floor((ofDay % hour) / minute)
  const watchNumber = Math.floor(ofDay / watch) + 1
  const date = seasonOf(clock, dayNumber)
  return {
    day: dayNumber,
    hour: hours,
    minute: minutes,
    time: `${two(hours)}:${two(minutes)}`,
    turnOfHour: Math.floor((ofDay % hour) / turn) + 1,
    watch: watchNumber,
    season: date.season,
    daylight: daylight(watchNumber, date.season),
    line: `Day ${dayNumber}, ${date.says}, ${ordinals[watchNumber - 1] ?? ''} watch`,
  }
}

/** Season of a day: by the campaign's own months, else by seasons of ninety days. */
function seasonOf(clock: Situation['clock'], dayNumber: number): { season: Season; says: string } {
  if (!clock.calendar) return dateOf(dayNumber, clock.season)
  const { season, part } = namedDay(clock.calendar, dayNumber)
  return { season, says: `${part} ${season}` }
}

/** Seconds to the next full turn, watch or day; the whole length when it has just begun. */
export function untilNext(seconds: number, length: number): number {
  return length - (seconds % length)
}
