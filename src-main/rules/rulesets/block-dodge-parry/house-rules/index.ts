import type { HouseRule } from '../../../ruleset.ts'
import { dungeonRules } from './dungeon.ts'
import { fightRules } from './fight.ts'
import { harmRules } from './harm.ts'
import { load } from './load.ts'
import { restRules } from './rest.ts'
import { tests } from './tests.ts'
import { wildcraftRules } from './wildcrafting.ts'

/** Every question the text leaves open; the most literal reading first. */
export const houseRules: readonly HouseRule[] = [
  ...tests,
  ...load,
  ...fightRules,
  ...harmRules,
  ...restRules,
  ...dungeonRules,
  ...wildcraftRules,
]
