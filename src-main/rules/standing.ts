import type { Creature, Situation } from './situation.ts'

/** States that end a creature's part in a fight, in any game. */
export const outOfAction = ['dead', 'dying', 'stable', 'out'] as const

/**
 * Out of the fight: marked so, or with nothing left of the pool it falls by. Where harm runs on
 * from HP into STR (a creature that has a STR), that pool is STR; elsewhere it is HP.
 */
export function isDown(
  creature: Pick<Creature, 'values' | 'conditions'> | Situation['creatures'][string],
): boolean {
  const { hp = 1, str } = creature.values
  return (
    (str === undefined ? hp : str) <= 0 || outOfAction.some((name) => name in creature.conditions)
  )
}
