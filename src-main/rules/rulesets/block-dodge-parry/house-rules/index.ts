import { foesAtZero } from '../../../gm/fight/foes-at-zero.ts'
import type { HouseRule } from '../../../core/ruleset/house-rules.ts'
import { dungeonRules } from './dungeon.ts'
import { fightRules } from './fight.ts'
import { harmRules } from './harm.ts'
import { load } from './load.ts'
import { restRules } from './rest.ts'
import { magicRules } from './magic.ts'
import { tests } from './tests.ts'
import { townRules } from './town.ts'
import { travelRules } from './travel.ts'
import { wildcraftRules } from './wildcrafting.ts'

/** Every question the text leaves open; the most literal reading first. */
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
