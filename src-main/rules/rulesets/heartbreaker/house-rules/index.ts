import type { HouseRule } from '../../../core/ruleset/house-rules.ts'
import {
  conOnStaDice,
  expMode,
  healTries,
  levelStaMin,
  replacementLevel,
  savMin,
  startStaMin,
} from './advancement.ts'
import {
  ammunitionNeeded,
  avengerChain,
  defenceIncludesCom,
  dexVsRanged,
  dyingPass,
  explode,
  minDamage,
  monsterMorale,
  stackDefence,
} from './fight.ts'
import { crossbowIsBow, slotsPerList, swashDoublesHirelings, silverCopper } from './town.ts'
import { dischargeIgnoresAmr, maxSpellLevel, turnHd } from './magic.ts'
import { conOnHealing, injuryPersists, stealthMods, hexMiles } from './exploration.ts'

/** House rules for questions the book leaves open; the most literal reading of each comes first. */
export const houseRules: readonly HouseRule[] = [
  stealthMods,
  injuryPersists,
  conOnHealing,
  healTries,
  hexMiles,
  savMin,
  defenceIncludesCom,
  dexVsRanged,
  stackDefence,
  minDamage,
  explode,
  dyingPass,
  avengerChain,
  ammunitionNeeded,
  monsterMorale,
  maxSpellLevel,
  dischargeIgnoresAmr,
  turnHd,
  crossbowIsBow,
  slotsPerList,
  silverCopper,
  expMode,
  startStaMin,
  levelStaMin,
  conOnStaDice,
  replacementLevel,
  swashDoublesHirelings,
]
