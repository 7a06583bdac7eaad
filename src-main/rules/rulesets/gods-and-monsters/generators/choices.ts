import type { InputOf } from '../../../core/asks.ts'
import { type Step, step } from '../../../core/outcome.ts'
import { roll, rollOne, type ProcedureOf } from '../../../core/procedure.ts'
import { upperFirst } from '../../../core/words.ts'
import { aboutTitles } from '../character/about.ts'
import { abilities, type AbilityName, type Scores } from '../character/abilities.ts'
import { archetypeOf, archetypes, type ArchetypeId } from '../character/archetypes.ts'
import { rollAbility } from '../character/derive.ts'
import { startingGearAsk } from '../../../gm/town/starting-gear.ts'
import { fieldsWithSkills } from '../character/known-fields.ts'
import { species, speciesNamed, type Species } from '../character/species.ts'

export const byDice = 'by the dice'

const archetypeChoices = [byDice, ...archetypes] as const
type ArchetypeChoice = (typeof archetypeChoices)[number]

/** One of five by a d10. */
export function* archetypeFor(said: ArchetypeChoice): ProcedureOf<ArchetypeId> {
  if (said !== byDice) return said
  const face = yield* rollOne(
    'archetype',
    10,
    archetypes.flatMap((each) => [each, each]),
  )
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
  const names = species.map(({ name }) => name)
  return species[(yield* rollOne('species', 6, names)) - 1] ?? speciesNamed('Human')
}

/** Codes of the players’ characters, who are never evil; only prophets must have one. Rules GAMX-MOR-02, GAMX-MOR-06. */
const codesOfPlayers = [
  'none',
  'Ordered Good',
  'Ordered',
  'Chaotic Good',
  'Chaotic',
  'Good',
] as const

/** None, or one of eight. Rule GAMX-MOR-01. */
export const moralCodes = [...codesOfPlayers, 'Ordered Evil', 'Chaotic Evil', 'Evil'] as const

/** How the six scores come about. Rules GAM-CRE-04, GAM-CRE-16, GAMX-CON-07. */
export const ways = ['best three of four dice', '15, 13, 12, 10, 8, 7'] as const
type Way = (typeof ways)[number]

/**
 * Abilities from that with the best score to that with the least: those named by the GM, then what the archetype
 * leans on. Rule GAM-CRE-04.
 */
export function orderOfAbilities(archetype: ArchetypeId, said: string | undefined): AbilityName[] {
  const { ability, verve } = archetypeOf[archetype]
  const named = abilityWords(said).flatMap((word) => abilities.find((each) => each === word) ?? [])
  const first: AbilityName[] = [...named, ability, verve, 'endurance', 'agility']
  return [...new Set([...first, ...abilities])]
}

/** Refusal of a word that is none of the six abilities; null when all are. */
export function strangeAbility(said: string | undefined): string | null {
  const strange = abilityWords(said).find((word) => !abilities.some((each) => each === word))
  return strange ? `“${strange}” is none of ${abilities.join(', ')} (GAM-CRE-04).` : null
}

function abilityWords(said = ''): string[] {
  return said.split(',').flatMap((word) => word.trim().toLowerCase() || [])
}

/** Six numbers, the best to what comes first in an order. */
export function* rollScores(
  order: readonly AbilityName[],
  way: Way,
): ProcedureOf<{ scores: Scores; why: Step[] }> {
  const found: { score: number; from: string }[] =
    way === ways[1] ? [15, 13, 12, 10, 8, 7].map((score) => ({ score, from: 'fixed' })) : []
  const rule = found.length > 0 ? 'GAMX-CON-07' : 'GAM-CRE-04'
  for (let at = 1; found.length < 6; at++) {
    const dice = yield* roll(`score ${at}`, 6, 4)
    const { score, dropped } = rollAbility(dice)
    found.push({ score, from: `score ${at}, without the ${dropped}` })
  }
  found.sort((one, other) => other.score - one.score)
  const of = (ability: AbilityName): number => found[order.indexOf(ability)]?.score ?? 10
  const why = found.flatMap(({ score, from }, at): Step[] => {
    const ability = order[at]
    return ability ? [{ name: upperFirst(ability), value: `${score} (${from})`, rule }] : []
  })
  return {
    scores: {
      charisma: of('charisma'),
      intelligence: of('intelligence'),
      wisdom: of('wisdom'),
      endurance: of('endurance'),
      agility: of('agility'),
      strength: of('strength'),
    },
    why,
  }
}

