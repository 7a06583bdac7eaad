import type { Id, Situation } from '../../core/situation.ts'

type Person = Situation['creatures'][Id]

/** Finds a creature in view, in the other group, or on the bench. */
export function personOf(situation: Situation, id: Id): Person | undefined {
  const { creatures, split, bench } = situation
  return creatures[id] ?? split?.other.creatures[id] ?? bench?.[id]?.creature
}

export function personNamed(situation: Situation, id: Id): string | undefined {
  return personOf(situation, id)?.name ?? situation.fallen?.[id]?.name
}

/** True for party members: in view, in the other group, on the bench or fallen. */
export function isOurs(situation: Situation, id: Id): boolean {
  return personOf(situation, id)?.side === 'party' || situation.fallen?.[id] !== undefined
}
