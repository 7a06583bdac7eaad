import type { Effect } from '../../core/effects.ts'
import type { Situation } from '../../core/situation.ts'
import { characters } from './character.ts'
import { nerves } from './combat/nerve.ts'
import { rounds } from './combat/rounds.ts'
import { unitsFall } from './groups/units.ts'
import { bodies, roundEnds } from './harm/bodies.ts'
import { poolsEnd } from './harm/pool.ts'
import { thrownOut } from './psychic/actions.ts'

/**
 * Effects that follow from any change: defense, bodies, rounds, psychic conflicts, pools, units and morale.
 */
export function consequences(before: Situation, after: Situation): Effect[] {
  return [
    ...worn(before, after),
    ...bodies(before, after),
    ...roundEnds(before, after),
    ...rounds(before, after),
    ...thrownOut(before, after),
    ...poolsEnd(before, after),
    ...unitsFall(before, after),
    ...nerves(before, after),
  ]
}

/** Other gear, other agility or another house rule: another defense. Rules GAM-ARM-01, GAM-CRE-13. */
function worn(before: Situation, after: Situation): Effect[] {
  const ruled = before.houseRules !== after.houseRules
  return Object.values(after.creatures)
    .filter((is) => {
      const was = before.creatures[is.id]
      if (was === undefined || is.tags.unit) return false
      return ruled || was.items !== is.items || was.values.agility !== is.values.agility
    })
    .flatMap((creature) => characters.derive(creature, after))
}
