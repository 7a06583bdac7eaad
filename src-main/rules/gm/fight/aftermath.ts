import type { Effect } from '../../core/effects.ts'
import type { ReadonlyCreature, Situation } from '../../core/situation.ts'
import { usesOf } from '../../common/uses.ts'
import { asideOf } from '../encounters/beside.ts'

const ofAFight = ['fleeing', 'fled', 'surprised']

/** Effects of a fight's end on a creature: conditions end and limited uses come back. */
export function freedOfFight(creature: ReadonlyCreature): Effect[] {
  return [
    ...Object.entries(creature.conditions)
      .filter(([name, condition]) => condition.fight || ofAFight.includes(name))
      .map(([name]): Effect => ({ do: 'condition', creature: creature.id, name, to: null })),
    ...Object.entries(usesOf(creature))
      .filter(([, use]) => use.again === 'fight' && use.spent > 0)
      .map(([id, use]): Effect => ({
        do: 'use',
        creature: creature.id,
        id,
        to: { ...use, spent: 0 },
      })),
  ]
}

/**
 * Applies `freedOfFight` to all creatures that stay when a fight ends in any way, or when an encounter ends
 * without one. Foes of encounters set aside are unchanged.
 */
export function freedOfTheFight(before: Situation, after: Situation): Effect[] {
  const isOver = after.fight === undefined && (before.fight ?? before.encounter) !== undefined
  if (!isOver || (!before.fight && after.encounter)) return []
  const waiting = asideOf(after).flatMap(({ foes }) => foes)
  return Object.values(after.creatures)
    .filter(({ id }) => before.creatures[id] && !waiting.includes(id))
    .flatMap(freedOfFight)
}
