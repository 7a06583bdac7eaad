import type { Effect } from '../effects.ts'
import type { Situation } from '../situation.ts'
import { deathsDue, deathsUndone } from './party/dead.ts'
import { lightsFall, lightsGone } from './lights/fallen.ts'

/** What follows from a change in any game, whatever caused it. */
export function houseConsequences(before: Situation, after: Situation): Effect[] {
  return [
    ...lightsFall(before, after),
    ...lightsGone(before, after),
    ...deathsDue(before, after),
    ...deathsUndone(before, after),
  ]
}
