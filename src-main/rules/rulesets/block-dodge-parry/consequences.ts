import type { Effect } from '../../core/effects.ts'
import type { Situation } from '../../core/situation.ts'
import { burdens } from './burdens.ts'
import { applauseEnds, isShowing } from './careers/showfighting.ts'
import { characters } from './character.ts'
import { nerves } from './combat/nerves.ts'
import { rounds } from './combat/rounds.ts'
import { illnesses } from './disease/running.ts'
import { usageLights } from './exploration/lights.ts'
import { bodies } from './harm/bodies.ts'
import { lacking } from './rest/lacking.ts'
import { crowded } from './rest/room.ts'

/** Effects of a change, whatever caused it: on gear, load, bodies, needs, sickness, lights and fights. */
export function consequences(before: Situation, after: Situation): Effect[] {
  return [
    ...worn(before, after),
    ...applauseEnds(before, after),
    ...burdens(before, after),
    ...crowded(before, after),
    ...bodies(before, after),
    ...lacking(before, after),
    ...illnesses(before, after),
    ...usageLights(before, after),
    ...nerves(before, after),
    ...rounds(before, after),
  ]
}

/** Other gear or skills, other armor; another house rule, and somebody may have Luck. */
function worn(before: Situation, after: Situation): Effect[] {
  const ruled = before.houseRules !== after.houseRules
  return Object.values(after.creatures)
    .filter((creature) => {
      const was = before.creatures[creature.id]
      return (
        ruled ||
        was?.items !== creature.items ||
        was.skills !== creature.skills ||
        isShowing(was) !== isShowing(creature)
      )
    })
    .flatMap((creature) => characters.derive(creature, after))
}
