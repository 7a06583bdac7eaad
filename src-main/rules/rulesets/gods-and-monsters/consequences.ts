import { deriveAgain } from '../../common/derive-again.ts'
import type { Effect } from '../../core/effects.ts'
import type { Situation } from '../../core/situation.ts'
import { feedChanges, weaponSkillChanges } from './character/fed.ts'
import { characters } from './character/index.ts'
import { moraleDues } from './combat/morale.ts'
import { roundConsequences } from './combat/rounds.ts'
import { unitDues } from './groups/units.ts'
import { bodyConsequences, roundEndFaints } from './harm/consequences.ts'
import { endPools } from './harm/damage.ts'
import { endPsychicConflict, endStuns } from './psychic/state.ts'

/**
 * Effects that follow from any change: numbers that abilities feed, defense, bodies, rounds, psychic conflicts, pools, units and morale.
 */
export function consequences(before: Situation, after: Situation): Effect[] {
  return [
    ...feedChanges(before, after),
    ...weaponSkillChanges(before, after),
    ...worn(before, after),
    ...bodyConsequences(before, after),
    ...roundEndFaints(before, after),
    ...roundConsequences(before, after),
    ...endPsychicConflict(before, after),
    ...endStuns(before, after),
    ...endPools(before, after),
    ...unitDues(before, after),
    ...moraleDues(before, after),
  ]
}

/** Other gear, other agility or another house rule: another defense. Rules GAM-ARM-01, GAM-CRE-13. */
function worn(before: Situation, after: Situation): Effect[] {
  const ruled = before.houseRules !== after.houseRules
  const changed = Object.values(after.creatures).filter((is) => {
    const was = before.creatures[is.id]
    if (was === undefined || is.tags.unit) return false
    return ruled || was.items !== is.items || was.values.agility !== is.values.agility
  })
  return deriveAgain(characters.derive, before, after, changed)
}
