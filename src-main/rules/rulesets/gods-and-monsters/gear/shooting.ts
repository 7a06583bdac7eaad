import { major, minor } from '../abilities.ts'
import { halfUp, penalty } from '../scales/rounding.ts'

/** How a strong thrower's relief counts. Rule GAM-AMB-03. */
export type ThrownRelief = 'subtract' | 'freeToNRanges'
export const thrownReliefs: readonly ThrownRelief[] = ['subtract', 'freeToNRanges']

/** Ranges passed on the way to the target: within the first none. Rule GAM-WPN-03. */
function rangesPassed(range: number, distance: number): number {
  return Math.max(0, Math.ceil(distance / range) - 1)
}

/** Rule GAM-WPN-03. */
export function rangePenalty(range: number, distance: number): number {
  return penalty(rangesPassed(range, distance))
}

/** The same for a throw, which strength relieves; weakness makes it no worse. Rules GAM-WPN-08, GAM-AMB-03. */
export function thrownRangePenalty(
  range: number,
  distance: number,
  strength: number,
  way: ThrownRelief = 'subtract',
): number {
  const relief = thrownRelief(strength)
  const free = way === 'subtract' ? relief : Math.max(0, relief - 1)
  return penalty(Math.max(0, rangesPassed(range, distance) - free))
}

/** Points of range penalty that strength takes off a throw. Rule GAM-WPN-08. */
export function thrownRelief(strength: number): number {
  return Math.max(0, minor(strength))
}

/** Bonus a bow is built for; no weaker than for anybody. Rules GAM-WPN-09, GAM-WPN-10. */
export function buildOf(strength: number): number {
  return Math.max(0, major(strength))
}

export interface Built {
  cost: number
  range: number
  damageBonus: number
}

/** A bow built for a strength: dearer, longer, harder. Rules GAM-WPN-09, GAM-AMB-05. */
export function strengthBuilt(cost: number, range: number, strength: number): Built {
  const build = buildOf(strength)
  return {
    cost: cost * (1 + build),
    range: halfUp(range * (1 + build / 4)),
    damageBonus: Math.max(0, minor(strength)),
  }
}

/** What somebody has of it: too weak, and it is a plain bow that pulls badly. Rules GAM-WPN-11, GAM-AMB-04. */
export function strengthBuiltUse(
  builtFor: number,
  user: number,
  range: number,
): { attack: number; range: number; damageBonus: number } {
  const short = buildOf(builtFor) - major(user)
  if (short > 0) return { attack: -short, range, damageBonus: 0 }
  const built = strengthBuilt(0, range, builtFor)
  return { attack: 0, range: built.range, damageBonus: built.damageBonus }
}

/** Rounds to shoot or throw once; away from close combat the first of several is free. Rules GAM-CMB-14, GAM-WPN-07. */
export function actionsNeeded(fireActions: number, inCloseCombat: boolean): number {
  return inCloseCombat ? Math.max(1, fireActions) : Math.max(1, fireActions - 1)
}
