import { day, hour, minute, round, turn, watch } from './clock.ts'
import { counted } from '../core/words.ts'

/** Lengths of game time as a GM counts them. */
export const units = ['rounds', 'minutes', 'turns', 'hours', 'watches', 'days'] as const
export type TimeUnit = (typeof units)[number]
export const secondsOf: Readonly<Record<TimeUnit, number>> = {
  rounds: round,
  minutes: minute,
  turns: turn,
  hours: hour,
  watches: watch,
  days: day,
}

/** Text of a length of time, without a sign: "3 watches". */
export function lengthOf(amount: number, unit: TimeUnit): string {
  return counted(Math.abs(amount), unit === 'watches' ? 'watch' : unit.slice(0, -1), unit)
}
