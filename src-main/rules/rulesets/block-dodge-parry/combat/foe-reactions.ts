import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { Step } from '../../../core/outcome.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { foeReactions } from '../house-rules/fight.ts'
import { step } from './dice.ts'
import type { CombatReaction } from './reaction.ts'

/** Tag that a foe needs to use each reaction. Rule BDPX-NPC-03. */
const needs: Partial<Record<CombatReaction, string>> = {
  'fight back': 'vicious',
  block: 'trained',
  dodge: 'trained',
  parry: 'duelist',
}

/** Foes react where it is in their nature: told, for the GM to judge. Rule BDPX-NPC-03. */
export function foeReactionSteps(
  situation: Situation,
  target: ReadonlyCreature,
  reaction: CombatReaction,
): Step[] {
  if (target.kind !== 'monster' || reaction === 'defend') return []
  const kind = needs[reaction] ?? ''
  const most = houseRule<number>(situation, foeReactions)
  return [
    step(
      'A foe that reacts',
      kind in target.tags ? `${kind}, as it is marked` : `is ${kind}: it is not marked so`,
      'BDPX-NPC-03',
    ),
    step('Its Fatigue', `${target.values.fatigue ?? 0} of ${most}`, 'BDPX-NPC-03'),
  ]
}

/** Why a foe has no more in it; null when it has. Rule BDPX-NPC-03. */
export function foeSpent(
  situation: Situation,
  target: ReadonlyCreature,
  cost: number,
): string | null {
  const most = houseRule<number>(situation, foeReactions)
  if (cost === 0 || (target.values.fatigue ?? 0) + cost <= most) return null
  return `${target.name} has taken ${most} Fatigue by reactions, and that is all a foe has (BDPX-NPC-03): it defends.`
}
