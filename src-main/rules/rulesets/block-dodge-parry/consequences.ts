import { deriveAgain } from '../../common/derive-again.ts'
import type { Effect } from '../../core/effects.ts'
import type { Situation } from '../../core/situation.ts'
import { characters } from './character/index.ts'
import { answerConsequences } from './combat/answers.ts'
import { moraleConsequences } from './combat/morale.ts'
import { roundConsequences } from './combat/order.ts'
import { sweepConsequences } from './combat/tags.ts'
import { snuffConsequences } from './exploration/lights.ts'
import { diseaseConsequences } from './harm/disease/index.ts'
import { bodyConsequences } from './harm/dying.ts'
import { deprivationConsequences } from './rest/deprivation.ts'
import { isShowing, showConsequences } from './talents/showfighting.ts'
import { crowdedConsequences, overburdenConsequences } from './load.ts'

/** Effects of a change, whatever caused it: on gear, load, bodies, needs, sickness, lights and fights. */
export function consequences(before: Situation, after: Situation): Effect[] {
  return [
    ...deriveChanged(before, after),
    ...showConsequences(before, after),
    ...overburdenConsequences(before, after),
    ...crowdedConsequences(before, after),
    ...bodyConsequences(before, after),
    ...deprivationConsequences(before, after),
    ...diseaseConsequences(before, after),
    ...snuffConsequences(before, after),
    ...moraleConsequences(before, after),
    ...roundConsequences(before, after),
    ...sweepConsequences(before, after),
    ...answerConsequences(before, after),
  ]
}

/** Derives values again where gear, skills, a show or a house rule changed. */
function deriveChanged(before: Situation, after: Situation): Effect[] {
  const ruled = before.houseRules !== after.houseRules
  const changed = Object.values(after.creatures).filter((creature) => {
    const was = before.creatures[creature.id]
    return (
      ruled ||
      was?.items !== creature.items ||
      was.skills !== creature.skills ||
      isShowing(was) !== isShowing(creature)
    )
  })
  return deriveAgain(characters.derive, before, after, changed)
}
