import type { RoadRules } from '../core/ruleset/travel.ts'
import type { Situation } from '../core/situation.ts'

/** Miles across a hex where a game has no measure of its own. */
const usualMiles = 6

/** Distance across a hex in the unit of the game’s travel: its own measure, one unit that is no mile, or 6 miles. */
export function hexMeasure(situation: Situation, road: RoadRules | undefined): number {
  return road?.hex?.(situation) ?? (road?.unit ? 1 : usualMiles)
}
