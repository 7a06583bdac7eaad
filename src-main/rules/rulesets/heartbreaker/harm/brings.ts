import { day, hour, round, turn } from '../../../clock/clock.ts'

/** What comes of a save that failed. */
export const bringing = ['they die', 'STA is lost', 'a state', 'you say'] as const
export type Brings = (typeof bringing)[number]

export const units = ['rounds', 'turns', 'hours', 'days'] as const
export type Unit = (typeof units)[number]

/** Game seconds of one. */
export const lengthOf: Readonly<Record<Unit, number>> = {
  rounds: round,
  turns: turn,
  hours: hour,
  days: day,
}