export const newcomerAsks = {
  name: { kind: 'text', title: 'Name', max: 80, optional: true },
  archetype: { kind: 'choice', title: 'Archetype', of: archetypeChoices, default: byDice },
  species: { kind: 'choice', title: 'Species', of: speciesChoices, default: 'Human' },
  level: { kind: 'number', title: 'Level', min: 1, max: 10, default: 1 },
  scores: { kind: 'choice', title: 'Scores', of: ways, default: ways[0] },
  order: {
    kind: 'text',
    title: 'Best score to',
    max: 120,
    optional: true,
    list: abilities,
    most: 6,
  },
  fields: {
    kind: 'text',
    title: 'Fields and a skill of each',
    max: 300,
    optional: true,
    list: fieldsWithSkills,
    most: 12,
  },
  culture: {
    kind: 'text',
    title: 'Native culture',
    max: 60,
    optional: true,
    offers: ['Human', 'Dwarven', 'Elven', 'Halfling', 'Gnomish', 'Goblin'],
  },
  etiquette: {
    kind: 'text',
    title: 'Its etiquette',
    max: 60,
    optional: true,
    offers: ['Court Etiquette', 'Town Etiquette', 'Village Etiquette', 'Temple Etiquette'],
  },
  specialties: { kind: 'text', title: 'Specialties', max: 200, optional: true },
  moralCode: { kind: 'choice', title: 'Moral code', of: codesOfPlayers, default: 'none' },
  motivation: { kind: 'text', title: 'Motivation', max: 300, optional: true },
  extras: { kind: 'number', title: 'Extra skills of age', min: 0, max: 50, default: 0 },
  traded: { kind: 'number', title: 'Mojo turned into silver', min: 0, max: 99, default: 0 },
  kit: { kind: 'switch', title: 'Buys gear for the silver', default: true },
  gear: startingGearAsk,
} as const
type NewcomerInput = InputOf<typeof newcomerAsks>

/** An archetype asks so much of its own ability. Rule GAMX-CON-06. */
const leastScore = 9

/** Notes of a new character: specialties, moral code, motivation, height and weight. Rule GAM-CRE-03. */
export function creatureNotes(
  input: NewcomerInput,
  body: { inches: number; pounds: number } | null,
): string {
  const lines = [
    [aboutTitles.specialties, input.specialties?.trim()],
    [aboutTitles.moralCode, input.moralCode === 'none' ? '' : input.moralCode],
    [aboutTitles.motivation, input.motivation?.trim()],
  ]
    .filter(([, words]) => words)
    .map(([title, words]) => `${title}: ${words}`)
  if (body) lines.push(`Height ${body.inches} in, weight ${body.pounds} lb`)
  return lines.join('\n')
}

/** A prophet for whom none is chosen is good; anybody else may do without. Rule GAMX-MOR-02. */
export function moralCodeOf(
  archetype: ArchetypeChoice,
  { moralCode }: NewcomerInput,
): NewcomerInput['moralCode'] {
  return archetype === 'prophet' && moralCode === 'none' ? 'Good' : moralCode
}

/** Step that tells the code taken by a prophet for whom none is chosen. Rule GAMX-MOR-02. */
export function codeStep(archetype: ArchetypeChoice, input: NewcomerInput): Step[] {
  const code = moralCodeOf(archetype, input)
  return code === input.moralCode
    ? []
    : [step('Moral code', `${code}: a prophet has one`, 'GAMX-MOR-02')]
}

/** Step with the size and base Movement of a species. Rules GAMX-SPC-03, GAMX-SPC-04. */
export function speciesStep(name: string): Step {
  const { movement, size, rule } = speciesNamed(name)
  return { name, value: `${size}, base Movement ${movement}`, rule }
}

/** Step that notes a score too low for the archetype; never enforced. Rule GAMX-CON-06. */
export function lowScore(archetype: ArchetypeId, score: number): Step[] {
  return score >= leastScore
    ? []
    : [
        step(
          `Low ${archetypeOf[archetype].ability}`,
          `${score}; ${leastScore} is asked of a ${archetype}`,
          'GAMX-CON-06',
        ),
      ]
}
