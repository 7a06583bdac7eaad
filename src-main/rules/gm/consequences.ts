import type { Effect } from '../core/effects.ts'
import type { Situation } from '../core/situation.ts'
import { promoteAside } from './encounters/beside.ts'
import { encountersKept } from './encounters/kept.ts'
import { freedOfTheFight } from './fight/end.ts'
import { foesDie } from './fight/foes-at-zero.ts'
import { clocksMove } from './notes/clocks.ts'
import { deathsDue, deathsUndone, felledUndone } from './party/dead.ts'
import { employersLost } from './party/employers.ts'
import { lightsBack, lightsLacking } from './lights/dark.ts'
import { lightsFall, lightsGone } from './lights/fallen.ts'
import { overdueEnd } from './timers/start.ts'

/** Effects that follow from a change in any game, whatever caused it. */
export function gmConsequences(before: Situation, after: Situation): Effect[] {
  return [
    ...overdueEnd(before, after),
    ...foesDie(before, after),
    ...lightsFall(before, after),
    ...lightsGone(before, after),
    ...lightsLacking(before, after),
    ...lightsBack(before, after),
    ...deathsDue(before, after),
    ...deathsUndone(before, after),
    ...encountersKept(before, after),
    ...freedOfTheFight(before, after),
    ...promoteAside(before, after),
    ...felledUndone(before, after),
    ...employersLost(before, after),
    ...clocksMove(before, after),
  ]
}
