import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { partyOf } from '../../../common/sides.ts'
import { sizes, type CreatureSize } from '../scales.ts'
import { abilities, type Scores } from './abilities.ts'
import { archetypes, type ArchetypeId } from './archetypes.ts'

export { partyOf }

/** Scores of somebody; one that nobody has written counts as 10. Rule GAM-CON-01. */
export function scoresOf(creature: Pick<ReadonlyCreature, 'values'>): Scores {
  const { charisma, intelligence, wisdom, endurance, agility, strength } = Object.fromEntries(
    abilities.map((ability) => [ability, creature.values[ability] ?? 10]),
  )
  return {
    charisma: charisma ?? 10,
    intelligence: intelligence ?? 10,
    wisdom: wisdom ?? 10,
    endurance: endurance ?? 10,
    agility: agility ?? 10,
    strength: strength ?? 10,
  }
}

/** Archetypes somebody has a level in. Rule GAM-ADV-03. */
export function archetypesOf(creature: Pick<ReadonlyCreature, 'values'>): ArchetypeId[] {
  return archetypes.filter((archetype) => (creature.values[archetype] ?? 0) > 0)
}

/** Rule GAM-SIZ-01. */
export function sizeOf(creature: Pick<ReadonlyCreature, 'values'>): CreatureSize {
  return sizes[creature.values.size ?? 3] ?? 'medium'
}

/** Members of the party who are not dead. */
export function livingParty(situation: Situation): ReadonlyCreature[] {
  return partyOf(situation).filter(({ conditions }) => !('dead' in conditions))
}

/** Living members of the party other than animals. */
export function livingPeople(situation: Situation): ReadonlyCreature[] {
  return livingParty(situation).filter(({ kind }) => kind !== 'animal')
}

/** Names of the things that people carry, each once. */
export function namesOfThings(people: readonly ReadonlyCreature[]): string[] {
  return [
    ...new Set(
      people.flatMap(({ items, itemOrder }) => itemOrder.flatMap((id) => items[id]?.name ?? [])),
    ),
  ]
}
