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
  avengerChain,
  defenceIncludesCom,
  dexVsRanged,
  dyingPass,
  explode,
  minDamage,
  monsterMorale,
  stackDefence,
} from './fight.ts'
import { crossbowIsBow, slotsPerList } from './gear.ts'
import { swashDoublesHirelings } from './hirelings.ts'
import { dischargeIgnoresAmr, maxSpellLevel, turnHd } from './magic.ts'
import { conOnHealing, injuryPersists } from './rest.ts'
import { stealthMods } from './stealth.ts'
import { silverCopper } from './town.ts'
import { hexMiles } from './travel.ts'

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
