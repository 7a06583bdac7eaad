import type { Effect } from '../../../../core/effects.ts'
import type { Situation } from '../../../../core/situation.ts'
import { condition } from '../../harm/states.ts'
import { aimedTitle, coveringId, coversOf } from '../aiming.ts'
import { holdDue } from '../hold-due.ts'
import { aimed, covered, grabbed, held, higher, holds, immobilized } from '../marks.ts'
import { readyingOf } from '../readying.ts'
import type { AttackInput, AttackPlan } from './blow.ts'

/**
 * Costs of an attack to the attacker, until the round is over.
 * Rules GAM-CMB-01, GAM-CMB-19, GAM-CMB-27, GAM-CMB-28, GAM-CMB-34, GAM-CMB-36.
 */
export function costs(situation: Situation, blow: AttackPlan, input: AttackInput): Effect[] {
  const { attacker, aim, arm, ranged, free, extra } = blow
  const loaded = readyingOf(arm.name)
  const spent: Effect[] = [
    ...settled(situation, `opening:${attacker.id}`),
    ...(ranged && attacker.uses?.[loaded]
      ? [{ do: 'use' as const, creature: attacker.id, id: loaded, to: null }]
      : []),
    ...(extra > 0
      ? [{ do: 'change' as const, creature: attacker.id, field: 'combatPool', by: -extra, min: 0 }]
      : []),
    ...(blow.aims ? revealed(situation, blow) : []),
  ]
  if (!situation.fight) return spent
  const marks = [
    ...(aim === 'to hurt' ? [] : [aimed]),
    ...(aim === 'grab' ? [grabbed] : []),
    ...(input.ground === 'higher, to guard' ? [higher] : []),
  ]
  return [
    ...spent,
    ...(free ? [] : [{ do: 'acted' as const, creature: attacker.id }]),
    ...marks.map((mark): Effect => ({ do: 'mark', creature: attacker.id, mark, on: true })),
    ...loosened(situation, blow),
  ]
}

function settled(situation: Situation, due: string): Effect[] {
  return situation.dues[due] ? [{ do: 'settle', due }] : []
}

/** Ends this attacker’s aim: the target knows of it once the attack has come. Rule GAM-CMB-34. */
function revealed(situation: Situation, { attacker, target }: AttackPlan): Effect[] {
  const others = coversOf(situation, target.id).filter((id) => id !== attacker.id)
  return [
    ...settled(situation, coveringId(attacker.id, target.id)),
    { do: 'mark', creature: attacker.id, mark: aimedTitle(target.id), on: false },
    ...(others.length === 0 && covered in target.conditions
      ? [condition(target.id, covered, null)]
      : []),
  ]
}

/** Whoever holds somebody and strikes them with a weapon lets them try to break free again. Rules GAM-CMB-30, GAM-AMB-37. */
function loosened(
  { fight }: Situation,
  { attacker, target, arm, ranged, aim }: AttackPlan,
): Effect[] {
  const holding = fight?.marks?.[attacker.id]?.[holds(target.id)]
  if (!holding || ranged || aim === 'grab' || !arm.row || !(immobilized in target.conditions))
    return []
  return [
    condition(target.id, immobilized, null),
    condition(target.id, held, { fight: true, rule: 'GAM-CMB-30' }),
    holdDue(attacker, target),
  ]
}
