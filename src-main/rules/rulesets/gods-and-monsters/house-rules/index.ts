import type { HouseRule } from '../../../core/ruleset/house-rules.ts'
import { foesAtZero } from '../../../gm/fight/foes-at-zero.ts'
import { advancementRules, studyRules } from './advancement.ts'
import { characterRules, shareRules } from './characters.ts'
import { groupRules, testRules } from './checks.ts'
import { fightRules, psychicRules } from './fight.ts'
import { gearRules, townRules, weaponRules } from './gear.ts'
import { deathRules, injuryRules } from './harm.ts'
import { hazardRules } from './hazards.ts'
import { magicPrice } from './magic.ts'
import { dungeonRules, travelRules } from './travel.ts'

/** Every question the text leaves open; the most literal reading first. */
export const houseRules: readonly HouseRule[] = [
  ...testRules,
  ...characterRules,
  ...shareRules,
  ...weaponRules,
  ...gearRules,
  ...advancementRules,
  ...studyRules,
  ...fightRules,
  foesAtZero,
  ...injuryRules,
  ...deathRules,
  ...psychicRules,
  magicPrice,
  ...dungeonRules,
  ...hazardRules,
  ...travelRules,
  ...townRules,
  ...groupRules,
]
