import type { HouseRule } from '../core/ruleset/house-rules.ts'
import type { RoadRules } from '../core/ruleset/travel.ts'
import type { Ruleset } from '../core/ruleset.ts'
import type { Situation } from '../core/situation.ts'
import type { GameOf } from './meeting.ts'

/** Access to the games for Gatefold's own actions; provided by the registry. */
export interface Games {
  of: GameOf
  all(): readonly Ruleset[]
  /** Travel rules of a campaign, its own or borrowed. */
  road(situation: Situation): RoadRules | undefined
  /** House rules in force in a campaign, including those of borrowed procedures. */
  houseRules(situation: Situation): readonly HouseRule[]
}
