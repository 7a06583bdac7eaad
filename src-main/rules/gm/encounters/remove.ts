import { defineAction } from '../../core/action.ts'
import type { Effect } from '../../core/effects.ts'
import type { ReadonlyCreature, Situation } from '../../core/situation.ts'
import { isDown } from '../../common/incapacitated.ts'
import { gmOutcome } from '../gm-outcome.ts'
import { plain, refusal } from '../../common/trial.ts'

export const remove = defineAction({
  id: 'house.remove',
  title: 'Take somebody away',
  rule: 'GF-MEET-04',
  phase: 'table',
  slot: 'join',
  needs: [],
  finds: 'remove delete creature leave dead body',
  asks: { who: { kind: 'creature', title: 'Whom' } },
  preview: (situation, { who }) =>
    situation.creatures[who]
      ? plain(leaves(situation.creatures[who]))
      : refusal('Choose who leaves.'),
  *run(situation, { who }) {
    yield* []
    const creature = situation.creatures[who]
    if (!creature) return gmOutcome('GF-MEET-04', 'Take away', 'Nobody left', [])
    return gmOutcome(
      'GF-MEET-04',
      creature.name,
      'Leaves the table',
      [{ do: 'leave', creature: who }, ...fewer(situation, creature)],
      { who: [who] },
    )
  },
})

/** Text of the removal; for party members it points to the bench, since they lose all they have. */
function leaves({ name, side }: ReadonlyCreature): string {
  if (side !== 'party') return `${name} leaves the table`
  return `${name} leaves for good, with all they have; “Put on the bench” keeps them`
}

/** Removes a creature from its group; strength drops unless it is down, as a fallen one still counts. */
function fewer(situation: Situation, creature: ReadonlyCreature): Effect[] {
  const group = situation.groups[creature.group ?? '']
  if (!group) return []
  const members = group.members.filter((id) => id !== creature.id)
  const strength = isDown(creature) ? group.strength : Math.max(0, group.strength - 1)
  return [{ do: 'group', group: { ...group, members, strength } }]
}
