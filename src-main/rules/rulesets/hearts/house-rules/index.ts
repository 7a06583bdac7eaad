import { foesAtZero } from '../../../gm/fight/foes-at-zero.ts'
import type { HouseRule } from '../../../core/ruleset/house-rules.ts'
import { trapHarm } from './borrowing.ts'
import { bxSave, moraleGap } from './conversion.ts'
import { dying, initiativeFrequency, initiativeTie, maxHits, pursuit } from './fight.ts'
import { apStacking, bowTwoHanded, manaStacking } from './gear.ts'
import {
  animateRoll,
  bookInHand,
  defaultDuration,
  halfRounding,
  minMana,
  spellsBypassAp,
} from './magic.ts'
import { reaction } from './meeting.ts'
import { morale } from './morale.ts'
import { scoreCap, untrained } from './tests.ts'

/** Every question the book leaves open for what the app carries out; the most literal reading first. */
export const houseRules: readonly HouseRule[] = [
  untrained,
  scoreCap,
  reaction,
  initiativeTie,
  initiativeFrequency,
  maxHits,
  dying,
  foesAtZero,
  pursuit,
  morale,
  minMana,
  bookInHand,
  defaultDuration,
  halfRounding,
  spellsBypassAp,
  animateRoll,
  apStacking,
  manaStacking,
  bowTwoHanded,
  trapHarm,
  bxSave,
  moraleGap,
]
