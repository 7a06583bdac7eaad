import type { Effect } from '../../../effects.ts'
import {
  lossesOf,
  moraleDue,
  moraleReasons,
  newlyDown,
  standingOf,
  whyShaken,
  withoutGroup,
} from '../../../morale.ts'
import { houseRule } from '../../../ruleset.ts'
import type { Due, Situation } from '../../../situation.ts'
import { morale as moraleRule } from '../house-rules/morale.ts'
import { mayBreak } from './morale.ts'

type Someone = Situation['creatures'][string]

/** Rules HRTX-MOR-01, HRTX-MOR-02: the first casualty, and half lost; not the undead, not the party. */
export function nerves(before: Situation, after: Situation): Effect[] {
  if (houseRule<string>(after, moraleRule) === 'gmOnly') return []
  return [...withoutGroup(after, 'hearts.morale'), ...Object.values(after.groups).flatMap(nerve)]

  function nerve(group: Situation['groups'][string]): Effect[] {
    const id = moraleDue(group.id)
    const standing = standingOf(after, group.id)
    const pending = after.dues[id]
    const lost = group.strength - standing.length
    if (lost <= 0 || !standing.some(mayFlee)) return pending ? [{ do: 'settle', due: id }] : []
    const reasons = moraleReasons(group.strength, lossesOf(before, group.id), lost).filter(
      (reason) => !group.tested?.[reason],
    )
    if (reasons.length === 0) return []
    const why = whyShaken(
      reasons,
      group.members.flatMap((member) => newlyDown(before, after, member)),
      lost,
      group.strength,
    )
    return pending?.why === why ? [] : [{ do: 'due', due: moraleDueOf(id, group, why, standing) }]
  }
}

/** Who runs already has no nerve left to lose. */
function mayFlee(creature: Someone): boolean {
  return mayBreak(creature) && !('fleeing' in creature.conditions)
}

function moraleDueOf(
  id: string,
  group: Situation['groups'][string],
  why: string,
  standing: readonly Someone[],
): Due {
  return {
    id,
    action: 'hearts.morale',
    input: { group: group.id },
    title: 'Morale check due',
    why,
    rule: 'HRTX-MOR-01',
    when: 'now',
    who: standing.map((creature) => creature.id),
    must: false,
  }
}
