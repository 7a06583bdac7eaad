import { day, hour, round, turn } from '../../../clock/clock.ts'
import type { Threat } from '../saves.ts'

/** Outcomes of a failed save. */
export const bringing = ['they die', 'STA is lost', 'a state', 'you say'] as const
type Brings = (typeof bringing)[number]

export const units = ['rounds', 'turns', 'hours', 'days'] as const
export type HarmUnit = (typeof units)[number]

/** Length of each unit in game seconds. */
export const lengthOf: Readonly<Record<HarmUnit, number>> = {
  rounds: round,
  turns: turn,
  hours: hour,
  days: day,
}

/** Save against an extra effect of a hit, and its outcome on a failure. Rule HBK-SAVE-02. */
export interface Suffering {
  threat: Threat
  brings: Brings
  /** STA lost, when that is the outcome. */
  amount: string
  state: string
  /** Duration in units, as dice; 0 lasts until lifted. */
  lasts: string
  unit: HarmUnit
  /** Modifier to the d20, as in a save at +2. */
  plus: number
}

/** Input of the save action. */
export interface AffectInput extends Suffering {
  /** A successful save still loses half of the STA. */
  half: boolean
}

/** Formats the duration: "for 2d4 turns", or "until it is lifted" for 0. */
export function howLong({ lasts, unit }: Suffering): string {
  return lasts.trim() === '0' ? 'until it is lifted' : `for ${lasts.trim()} ${unit}`
}
