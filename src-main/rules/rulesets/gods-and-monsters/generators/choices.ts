import { rollOne, type ProcedureOf } from '../../../core/procedure.ts'
import { archetypes, type ArchetypeId } from '../archetypes.ts'
import { species, speciesNamed, type Species } from '../characters/species.ts'

export const byDice = 'by the dice'

export const archetypeChoices = [byDice, ...archetypes] as const
type ArchetypeChoice = (typeof archetypeChoices)[number]

/** One of five by a d10. */
export function* archetypeFor(said: ArchetypeChoice): ProcedureOf<ArchetypeId> {
  if (said !== byDice) return said
  const face = yield* rollOne('archetype', 10)
  return archetypes[Math.ceil(face / 2) - 1] ?? 'warrior'
}

export const speciesChoices = [
  'Human',
  'Dwarf',
  'Elf',
  'Halfling',
  'Gnome',
  'Goblin',
  byDice,
] as const
type SpeciesChoice = (typeof speciesChoices)[number]

/** One of six by a d6. */
export function* speciesFor(said: SpeciesChoice): ProcedureOf<Species> {
  if (said !== byDice) return speciesNamed(said)
  return species[(yield* rollOne('species', 6)) - 1] ?? speciesNamed('Human')
}

/** None, or one of eight; only prophets must have one. Rules GAMX-MOR-01, GAMX-MOR-02. */
export const moralCodes = [
  'none',
  'Ordered Good',
  'Ordered',
  'Ordered Evil',
  'Chaotic Good',
  'Chaotic',
  'Chaotic Evil',
  'Good',
  'Evil',
] as const
