import type { Creature } from '../core/state/creature.ts'
import type { ReadonlyCreature, Situation } from '../core/situation.ts'

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
  'beyond help',
  ...outOfAction.filter((name) => name !== 'dying' && name !== 'dead'),
  'fleeing',
]

/** True for a state of dying, as any game calls it: "dying", "dying of injuries". */
export function isDyingName(name: string): boolean {
  return /^dying\b/.test(name)
}

/** True for somebody who is dying, be it on their feet. */
export function isDying({ conditions }: Pick<ReadonlyCreature, 'conditions'>): boolean {
  return Object.keys(conditions).some(isDyingName)
}

/** Sorts conditions by urgency: dying, dead, out of action, fleeing, then the others in their order. */
export function bySeverity<C extends { name: string }>(conditions: readonly C[]): C[] {
  const rank = ({ name }: C): number => {
    const at = gravest.indexOf(isDyingName(name) ? 'dying' : name)
    return at < 0 ? gravest.length : at
  }
  return conditions.toSorted((one, other) => rank(one) - rank(other))
}

/** Worst state of a creature, null while it is standing. Only the dead are struck out on the screen. */
export type Plight = 'dying' | 'dead' | 'down'
export function plightOf(creature: ReadonlyCreature): Plight | null {
  if ('dead' in creature.conditions) return 'dead'
  if (isDying(creature)) return 'dying'
  return isDown(creature) ? 'down' : null
}

/** True for a body on the roll of the dead: it takes no part in a fight until it rises or is raised. */
export function isBuried(
  { fallen }: Pick<Situation, 'fallen'>,
  { id, side, conditions }: Pick<ReadonlyCreature, 'id' | 'side' | 'conditions'>,
): boolean {
  return fallen?.[id] !== undefined && side === 'others' && 'dead' in conditions
}

/** Condition of a prisoner, who is on neither side. Rule GF-FIGHT-09. */
export const captured = 'Captured'

/** Condition of a creature that a charm keeps from taking a side. Rules HRT-SPELL-03, DLV-SPELL-04. */
export const neutral = 'neutral'

/** Condition of a creature whose unit acts and is struck at in its place. Rule GAM-MAS-01. */
export const inUnit = 'fights in a unit'

/** Condition of a creature at 0 that stays on its feet until it fails a save. */
export const holdingOn = 'holding on'

/**
 * True when a creature is out of the fight: by a condition, or with none left of the pool that decides it:
 * STR for a creature that has a STR (harm runs on from HP into it), otherwise HP.
 */
export function isDown(
  creature: Pick<Creature, 'values' | 'conditions'> | ReadonlyCreature,
): boolean {
  if (outOfAction.some((name) => name in creature.conditions)) return true
  const { hp = 1, str } = creature.values
  return (str === undefined ? hp : str) <= 0 && !(holdingOn in creature.conditions)
}

/** Reason that somebody who left the fight can't strike in it, with the remedy; null for the others. */
export function goneFromFight({ name, conditions }: ReadonlyCreature): string | null {
  return 'fled' in conditions
    ? `${name} has fled and can’t strike: choose another, or let them be caught up first.`
    : null
}

/** Reason that somebody who left the fight can't be struck at in it, with the remedy; null for the others. */
export function outOfReach({ name, conditions }: ReadonlyCreature): string | null {
  if (inUnit in conditions) return `${name} fights in a unit: choose the unit as the target.`
  return 'fled' in conditions
    ? `${name} has fled and is out of reach: choose another target, or let them be caught up first.`
    : null
}

/** First creature on the other side that is neither down nor fled; party members in marching order. */
export function opponentOf(
  situation: Situation,
  of: ReadonlyCreature,
): ReadonlyCreature | undefined {
  const others =
    of.side === 'party'
      ? Object.values(situation.creatures).filter(({ side }) => side === 'foes')
      : situation.party.flatMap((id) => situation.creatures[id] ?? [])
  return others.find(
    (creature) =>
      creature.id !== of.id &&
      !isDown(creature) &&
      !('fled' in creature.conditions) &&
      !(inUnit in creature.conditions),
  )
}
