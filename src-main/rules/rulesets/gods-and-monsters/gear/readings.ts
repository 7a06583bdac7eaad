import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { Situation } from '../../../core/situation.ts'
import { belowOne, builtRange, offLadder, sizedRange, weakBow } from '../house-rules/weapons.ts'
import { sharesOf } from '../house-rules/shares.ts'
import type { Rounding } from '../scales/rounding.ts'
import type { BelowOne, OffLadder } from '../scales/sizes.ts'
import type { BowReading, WeakBow } from './shooting.ts'
import type { RangeRounding, SizeReading } from './sized.ts'

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
