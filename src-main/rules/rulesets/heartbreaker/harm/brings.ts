import { day, hour, round, turn } from '../../../clock/clock.ts'
import type { Threat } from '../saves.ts'

/** What comes of a save that failed. */
export const bringing = ['they die', 'STA is lost', 'a state', 'you say'] as const
type Brings = (typeof bringing)[number]

export const units = ['rounds', 'turns', 'hours', 'days'] as const
export type HarmUnit = (typeof units)[number]

/** Game seconds of one. */
export const lengthOf: Readonly<Record<HarmUnit, number>> = {
  rounds: round,
  turns: turn,
  hours: hour,
  days: day,
}

/** What rides on a blow, and what it does where the save fails. Rule HBK-SAVE-02. */
export interface Suffering {
  threat: Threat
  brings: Brings
  /** STA lost, where that is what it does. */
  amount: string
  state: string
  /** How many of the unit, as dice; 0 until it is lifted. */
  lasts: string
  unit: HarmUnit
  /** Joins the d20: a save at +2. */
  plus: number
}

/** The same as the GM is asked for it. */
export interface AffectInput extends Suffering {
  /** Half of the STA is lost where it is saved. */
  half: boolean
}

/** "for 2d4 turns"; a 0 is until somebody lifts it. */
export function howLong({ lasts, unit }: Suffering): string {
  return lasts.trim() === '0' ? 'until it is lifted' : `for ${lasts.trim()} ${unit}`
}
