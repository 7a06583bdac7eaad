import { hasChangedSides } from './charm.ts'
import type { Effect } from '../core/effects.ts'
import {
  lossesOf,
  moraleDue,
  moraleReasons,
  newlyDown,
  standingOf,
  moraleReason,
  withoutCause,
} from './morale.ts'
import type { RuleId } from '../core/outcome.ts'
import type { ActionId, ReadonlyCreature, Situation } from '../core/situation.ts'
import type { Due } from '../core/state/due.ts'
type Band = Situation['groups'][string]

/** A game's morale check for a band, and which members may break. */
interface Nerve {
  action: ActionId
  rule: RuleId
  mayBreak(creature: ReadonlyCreature): boolean
}

/** Dues for morale at the first casualty and at half lost, each once for a band; and void dues settled. */
export function shakenDues(before: Situation, after: Situation, nerve: Nerve): Effect[] {
  return [
    ...withoutCause(before, after, nerve.action),
    ...Object.values(after.groups).flatMap((group) => shaken(before, after, group, nerve)),
  ]
}

function shaken(before: Situation, after: Situation, group: Band, nerve: Nerve): Effect[] {
  const id = moraleDue(group.id)
  const standing = standingOf(after, group.id)
  const pending = after.dues[id]
  const lost = group.strength - standing.length
  // Creatures already fleeing do not check, nor those whom a charm took from their side.
  const steady = standing.some(
    (one) => nerve.mayBreak(one) && !('fleeing' in one.conditions) && !hasChangedSides(one),
  )
  if (lost <= 0 || !steady) return pending ? [{ do: 'settle', due: id }] : []
  const reasons = moraleReasons(group.strength, lossesOf(before, group.id), lost).filter(
    (reason) => !group.tested?.[reason],
  )
  if (reasons.length === 0) return []
  const fallen = group.members.flatMap((member) => newlyDown(before, after, member))
  const why = moraleReason(reasons, fallen, lost, group.strength)
  if (pending?.why === why) return []
  const due: Due = {
    id,
    action: nerve.action,
    input: { group: group.id },
    title: 'Morale check due',
    why,
    rule: nerve.rule,
    when: 'now',
    who: standing.map((creature) => creature.id),
    must: false,
  }
  return [{ do: 'due', due }]
}
