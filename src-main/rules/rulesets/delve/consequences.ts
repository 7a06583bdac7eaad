import type { Effect } from '../../effects.ts'
import type { Situation } from '../../situation.ts'
import { characters } from './character.ts'

/** Other gear, other damage reduction. Rule DLV-EQ-05. */
export function consequences(before: Situation, after: Situation): Effect[] {
  return Object.values(after.creatures)
    .filter((creature) => before.creatures[creature.id]?.items !== creature.items)
    .flatMap((creature) => characters.derive(creature, after))
}
