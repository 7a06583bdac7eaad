import type { Effect } from '../../../core/effects.ts'
import {
  lossesOf,
  moraleDue,
  newlyDown,
  standingOf,
  whyShaken,
  withoutGroup,
} from '../../../common/morale.ts'
import type { Due } from '../../../core/state/due.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { alone, mayBreak, reasonsFor } from './morale.ts'

/** Adds and settles morale dues of every group after a change. */
export function nerves(before: Situation, after: Situation): Effect[] {
  return [
    ...withoutGroup(after, 'delve.morale'),
    ...Object.values(after.groups).flatMap((group) => nerve(before, after, group)),
  ]
}

function nerve(before: Situation, after: Situation, group: Situation['groups'][string]): Effect[] {
  const id = moraleDue(group.id)
  const pending = after.dues[id]
  const standing = standingOf(after, group.id)
  const steady = standing.filter(
    (one) => mayBreak(after, one) && !('fleeing' in one.conditions) && !('fled' in one.conditions),
  )
  const reasons = steady.length > 0 ? reasonsFor(after, group) : []
  if (reasons.length === 0) return pending ? [{ do: 'settle', due: id }] : []
  if (!changed(before, after, group.id)) return []
  const fallen = group.members.flatMap((member) => newlyDown(before, after, member))
  const why = whyShaken(reasons, fallen, lossesOf(after, group.id), group.strength)
  return pending ? [] : [{ do: 'due', due: moraleDueOf(group, reasons, why, standing) }]
}

/** True when a group or a member changed; otherwise a dismissed due stays dismissed. */
function changed(before: Situation, after: Situation, id: string): boolean {
  const members = after.groups[id]?.members ?? []
  return (
    before.groups[id] !== after.groups[id] ||
    members.some((member) => {
      const [was, is] = [before.creatures[member], after.creatures[member]]
      return was?.values !== is?.values || was?.conditions !== is?.conditions
    })
  )
}

function moraleDueOf(
  group: Situation['groups'][string],
  reasons: readonly string[],
  why: string,
  standing: readonly ReadonlyCreature[],
): Due {
  return {
    id: moraleDue(group.id),
    action: 'delve.morale',
    input: { group: group.id },
    title: 'Morale check due',
    why,
    rule: reasons.includes(alone) ? 'DLV-MOR-03' : 'DLV-MOR-01',
    when: 'now',
    who: standing.map(({ id }) => id),
    must: false,
  }
}
