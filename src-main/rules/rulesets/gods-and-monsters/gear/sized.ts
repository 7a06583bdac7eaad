import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { Situation } from '../../../core/situation.ts'
import { sharesOf } from '../house-rules/characters.ts'
import { belowOne, builtRange, offLadder, sizedRange, weakBow } from '../house-rules/gear.ts'
import {
  damageStep,
  doubleBySteps,
  halfUp,
  penalty,
  sizesApart,
  type BelowOne,
  type CreatureSize,
  type LadderReading,
  type OffLadder,
  type Rounding,
} from '../scales.ts'
import type { BowReading, WeakBow } from './shooting.ts'

/** Figures of a weapon that depend on the size it is made for. */
interface WeaponFigures {
  /** As a die: `D8`. */
  damage: string
  /** In yards; 0 where it is neither thrown nor shot. */
  range: number
  /** In silver. */
  cost: number
}

/** A range halved more than once is rounded at the end, or at each step. Rule GAM-AMB-08. */
type RangeRounding = 'once' | 'each step'

interface SizeReading extends LadderReading {
  sizedRange?: RangeRounding
}

/** A weapon of the list made for another size, bought in a culture of a size. Rules GAM-SIZ-02 to GAM-SIZ-04, GAM-AMB-08. */
export function sizedWeapon(
  medium: WeaponFigures,
  size: CreatureSize,
  market: CreatureSize,
  reading: SizeReading = {},
): WeaponFigures {
  const steps = sizesApart(size, 'medium')
  return {
    damage: damageStep(medium.damage, steps, reading),
    range: rangeOfSize(medium.range, steps, reading.sizedRange ?? 'once'),
    cost: sizedCost(medium.cost, size, market),
  }
}

function rangeOfSize(range: number, steps: number, rounding: RangeRounding): number {
  if (range <= 0) return 0
  if (rounding === 'once' || steps >= -1) return Math.max(1, halfUp(doubleBySteps(range, steps)))
  return rangeOfSize(Math.max(1, halfUp(range / 2)), steps + 1, rounding)
}

/** Bulk as somebody of that size feels it, fractions kept. Rule GAM-SIZ-01. */
export function bulkFor(bulk: number, item: CreatureSize, bearer: CreatureSize): number {
  return doubleBySteps(bulk, sizesApart(item, bearer))
}

/** Price among people of that size: dearer for smaller and larger things alike. Rule GAM-SIZ-02. */
export function sizedCost(cost: number, item: CreatureSize, market: CreatureSize): number {
  return doubleBySteps(cost, Math.abs(sizesApart(item, market)))
}

/** Attack penalty of a weapon of the wrong size, 1 for each size apart. Rule GAM-SIZ-05. */
export function sizeAttackPenalty(weapon: CreatureSize, wielder: CreatureSize): number {
  return penalty(Math.abs(sizesApart(weapon, wielder)))
}

type Settled = Pick<Situation, 'houseRules'>

/** How this campaign reads gear of other sizes. Rules GAM-AMB-06 to GAM-AMB-08. */
export function sizeReading(situation: Settled): SizeReading {
  return {
    offLadder: houseRule<OffLadder>(situation, offLadder),
    belowOne: houseRule<BelowOne>(situation, belowOne),
    sizedRange: houseRule<RangeRounding>(situation, sizedRange),
  }
}

/** How it reads bows built for strength. Rules GAM-AMB-01, GAM-AMB-04, GAM-AMB-05. */
export function bowReading(situation: Settled): BowReading {
  return {
    shares: sharesOf(situation),
    weakBow: houseRule<WeakBow>(situation, weakBow),
    builtRange: houseRule<Rounding>(situation, builtRange),
  }
}
