import { deriveAgain } from '../../common/derive-again.ts'
import type { Effect } from '../../core/effects.ts'
import type { Situation } from '../../core/situation.ts'
import { characters } from './character/index.ts'
import { renewFreeAttacks } from './combat/free-attacks.ts'
import { moraleDues } from './combat/morale.ts'
import { fightOver, newRound } from './combat/rounds.ts'
import { bodyEffects } from './harm/injury.ts'
import { hirelingMoraleDues } from './hirelings/morale.ts'

/** Consequences of any change: gear and rust, injury and death, morale, rounds, end of the fight. */
export function consequences(before: Situation, after: Situation): Effect[] {
  return [
    ...worn(before, after),
    ...bodyEffects(before, after),
    ...hirelingMoraleDues(before, after),
    ...moraleDues(before, after),
    ...renewFreeAttacks(before, after),
    ...newRound(before, after),
    ...fightOver(before, after),
  ]
}

/** Updates DEF, COV and AMR after a change of gear, rust or house rules. */
function worn(before: Situation, after: Situation): Effect[] {
  const ruled = before.houseRules !== after.houseRules
  const changed = Object.values(after.creatures).filter(({ id, items, conditions }) => {
    const was = before.creatures[id]
    return ruled || was?.items !== items || was.conditions !== conditions
  })
  return deriveAgain(characters.derive, before, after, changed)
}
