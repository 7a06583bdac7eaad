import type { HouseRule } from '../../../ruleset.ts'
import { fightRules } from './fight.ts'
import { load } from './load.ts'
import { tests } from './tests.ts'

/** Every question the text leaves open; the most literal reading first. */
export const houseRules: readonly HouseRule[] = [...tests, ...load, ...fightRules]
