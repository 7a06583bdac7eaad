import type { Effect } from '../../core/effects.ts'
import type { Situation } from '../../core/situation.ts'
import { bodies, fights, lostSpells, stoppedHours } from './aftermath.ts'
import { burdens } from './burdens.ts'
import { characters } from './character.ts'
import { nerves } from './combat/nerves.ts'

/** Consequences of any change: gear, load, injury and death, spells, morale, rounds, end of the fight. */
export function consequences(before: Situation, after: Situation): Effect[] {
  return [
    ...worn(before, after),
    ...burdens(before, after),
    ...bodies(before, after),
    ...stoppedHours(before, after),
    ...lostSpells(before, after),
    ...nerves(before, after),
    ...fights(before, after),
  ]
}

/** Updates damage reduction after a change of gear. Rule DLV-EQ-05. */
function worn(before: Situation, after: Situation): Effect[] {
  return Object.values(after.creatures)
    .filter((creature) => before.creatures[creature.id]?.items !== creature.items)
    .flatMap((creature) => characters.derive(creature, after))
}
