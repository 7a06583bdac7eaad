import type { Creature, Situation } from './situation.ts'

/** States that end a creature's part in a fight, in any game. */
export const outOfAction = [
  'dead',
  'dying',
  'stable',
  'out',
  'unconscious',
  'immobilised',
  'debilitated',
] as const

/** At nothing and on their feet all the same, until a save says otherwise. */
export const holdingOn = 'holding on'

/**
 * Out of the fight: marked so, or with nothing left of the pool it falls by. Where harm runs on
 * from HP into STR (a creature that has a STR), that pool is STR; elsewhere it is HP.
 */
export function isDown(
  creature: Pick<Creature, 'values' | 'conditions'> | Situation['creatures'][string],
): boolean {
  if (outOfAction.some((name) => name in creature.conditions)) return true
  const { hp = 1, str } = creature.values
  return (str === undefined ? hp : str) <= 0 && !(holdingOn in creature.conditions)
}

/** The first who stands on the other side; of the party, in marching order. */
export function opponentOf(
  situation: Situation,
  of: Situation['creatures'][string],
): Situation['creatures'][string] | undefined {
  const others =
    of.side === 'party'
      ? Object.values(situation.creatures).filter(({ side }) => side === 'foes')
      : situation.party.flatMap((id) => situation.creatures[id] ?? [])
  return others.find((creature) => creature.id !== of.id && !isDown(creature))
}
