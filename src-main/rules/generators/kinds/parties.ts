import type { Asks } from '../../core/asks.ts'
import { upperFirst } from '../../core/words.ts'
import type { GeneratedPart, GeneratedParts, GeneratorInput, NpcRecipe } from '../generated.ts'
import type { Generator } from '../generator.ts'
import { carriedSays, figuresSay, npcFrom } from '../npc.ts'
import type { PartRoller } from '../roller.ts'
import { anyCulture, cultures } from '../../tables/cultures.ts'
import { culture, fullNames } from './inputs.ts'

const inputs = {
  members: { kind: 'number', title: 'Adventurers', min: 1, max: 8, default: 4 },
  hirelings: { kind: 'number', title: 'Hirelings with them', min: 0, max: 6, default: 0 },
  level: { kind: 'number', title: 'Level, in games with levels', min: 1, max: 10, default: 1 },
  culture,
} as const satisfies Asks

/** A member of a party, with the figures that the game's own generator gives. */
function memberPart(
  recipe: Omit<NpcRecipe, 'name' | 'notes' | 'seed'>,
  id: string,
  title: string,
  names: string,
  before: readonly GeneratedPart[],
  on: PartRoller,
): { part: GeneratedPart; people: NonNullable<GeneratedParts['people']> } {
  const name = on.drawn(`${id}/name`, 'Name', names)
  const taken = before.flatMap(({ parts = [] }) => parts)
  const look = on.drawn(`${id}/look`, 'Look', 'people/look', { unlike: taken })
  const manner = on.drawn(`${id}/manner`, 'Manner', 'people/manner', { unlike: taken })
  const own = {
    ...recipe,
    name: name.text,
    notes: `${look.text}; ${manner.text}`,
    seed: on.seedFor(`${id}/figures`),
  }
  const npc = npcFrom(own, `c${on.situation.nextId}`, on.context)
  const figures = npc ? figureParts(id, npc, on) : []
  return {
    part: on.part(id, title, name.text, { parts: [...figures, look, manner], rests: ['names'] }),
    people: [{ part: id, recipe: own }],
  }
}

/** Figures of somebody as the game's generator gives them, what else it says of them, and what they carry. */
function figureParts(
  id: string,
  { creature, says }: NonNullable<ReturnType<typeof npcFrom>>,
  on: PartRoller,
): GeneratedPart[] {
  const figures = figuresSay(creature, on.game)
  const carried = carriedSays(creature)
  const also = { with: `${id}/figures` }
  const known = `${figures}, ${carried}`.toLowerCase()
  const isKnown = (piece: string): boolean => known.includes(piece.toLowerCase())
  const others = says
    .split('; ')
    .filter((piece) => !piece.split(/, | and /).every(isKnown))
    .join('; ')
  return [
    on.part(`${id}/figures`, 'Figures', figures),
    ...(others === '' ? [] : [on.part(`${id}/made`, 'Details', others, also)]),
    ...(carried === '' ? [] : [on.part(`${id}/carried`, 'Carries', carried, also)]),
  ]
}

/** Members of a party in their order: adventurers, the first of whom leads, then hirelings; all of one people. */
function partyOf(
  { members, hirelings, level }: GeneratorInput,
  of: string,
  on: PartRoller,
): Required<Pick<GeneratedParts, 'parts' | 'people'>> {
  const all = [
    ...Array.from({ length: Number(members) }, (_, nth) => ({
      id: `member-${nth + 1}`,
      title: nth === 0 ? 'Leader' : 'Adventurer',
      kind: 'character' as const,
    })),
    ...Array.from({ length: Number(hirelings) }, (_, nth) => ({
      id: `hireling-${nth + 1}`,
      title: 'Hireling',
      kind: 'hireling' as const,
    })),
  ].reduce<ReturnType<typeof memberPart>[]>((before, { id, title, kind }) => {
    // Hirelings begin at the first level: nobody serves under a lower one than their own.
    const recipe = { kind, level: kind === 'hireling' ? 1 : Number(level) }
    const others = before.map(({ part }) => part)
    return [...before, memberPart(recipe, id, title, fullNames(of), others, on)]
  }, [])
  return {
    parts: [on.part('names', 'Names', upperFirst(of)), ...all.map(({ part }) => part)],
    people: all.flatMap(({ people }) => people),
  }
}

/** People of whom all members are, drawn where the GM takes any; names of places and founders are theirs too. */
function peopleOf({ culture: asked }: GeneratorInput, on: PartRoller): string {
  const people = asked === anyCulture ? on.pick(cultures, on.rng('names')) : String(asked)
  on.suppose({ people })
  return people
}

/** A party of adventurers in the figures of the game in force. */
const party: Generator = {
  id: 'party',
  title: 'Party of NPCs',
  group: 'People',
  finds: 'npc adventurers group company band hirelings statted',
  inputs,
  parts(input, on) {
    const of = peopleOf(input, on)
    const name = on.drawn('company', 'Company', 'names/company', { rests: ['names'] })
    const aim = on.drawn('aim', 'They mean', 'people/rival-aim')
    const { parts, people } = partyOf(input, of, on)
    return { title: name.text, parts: [name, aim, ...parts], people }
  },
}

/** Rivals of the party: who they are, what they are after, how they deal, and their figures. */
const rivals: Generator = {
  id: 'rivals',
  title: 'Rival adventurers',
  group: 'People',
  finds: 'npc party competitors enemies company statted',
  inputs,
  parts(input, on) {
    const of = peopleOf(input, on)
    const name = on.drawn('company', 'Company', 'people/rivals', {
      column: 'Company',
      rests: ['names'],
    })
    const { parts, people } = partyOf(input, of, on)
    return {
      title: name.text,
      parts: [
        name,
        on.drawn('kind', 'They are', 'people/rival-kind'),
        on.drawn('aim', 'They mean', 'people/rival-aim', { hidden: true }),
        on.drawn('dealing', 'Dealing', 'people/rival-dealing'),
        on.drawn('sign', 'Sign of them', 'people/rival-sign'),
        ...parts,
      ],
      people,
    }
  },
}

export const parties: readonly Generator[] = [party, rivals]
