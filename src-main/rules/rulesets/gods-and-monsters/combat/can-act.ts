import { inUnit, isDown } from '../../../common/incapacitated.ts'
import type { Effect } from '../../../core/effects.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { semiConscious, unconscious } from '../harm/states.ts'
import { bound, concentrating, immobilized, roundOfSurprise, surprised } from './marks.ts'

/** Unable to move, and so the easier to hit and to kill. Rule GAM-CMB-35. */
export function isImmobile({ conditions }: ReadonlyCreature): boolean {
  return [unconscious, immobilized, bound, 'asleep', 'paralysed'].some((name) => name in conditions)
}

/** Why somebody can’t act now, in words that name the way out; null when they can. Rules GAM-CMB-03, GAM-CMB-29. */
export function cannotAct(creature: ReadonlyCreature, situation: Situation): string | null {
  const { name, conditions } = creature
  if ('dead' in conditions) return `${name} is dead: choose somebody who stands.`
  if (unconscious in conditions || isDown(creature))
    return `${name} is unconscious: choose somebody who stands.`
  if (surprised in conditions && situation.fight && roundOfSurprise(creature, situation) === 1)
    return `${name} is surprised and loses this round. Next round they may shake it off.`
  if (semiConscious in conditions)
    return `${name} is semi-conscious and starts nothing: let them move, or wait until they wake.`
  if (concentrating in conditions)
    return `${name} is concentrating: lift that condition, and they may act.`
  if (inUnit in conditions) return `${name} fights in a unit: let the unit act, or break it up.`
  if ('asleep' in conditions) return `${name} is asleep: wake them first.`
  return isImmobile(creature) ? `${name} can’t move: free them first.` : null
}

/** Marks that a creature has acted this round; nothing outside a fight. Rule GAM-CMB-01. */
export function markActed({ fight }: Situation, { id }: ReadonlyCreature): Effect[] {
  return fight ? [{ do: 'acted', creature: id }] : []
}
