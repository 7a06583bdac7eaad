import { major, minor, ourShares, type ShareBonus } from '../character/abilities.ts'
import { applyRounding, penalty, type Rounding } from '../scales.ts'

/** How a strong thrower's relief counts. Rule GAM-AMB-03. */
export type ThrownRelief = 'subtract' | 'freeToNRanges'

/** Ranges passed on the way to the target: within the first none. Rule GAM-WPN-03. */
function rangesPassed(range: number, distance: number): number {
  return Math.max(0, Math.ceil(distance / range) - 1)
}

/** Rule GAM-WPN-03. */
export function rangePenalty(range: number, distance: number): number {
  return penalty(rangesPassed(range, distance))
}

/**
 * Range penalty of a throw, reduced by high strength; low strength makes it no worse. Rules GAM-WPN-08,
 * GAM-AMB-03.
 */
export function thrownRangePenalty(
  range: number,
  distance: number,
  strength: number,
  way: ThrownRelief = 'subtract',
  shares = ourShares,
): number {
  const relief = thrownRelief(strength, shares)
  const free = way === 'subtract' ? relief : Math.max(0, relief - 1)
  return penalty(Math.max(0, rangesPassed(range, distance) - free))
}

/** Points of range penalty that strength takes off a throw. Rule GAM-WPN-08. */
export function thrownRelief(strength: number, shares = ourShares): number {
  return Math.max(0, minor(strength, shares))
}

/** Bonus a bow is built for; no weaker than for anybody. Rules GAM-WPN-09, GAM-WPN-10. */
function buildOf(strength: number, shares = ourShares): number {
  return Math.max(0, major(strength, shares))
}

/**
 * Benefit of a bow for somebody too weak for it: none, or as if built for their own strength. Rule
 * GAM-AMB-04.
 */
export type WeakBow = 'nothing' | 'their own'

/** How a campaign reads the rules of bows. Rules GAM-AMB-01, GAM-AMB-04, GAM-AMB-05. */
export interface BowReading {
  shares?: ShareBonus
  weakBow?: WeakBow
  builtRange?: Rounding
}

interface Built {
  cost: number
  range: number
  damageBonus: number
}

/** Cost, range and damage bonus of a bow built for a strength. Rules GAM-WPN-09, GAM-AMB-05. */
export function strengthBuilt(
  cost: number,
  range: number,
  strength: number,
  { shares = ourShares, builtRange = 'half up' }: BowReading = {},
): Built {
  const build = buildOf(strength, shares)
  return {
    cost: cost * (1 + build),
    range: applyRounding(range * (1 + build / 4), builtRange),
    damageBonus: Math.max(0, minor(strength, shares)),
  }
}

/**
 * Figures of a strength-built bow in a user’s hands; one too weak has an attack penalty and less benefit.
 * Rules GAM-WPN-11, GAM-AMB-04.
 */
export function strengthBuiltUse(
  builtFor: number,
  user: number,
  range: number,
  reading: BowReading = {},
): { attack: number; range: number; damageBonus: number } {
  const { shares = ourShares, weakBow = 'nothing' } = reading
  const short = buildOf(builtFor, shares) - major(user, shares)
  if (short > 0 && weakBow === 'nothing') return { attack: -short, range, damageBonus: 0 }
  const built = strengthBuilt(0, range, short > 0 ? user : builtFor, reading)
  return { attack: penalty(Math.max(0, short)), range: built.range, damageBonus: built.damageBonus }
}

/** Rounds to shoot or throw once; away from close combat the first of several is free. Rules GAM-CMB-14, GAM-WPN-07. */
export function actionsNeeded(fireActions: number, inCloseCombat: boolean): number {
  return inCloseCombat ? Math.max(1, fireActions) : Math.max(1, fireActions - 1)
}
