import { doublings } from '../scales/doubling.ts'
import { penalty } from '../scales/rounding.ts'

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
