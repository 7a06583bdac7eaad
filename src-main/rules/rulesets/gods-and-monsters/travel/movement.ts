import type { RuleId } from '../../../core/outcome.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { Situation } from '../../../core/situation.ts'
import { halfMovement, totalDarkness } from '../house-rules/travel.ts'
import { doublings, penalty } from '../scales.ts'

export const darknesses = ['light', 'night', 'total'] as const
export type Darkness = (typeof darknesses)[number]

/**
 * Movement left in total darkness: a quarter where it is halved twice, or none where each half is of the
 * whole. Rule GAM-AMB-75.
 */
export type TotalReading = 'a quarter' | 'none'

/** Movement without sight; fractions stay. Rules GAM-MOV-10, GAM-AMB-61, GAM-AMB-75. */
export function darkMovement(
  movement: number,
  darkness: Darkness,
  total: TotalReading = 'a quarter',
): number {
  if (darkness === 'light') return movement
  if (darkness === 'night') return movement / 2
  return total === 'none' ? 0 : movement / 4
}

export const grounds = ['ideal', 'forest', 'hills', 'bog', 'thick growth'] as const
export type Ground = (typeof grounds)[number]
const milesPerPoint: Readonly<Record<Ground, number>> = {
  ideal: 2,
  forest: 1,
  hills: 1,
  bog: 0.5,
  'thick growth': 0.5,
}

/** A day’s walk in miles; half as far again costs a health test. Rules GAM-MOV-11, GAM-MOV-12. */
export function dailyMiles(movement: number, ground: Ground, pushed = false): number {
  return movement * milesPerPoint[ground] * (pushed ? 1.5 : 1)
}

/** Miles an hour on foot, as a rule of thumb. Rule GAM-MOV-09. */
export function walkingMiles(movement: number): number {
  return movement / 3
}

export const trackGrounds = ['natural', 'urban'] as const
type TrackGround = (typeof trackGrounds)[number]
/** Yards that a trail may be followed without a penalty. Rule GAM-TRK-01. */
const freeYards: Readonly<Record<TrackGround, number>> = { natural: 440, urban: 100 }

/** Reading of the first stretch of a trail: free, or counted as a step of the penalty. Rule GAM-AMB-64. */
export type TrackReading = 'free' | 'counts'

/** Penalty for the length of a trail. Rules GAM-TRK-01, GAM-AMB-64. */
export function trailPenalty(
  yards: number,
  ground: TrackGround,
  reading: TrackReading = 'free',
): number {
  const unit = freeYards[ground]
  const steps = doublings(yards, unit)
  return penalty(reading === 'counts' && yards >= unit ? steps + 1 : steps)
}

/** A chase: the faster side has one for each three points of Movement. Rule GAM-CHA-03. */
export function chaseBonus(
  one: number,
  other: number,
): { faster: 'a' | 'b' | 'none'; bonus: number } {
  const bonus = Math.floor(Math.abs(one - other) / 3)
  return { faster: one === other ? 'none' : one > other ? 'a' : 'b', bonus }
}

/** Casting takes its time from movement; a round or more leaves none. Rule GAM-MOV-06. */
export function castingMovement(movement: number, castingTime: number): number {
  return castingTime >= 10 ? 0 : Math.max(0, movement - castingTime)
}

/** Movement in what light there is. Rules GAM-MOV-10, GAM-AMB-61, GAM-AMB-75. */
export function movementIn(
  situation: Pick<Situation, 'houseRules'>,
  movement: number,
  darkness: Darkness,
): number {
  const left = darkMovement(movement, darkness, houseRule<TotalReading>(situation, totalDarkness))
  return houseRule(situation, halfMovement) === 'down' ? Math.floor(left) : left
}

export const speedNames = [
  'semi-conscious',
  'combat',
  'dash',
  'explore',
  'walk',
  'jog',
  'run',
  'sprint',
] as const
export type SpeedName = (typeof speedNames)[number]

interface Speed {
  /** Yards a minute for each point of Movement; half as many feet a round. */
  yards: number
  /** Time it can be kept up: a multiple of endurance, in minutes or in rounds. */
  lasts: { times: number; unit: 'minutes' | 'rounds' }
  /** Modifier of the mover’s reactions. */
  reactions: number
  /** Attack bonus of those who attack the mover. */
  attack: number
  rule: RuleId
}

function row(
  yards: number,
  lasts: Speed['lasts'],
  reactions: number,
  attack: number,
  rule: RuleId,
): Speed {
  return { yards, lasts, reactions, attack, rule }
}

const rounds = (times: number): Speed['lasts'] => ({ times, unit: 'rounds' })
const minutes = (times: number): Speed['lasts'] => ({ times, unit: 'minutes' })

/** The eight ways to go. Rules GAM-MOV-02, GAM-MOV-03. */
export const speeds: Readonly<Record<SpeedName, Speed>> = {
  'semi-conscious': row(1, rounds(1), 0, 0, 'GAM-MOV-T01'),
  combat: row(2, minutes(1), 0, 0, 'GAM-MOV-T02'),
  dash: row(6, minutes(1), -1, 4, 'GAM-MOV-T03'),
  explore: row(4, minutes(10), 0, 0, 'GAM-MOV-T04'),
  walk: row(10, minutes(30), -2, 2, 'GAM-MOV-T05'),
  jog: row(20, minutes(5), -4, 4, 'GAM-MOV-T06'),
  run: row(30, minutes(1), -8, 8, 'GAM-MOV-T07'),
  sprint: row(50, rounds(1), -16, 16, 'GAM-MOV-T08'),
}

const doublers = /\b(?:horse|pony|mule|donkey)\b/i

/** Horses, ponies, mules and donkeys jog, run and sprint at double. Rule GAM-EQ-13. */
export function runsAtDouble(animal: string): boolean {
  return doublers.test(animal)
}

/** One row worked out; fractions stay. Rules GAM-MOV-02, GAM-EQ-13, GAM-AMB-61. */
export function pace(
  movement: number,
  name: SpeedName,
  doubles = false,
): { yardsPerMinute: number; feetPerRound: number } {
  const fast = name === 'jog' || name === 'run' || name === 'sprint'
  const yards = speeds[name].yards * movement * (doubles && fast ? 2 : 1)
  return { yardsPerMinute: yards, feetPerRound: yards / 2 }
}

/** How long a speed can be kept up before resting. Rules GAM-MOV-02, GAM-MOV-08. */
export function timeBase(
  name: SpeedName,
  endurance: number,
): { count: number; unit: 'minutes' | 'rounds' } {
  const { times, unit } = speeds[name].lasts
  return { count: times * endurance, unit }
}

const slower: Partial<Record<SpeedName, SpeedName>> = { jog: 'walk', run: 'jog', sprint: 'run' }

/** On open, safe ground each fast speed counts as the next slower one. Rules GAM-MOV-05, GAM-AMB-60. */
export function outdoorModifier(name: SpeedName, column: 'reactions' | 'attack'): number {
  if (name === 'walk') return 0
  return speeds[slower[name] ?? name][column]
}
