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
import type { Situation } from '../../../core/situation.ts'
import { mayBreak, reasonsFor } from './morale.ts'

/** Morale checks that a change makes due, and removal of those now void. Rule BDPX-MOR-01. */
export function nerves(before: Situation, after: Situation): Effect[] {
  return [
    ...withoutGroup(after, 'block-dodge-parry.morale'),
    ...Object.values(after.groups).flatMap((group) => nerve(before, after, group)),
  ]
}

function nerve(before: Situation, after: Situation, group: Situation['groups'][string]): Effect[] {
  const id = moraleDue(group.id)
  const pending = after.dues[id]
  const steady = standingOf(after, group.id).filter(
    (one) => mayBreak(one) && !('fleeing' in one.conditions) && !('fled' in one.conditions),
  )
  const reasons = steady.length > 0 ? reasonsFor(after, group) : []
  if (reasons.length === 0) return pending && steady.length === 0 ? [{ do: 'settle', due: id }] : []
  if (pending || !changed(before, after, group.id)) return []
  const fallen = group.members.flatMap((member) => newlyDown(before, after, member))
  const why = whyShaken(reasons, fallen, lossesOf(after, group.id), group.strength)
  return [{ do: 'due', due: dueOf(group, why) }]
}

/** True when the group or a member changed; otherwise a due that was waved away stays away. */
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

function dueOf(group: Situation['groups'][string], why: string): Due {
  return {
    id: moraleDue(group.id),
    action: 'block-dodge-parry.morale',
    input: { group: group.id },
    title: 'Morale check due',
    why,
    rule: 'BDPX-MOR-01',
    when: 'now',
    who: [...group.members],
    must: false,
  }
}
