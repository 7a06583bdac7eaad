import type { Game } from '../core/action.ts'
import type { HouseRule } from '../core/ruleset/house-rules.ts'
import type { RoadRules } from '../core/ruleset/travel.ts'
import type { Situation } from '../core/situation.ts'

/** Access to the games besides the campaign's own, for Gatefold's actions; the registry provides it. */
export interface Games {
  all(): readonly Game[]
  /** Travel rules of a campaign, its own or borrowed. */
  road(situation: Situation): RoadRules | undefined
  /** House rules in force in a campaign, including those of borrowed procedures. */
  houseRules(situation: Situation): readonly HouseRule[]
}
