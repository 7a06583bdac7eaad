import type { Creature, ReadonlyCreature, Situation } from './situation.ts'

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

const gravest: readonly string[] = [
  'dying',
  'dead',
  ...outOfAction.filter((name) => name !== 'dying' && name !== 'dead'),
  'fleeing',
]

/** Conditions by how urgent they are to the GM: dying, dead, out of action, fleeing, then the others as they came. */
export function bySeverity<C extends { name: string }>(conditions: readonly C[]): C[] {
  const rank = ({ name }: C): number => {
    const at = gravest.indexOf(name)
    return at < 0 ? gravest.length : at
  }
  return conditions.toSorted((one, other) => rank(one) - rank(other))
}

/** The worst that holds of a creature; null while it is on its feet. Only the dead are struck out on the screen. */
export type Plight = 'dying' | 'dead' | 'down'
export function plightOf(creature: ReadonlyCreature): Plight | null {
  if ('dead' in creature.conditions) return 'dead'
  if ('dying' in creature.conditions) return 'dying'
  return isDown(creature) ? 'down' : null
}

/** True of a body on the roll of the dead: it takes no part in a fight until it rises or is raised. */
export function isBuried(
  { fallen }: Pick<Situation, 'fallen'>,
  { id, side, conditions }: Pick<ReadonlyCreature, 'id' | 'side' | 'conditions'>,
): boolean {
  return fallen?.[id] !== undefined && side === 'others' && 'dead' in conditions
}

/** Condition of a prisoner, who stands with neither side. Rule GF-FIGHT-09. */
export const captured = 'Captured'

/** At nothing and on their feet all the same, until a save says otherwise. */
export const holdingOn = 'holding on'

/**
 * Out of the fight: marked so, or with nothing left of the pool it falls by. Where harm runs on
 * from HP into STR (a creature that has a STR), that pool is STR; elsewhere it is HP.
 */
export function isDown(
  creature: Pick<Creature, 'values' | 'conditions'> | ReadonlyCreature,
): boolean {
  if (outOfAction.some((name) => name in creature.conditions)) return true
  const { hp = 1, str } = creature.values
  return (str === undefined ? hp : str) <= 0 && !(holdingOn in creature.conditions)
}

/** The first who stands on the other side; of the party, in marching order. */
export function opponentOf(
  situation: Situation,
  of: ReadonlyCreature,
): ReadonlyCreature | undefined {
  const others =
    of.side === 'party'
      ? Object.values(situation.creatures).filter(({ side }) => side === 'foes')
      : situation.party.flatMap((id) => situation.creatures[id] ?? [])
  return others.find((creature) => creature.id !== of.id && !isDown(creature))
}
