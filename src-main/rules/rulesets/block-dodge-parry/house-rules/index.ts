import type { HouseRule } from '../../../core/ruleset/house-rules.ts'
import { foesAtZero } from '../../../gm/fight/foes-at-zero.ts'
import { tests } from './checks.ts'
import { fightRules, harmRules } from './fight.ts'
import { load, wildcraftRules } from './gear.ts'
import { magicRules } from './magic.ts'
import { restRules } from './rest.ts'
import { townRules } from './town.ts'
import { dungeonRules, travelRules } from './travel.ts'

/** Choices where the text is silent or contradicts itself, the most literal reading first. */
export const houseRules: readonly HouseRule[] = [
  ...tests,
  ...load,
  ...fightRules,
  foesAtZero,
  ...magicRules,
  ...townRules,
  ...harmRules,
  ...restRules,
  ...dungeonRules,
  ...travelRules,
  ...wildcraftRules,
]
