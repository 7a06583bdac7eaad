import type { HouseRule } from '../../../core/ruleset/house-rules.ts'
import { foesAtZero } from '../../../gm/fight/foes-at-zero.ts'
import { reaction, scoreCap, untrained } from './checks.ts'
import {
  dying,
  initiativeFrequency,
  initiativeTie,
  maxHits,
  morale,
  pursuit,
  trapHarm,
} from './combat.ts'
import { apStacking, bowTwoHanded, manaStacking } from './gear.ts'
import {
  animateRoll,
  bookInHand,
  defaultDuration,
  halfRounding,
  minMana,
  spellsBypassAp,
} from './magic.ts'
import { bxSave, moraleGap } from './monsters.ts'

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
