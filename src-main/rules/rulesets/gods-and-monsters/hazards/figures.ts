import { minor, ourShares, type ShareBonus } from '../abilities.ts'

/** Injuries that age brings and nothing heals: one at 40 and endurance, one more for so many years after. Rules GAM-AGE-01, GAM-AMB-02. */
export function agingInjuries(endurance: number, age: number, yearsEach = 1): number {
  const past = age - 40 - endurance
  return past < 0 ? 0 : 1 + Math.floor(past / yearsEach)
}

/** Moment at which an ability must be above one: after the trade, or only before it. Rule GAM-AMB-48. */
export type TradeReading = 'after' | 'before'

/** An injury of age for two points of an ability; refused it changes nothing. Rules GAM-AGE-02, GAM-AMB-48. */
export function agingTrade(
  score: number,
  injuries: number,
  reading: TradeReading = 'after',
): { allowed: boolean; score: number; injuries: number } {
  const least = reading === 'after' ? 4 : 2
  if (injuries < 1 || score < least) return { allowed: false, score, injuries }
  return { allowed: true, score: Math.max(0, score - 2), injuries: injuries - 1 }
}

/** Points of an illusion that stay when it is seen through, and those that come back. Rule GAM-ILL-02. */
export function phantasmReveal(damage: number): { kept: number; regained: number } {
  const kept = Math.ceil(damage / 10)
  return { kept, regained: damage - kept }
}

/** Rounds one can go without air. Rules GAM-SUF-01, GAM-SUF-03, GAM-AMB-63. */
export function suffocationBuffer(breath: {
  prepared: boolean
  d4: number
  endurance: number
  resting: boolean
  shares?: ShareBonus
}): number {
  const { endurance, shares = ourShares } = breath
  const rounds = breath.prepared ? endurance : Math.max(0, breath.d4 + minor(endurance, shares))
  return breath.resting ? rounds * 2 : rounds
}

/** Squares of ten feet are searched in two minutes each; by size, the side counts. Rules GAM-SRC-01, GAM-AMB-33. */
export function searchMinutes(sideFt: number, by: 'area' | 'size'): number {
  const side = Math.max(1, Math.ceil(sideFt / 10))
  return 2 * (by === 'area' ? side * side : side)
}
