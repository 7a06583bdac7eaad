import type { InputOf } from '../../../core/action.ts'
import type { Step } from '../../../core/outcome.ts'
import { archetypeOf, type ArchetypeId } from '../archetypes.ts'
import { speciesNamed } from '../characters/species.ts'
import { archetypeChoices, byDice, moralCodes, speciesChoices } from './choices.ts'
import { ways } from './scores.ts'

export const newcomerAsks = {
  name: { kind: 'text', title: 'Name', max: 80, optional: true },
  archetype: { kind: 'choice', title: 'Archetype', of: archetypeChoices, default: byDice },
  species: { kind: 'choice', title: 'Species', of: speciesChoices, default: 'Human' },
  level: { kind: 'number', title: 'Level', min: 1, max: 10, default: 1 },
  scores: { kind: 'choice', title: 'Scores', of: ways, default: ways[0] },
  fields: { kind: 'text', title: 'Fields, as “War Craft: Tactics”', max: 300, optional: true },
  culture: { kind: 'text', title: 'Native culture, as “Dwarven”', max: 60, optional: true },
  etiquette: { kind: 'text', title: 'Its etiquette', max: 60, optional: true },
  specialties: { kind: 'text', title: 'Specialties', max: 200, optional: true },
  moralCode: { kind: 'choice', title: 'Moral code', of: moralCodes, default: 'none' },
  motivation: { kind: 'text', title: 'Motivation', max: 300, optional: true },
  extras: { kind: 'number', title: 'Extra skills of age', min: 0, max: 50, default: 0 },
  traded: { kind: 'number', title: 'Mojo turned into silver', min: 0, max: 99, default: 0 },
  kit: { kind: 'switch', title: 'Buys gear for the silver', default: true },
} as const
type Asked = InputOf<typeof newcomerAsks>

/** An archetype asks so much of its own ability. Rule GAMX-CON-06. */
const leastScore = 9

/**
 * Reason to refuse the moral code, evil or missing for a prophet; null when allowed. Rules GAMX-MOR-02,
 * GAMX-MOR-06.
 */
export function fault({ archetype, moralCode }: Asked): string | null {
  if (moralCode.endsWith('Evil'))
    return 'Nobody of the players is evil (GAMX-MOR-06): choose another code, or none.'
  return archetype === 'prophet' && moralCode === 'none'
    ? 'A prophet has a moral code (GAMX-MOR-02): choose one.'
    : null
}

/** Notes of a new character: specialties, moral code, motivation, height and weight. Rule GAM-CRE-03. */
export function about(asked: Asked, body: { inches: number; pounds: number } | null): string {
  const told = [
    ['Specialties', asked.specialties?.trim()],
    ['Moral code', asked.moralCode === 'none' ? '' : asked.moralCode],
    ['Motivation', asked.motivation?.trim()],
  ]
    .filter(([, words]) => words)
    .map(([title, words]) => `${title}: ${words}`)
  if (body) told.push(`Height ${body.inches} in, weight ${body.pounds} lb`)
  return told.join('\n')
}

/** A prophet by the dice takes the first good code. Rule GAMX-MOR-02. */
export function codeOf(archetype: ArchetypeId, { moralCode }: Asked): Asked['moralCode'] {
  return archetype === 'prophet' && moralCode === 'none' ? 'Good' : moralCode
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
        {
          name: `Low ${archetypeOf[archetype].ability}`,
          value: `${score}; ${leastScore} is asked of a ${archetype}`,
          rule: 'GAMX-CON-06',
        },
      ]
}
