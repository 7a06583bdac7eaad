import type { Effect } from '../../rules/core/effects.ts'
import type { Situation } from '../../rules/core/situation.ts'

/** State before a return from the bench, as consequences compare it: those who return count as unchanged. */
export function beforeReturn(before: Situation, after: Situation): Situation {
  const back = seats(before).filter(({ id }) => !after.bench?.[id] && after.creatures[id])
  if (back.length === 0) return before
  const own = (ids: readonly string[], all: Situation['timers']): Situation['timers'] =>
    Object.fromEntries(ids.flatMap((id) => (all[id] ? [[id, all[id]]] : [])))
  return {
    ...before,
    creatures: withSeats(before.creatures, back),
    timers: {
      ...before.timers,
      ...own(
        back.flatMap(({ timers }) => Object.keys(timers)),
        after.timers,
      ),
    },
    dues: Object.assign({}, before.dues, ...back.map(({ dues }) => dues)) as Situation['dues'],
  }
}

/**
 * Consequences for people on the bench of a change that is not tied to a place: another house rule, the
 * end of a fight or of an encounter.
 */
export function benchConsequences(
  before: Situation,
  after: Situation,
  consequences: (before: Situation, after: Situation) => Effect[],
): Effect[] {
  const away = seats(after).filter(({ id }) => before.bench?.[id])
  const ruled = before.houseRules !== after.houseRules
  const ended = (before.fight && !after.fight) || (before.encounter && !after.encounter)
  if (away.length === 0 || (!ruled && !ended)) return []
  const withThem = (situation: Situation): Situation => ({
    ...situation,
    creatures: withSeats(situation.creatures, away),
    party: [...situation.party, ...away.map(({ id }) => id)],
  })
  return consequences(withThem(before), withThem(after)).filter(
    (effect) =>
      (effect.do === 'set' || effect.do === 'condition' || effect.do === 'use') &&
      away.some(({ id }) => id === effect.creature),
  )
}

type Seat = NonNullable<Situation['bench']>[string]

function seats({ bench = {} }: Situation): Seat[] {
  return Object.values(bench)
}

function withSeats(
  creatures: Situation['creatures'],
  back: readonly Seat[],
): Situation['creatures'] {
  return { ...creatures, ...Object.fromEntries(back.map(({ id, creature }) => [id, creature])) }
}
