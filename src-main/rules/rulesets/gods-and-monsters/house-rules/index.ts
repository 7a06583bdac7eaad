import type { HouseRule } from '../../../ruleset.ts'
import { advancementRules } from './advancement.ts'
import { deathRules } from './death.ts'
import { dungeonRules } from './dungeon.ts'
import { fightRules } from './fight.ts'
import { gearRules } from './gear.ts'
import { groupRules } from './groups.ts'
import { hazardRules } from './hazards.ts'
import { injuryRules } from './injury.ts'
import { psychicRules } from './psychic.ts'
import { testRules } from './tests.ts'
import { travelRules } from './travel.ts'

/** Every question the text leaves open; the most literal reading first. */
export const houseRules: readonly HouseRule[] = [
  ...testRules,
  ...gearRules,
  ...advancementRules,
  ...fightRules,
  ...injuryRules,
  ...deathRules,
  ...psychicRules,
  ...dungeonRules,
  ...hazardRules,
  ...travelRules,
  ...groupRules,
]
