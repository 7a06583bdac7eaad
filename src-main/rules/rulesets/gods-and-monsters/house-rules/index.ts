import { foesAtZero } from '../../../gm/fight/foes-at-zero.ts'
import type { HouseRule } from '../../../core/ruleset/house-rules.ts'
import { advancementRules } from './advancement.ts'
import { characterRules } from './characters.ts'
import { deathRules } from './death.ts'
import { dungeonRules } from './dungeon.ts'
import { fightRules } from './fight.ts'
import { gearRules } from './gear.ts'
import { groupRules } from './groups.ts'
import { hazardRules } from './hazards.ts'
import { injuryRules } from './injury.ts'
import { psychicRules } from './psychic.ts'
import { shareRules } from './shares.ts'
import { studyRules } from './study.ts'
import { testRules } from './tests.ts'
import { townRules } from './town.ts'
import { travelRules } from './travel.ts'
import { weaponRules } from './weapons.ts'

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
  ...dungeonRules,
  ...hazardRules,
  ...travelRules,
  ...townRules,
  ...groupRules,
]
