import type { Effect } from '../../effects.ts'
import type { ReadonlyCreature, Situation } from '../../situation.ts'
import { usesOf } from '../../uses.ts'
import { asideOf } from '../encounters/beside.ts'

const ofAFight = ['fleeing', 'fled', 'surprised']

/** After a fight somebody is rid of what ends with it, and has again what comes back with its end. */
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
 * Everybody who stays is free of a fight however that ends, and of one that never began when its encounter
 * ends. Foes of encounters that are set aside wait as they are.
 */
export function freedOfTheFight(before: Situation, after: Situation): Effect[] {
  const isOver = after.fight === undefined && (before.fight ?? before.encounter) !== undefined
  if (!isOver || (!before.fight && after.encounter)) return []
  const waiting = asideOf(after).flatMap(({ foes }) => foes)
  return Object.values(after.creatures)
    .filter(({ id }) => before.creatures[id] && !waiting.includes(id))
    .flatMap(freedOfFight)
}
