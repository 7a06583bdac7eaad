import { read } from '../../rules/clock/clock.ts'
import { skyWord } from '../../rules/clock/weather.ts'
import type { BorrowerRules } from '../../rules/borrowing/borrower.ts'
import type { Ruleset } from '../../rules/core/ruleset.ts'
import type { Situation } from '../../rules/core/situation.ts'

export type Road = { game: Ruleset; from: string | null; borrower?: BorrowerRules } | null

/**
 * The weather as every panel names it: on the scale of the game that rules travel, in the season's
 * word. Null until somebody has rolled or set it.
 */
export function skyShown(road: Road, situation: Situation): string | null {
  if (!situation.weather) return null
  const sky = road?.game.road?.weather(situation).sky ?? situation.weather.sky
  return skyWord(sky, read(situation.clock).season)
}
