import type { HouseRule, RoadRules, Ruleset } from '../ruleset.ts'
import type { Situation } from '../situation.ts'
import type { GameOf } from './meeting.ts'

/** The games there are, as the screen's own actions may ask for them; the registry fills it. */
export interface Games {
  of: GameOf
  all(): readonly Ruleset[]
  /** Rules of the road in a campaign, its own or borrowed. */
  road(situation: Situation): RoadRules | undefined
  /** House rules in force in a campaign, borrowed procedures' included. */
  houseRules(situation: Situation): readonly HouseRule[]
}
