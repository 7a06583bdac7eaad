import { settleTogether } from '../../../common/struck-together.ts'
import type { Effect } from '../../../core/effects.ts'
import type { Fight } from '../../../core/state/fight.ts'
import type { Situation } from '../../../core/situation.ts'
import { avenged } from './aftermath.ts'
import { heldDue, keepMark } from './hold.ts'
import { initiativeDue } from './initiative.ts'

/**
 * Starts a new round: initiative falls due, last round's marks and held actions lapse. Rules HBK-INIT-01,
 * HBK-ATK-07.
 */
export function newRound(before: Situation, after: Situation): Effect[] {
  const fight = after.fight as Fight | undefined
  if (!fight || !before.fight || fight.round <= before.fight.round) return []
  const { first: _rolled, ...otherFields } = fight
  return [
    { do: 'fight', fight: { ...otherFields, ...marksLeft(fight, after) } },
    ...settleTogether(before, after),
    ...lapseDues(after),
    initiativeDue(`Round ${fight.round} begins`, 'HBK-INIT-01'),
  ]
}

/** Marks that outlast the round: all but the avenger's extra attack, and of a held action that is no more. */
function marksLeft(fight: Fight, { dues }: Situation): Pick<Fight, 'marks'> {
  if (!fight.marks) return {}
  const left = Object.entries(fight.marks).map(
    ([id, { [avenged]: _over, [keepMark]: keeps, ...own }]) => [
      id,
      keeps && dues[heldDue(id)] ? { ...own, [keepMark]: keeps } : own,
    ],
  )
  return { marks: Object.fromEntries(left) as NonNullable<Fight['marks']> }
}

/** Settles held actions, except those held beyond the round. */
function lapseDues(after: Situation): Effect[] {
  return Object.values(after.dues).flatMap((due): Effect[] => {
    const kept = due.who.some((id) => after.fight?.marks?.[id]?.[keepMark])
    const held = due.id.startsWith(heldDue('')) && !kept
    return held ? [{ do: 'settle', due: due.id }] : []
  })
}

/** Settles dues for initiative, attacks and held actions when the fight ends. */
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
