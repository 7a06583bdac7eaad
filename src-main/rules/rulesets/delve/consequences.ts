import type { Effect } from '../../effects.ts'
import type { Situation } from '../../situation.ts'
import { burdens } from './burdens.ts'
import { characters } from './character.ts'

/** Other gear, other damage reduction; a load, and what it costs. Rules DLV-EQ-05, DLV-INV-04. */
export function consequences(before: Situation, after: Situation): Effect[] {
  return [...worn(before, after), ...burdens(before, after)]
}

function worn(before: Situation, after: Situation): Effect[] {
  return Object.values(after.creatures)
    .filter((creature) => before.creatures[creature.id]?.items !== creature.items)
    .flatMap((creature) => characters.derive(creature, after))
}
