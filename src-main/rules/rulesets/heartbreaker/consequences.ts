import type { Effect } from '../../effects.ts'
import type { Situation } from '../../situation.ts'
import { characters } from './character.ts'
import { freeAttacksGoOn } from './combat/free.ts'
import { nerves } from './combat/morale.ts'
import { fightOver, newRound } from './combat/new-round.ts'
import { bodies } from './harm/bodies.ts'
import { endangered } from './hirelings/nerve.ts'

/** What follows from a change whatever caused it: gear and rust, bodies, nerve, rounds and the end of a fight. */
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

/** Other gear, rust or another house rule: other DEF, COV and AMR. */
function worn(before: Situation, after: Situation): Effect[] {
  const ruled = before.houseRules !== after.houseRules
  return Object.values(after.creatures)
    .filter((creature) => {
      const was = before.creatures[creature.id]
      return ruled || was?.items !== creature.items || was.conditions !== creature.conditions
    })
    .flatMap((creature) => characters.derive(creature, after))
}
