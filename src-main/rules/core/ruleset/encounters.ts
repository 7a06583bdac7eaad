import type { RuleId } from '../outcome.ts'
import type { Situation } from '../situation.ts'

/** Surprise roll: a die for each side that may be unaware; faces `least` to `most` mean surprised. */
export interface SurpriseRule {
  sides: number
  least: number
  most: number
  rule: RuleId
  /** Set when one die serves both sides: the party is surprised up to its face, the foes from theirs. */
  one?: { party: number; foes: number }
}

/** Encounter distance, by location and by whether one side is surprised. */
export interface DistanceRule {
  indoors: Far
  outdoors: Far
  rule: RuleId
}

export interface Far {
  surprised: string
  aware: string
  /** Distance that one point of the dice stands for, in `unit`. */
  times: number
  unit: 'ft' | 'yards' | 'moves'
}

/** Encounter procedures of the game itself; Gatefold's own are used where they are absent. */
export interface MeetingRules {
  surprise?(situation: Situation): SurpriseRule | null
  distance?(situation: Situation): DistanceRule | null
}
