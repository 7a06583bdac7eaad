import type { Effect } from '../../../effects.ts'
import type { Fight, Situation } from '../../../situation.ts'
import { avenged } from './after-blow.ts'
import { heldDue, togetherDue } from './due-ids.ts'

/** A new round: dice anew, and what belonged to the last one lapses. Rules HBK-INIT-01, HBK-ATK-07. */
export function newRound(before: Situation, after: Situation): Effect[] {
  const fight = after.fight as Fight | undefined
  if (!fight || !before.fight || fight.round <= before.fight.round) return []
  const { first: _rolled, ...anew } = fight
  return [
    { do: 'fight', fight: { ...anew, ...marksLeft(fight) } },
    ...lapsed(after),
    {
      do: 'due',
      due: {
        id: 'initiative',
        action: 'heartbreaker.initiative',
        input: {},
        title: 'Initiative',
        why: `Round ${fight.round} begins`,
        rule: 'HBK-INIT-01',
        when: 'now',
        who: [],
        must: false,
      },
    },
  ]
}

/** What the last round has done to somebody is over; what the fight has done stays. */
function marksLeft(fight: Fight): Pick<Fight, 'marks'> {
  if (!fight.marks) return {}
  const left = Object.entries(fight.marks).map(([id, { [avenged]: _over, ...own }]) => [id, own])
  return { marks: Object.fromEntries(left) as NonNullable<Fight['marks']> }
}

/** A held action goes with its round unless it was to be kept; so do blows of the same moment. */
function lapsed(after: Situation): Effect[] {
  return Object.values(after.dues).flatMap((due): Effect[] => {
    const held = due.id.startsWith(heldDue('')) && due.input.keep !== true
    return held || due.id.startsWith(togetherDue('')) ? [{ do: 'settle', due: due.id }] : []
  })
}

/** What the fight called up goes with it. */
export function fightOver(before: Situation, after: Situation): Effect[] {
  if (!before.fight || after.fight) return []
  return Object.values(after.dues).flatMap((due): Effect[] =>
    due.action === 'heartbreaker.initiative' ||
    due.action === 'heartbreaker.attack' ||
    due.action === 'heartbreaker.release'
      ? [{ do: 'settle', due: due.id }]
      : [],
  )
}
