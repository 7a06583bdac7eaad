import type { Effect } from '../core/effects.ts'
import type { Situation } from '../core/situation.ts'
import { promoteAside } from './encounters/beside.ts'
import { syncEncounters } from './encounters/kept.ts'
import { releaseFromFight } from './fight/end.ts'
import { killFoesAtZero } from './fight/foes-at-zero.ts'
import { advanceClocks } from './notes/clocks.ts'
import { deathsDue, clearDeathDues, clearFelledCauses } from './party/dead.ts'
import { employerDues, endWagesOfTheDead } from './party/employers.ts'
import { removeDarkCards, showDarkCards } from './lights/dark.ts'
import { dropLights, settleLightDues } from './lights/fallen.ts'
import { expireOverdue } from './timers/start.ts'

/** Effects that follow from a change in any game, whatever caused it. */
export function gmConsequences(before: Situation, after: Situation): Effect[] {
  return [
    ...expireOverdue(before, after),
    ...killFoesAtZero(before, after),
    ...dropLights(before, after),
    ...settleLightDues(before, after),
    ...showDarkCards(before, after),
    ...removeDarkCards(before, after),
    ...deathsDue(before, after),
    ...clearDeathDues(before, after),
    ...syncEncounters(before, after),
    ...releaseFromFight(before, after),
    ...promoteAside(before, after),
    ...clearFelledCauses(before, after),
    ...endWagesOfTheDead(before, after),
    ...employerDues(before, after),
    ...advanceClocks(before, after),
  ]
}
