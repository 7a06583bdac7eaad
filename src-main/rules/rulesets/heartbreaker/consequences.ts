import type { Effect } from '../../core/effects.ts'
import type { Situation } from '../../core/situation.ts'
import { characters } from './character.ts'
import { freeAttacksGoOn } from './combat/free.ts'
import { nerves } from './combat/morale.ts'
import { fightOver, newRound } from './combat/new-round.ts'
import { bodies } from './harm/bodies.ts'
import { endangered } from './hirelings/nerve.ts'

/** Consequences of any change: gear and rust, injury and death, morale, rounds, end of the fight. */
export function consequences(before: Situation, after: Situation): Effect[] {
  return [
    ...worn(before, after),
    ...bodies(before, after),
    ...endangered(before, after),
    ...nerves(before, after),
    ...freeAttacksGoOn(before, after),
    ...newRound(before, after),
    ...fightOver(before, after),
  ]
}

/** Updates DEF, COV and AMR after a change of gear, rust or house rules. */
function worn(before: Situation, after: Situation): Effect[] {
  const ruled = before.houseRules !== after.houseRules
  return Object.values(after.creatures)
    .filter((creature) => {
      const was = before.creatures[creature.id]
      return ruled || was?.items !== creature.items || was.conditions !== creature.conditions
    })
    .flatMap((creature) => characters.derive(creature, after))
}
