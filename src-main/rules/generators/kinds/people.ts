import { tableGenerator } from '../table-kind.ts'
import type { Generator } from '../generator.ts'
import { culture, fullNames } from './inputs.ts'

const personTable = tableGenerator({
  id: 'person',
  title: 'Person',
  group: 'People',
  finds: 'npc character somebody villager stranger',
  inputs: { culture },
  table: 'people/person',
  named: 'Name',
  hidden: ['Secret'],
  instead: ({ culture: of }): Record<string, string> =>
    of === 'any' ? {} : { Name: fullNames(of) },
  also: [{ id: 'attitude', title: 'To win them over', table: 'people/attitude' }],
})

/** Anybody the party meets: a line for each thing a GM needs, the secret folded away. */
const person: Generator = {
  ...personTable,
  parts(input, on) {
    const result = personTable.parts(input, on)
    const name = result.parts.find(({ title }) => title === 'Name')
    if (!name) return result
    const notes = result.parts
      .filter((part) => part !== name)
      .map(({ title, text }) => `${title}: ${text}`)
      .join('\n')
    const seed = on.seedFor('figures')
    const recipe = { kind: 'hireling', level: 1, name: name.text, notes, seed } as const
    return { ...result, people: [{ part: name.id, recipe }] }
  },
}

const noble = tableGenerator({
  id: 'noble',
  title: 'Noble',
  group: 'People',
  finds: 'npc lord lady patron court',
  table: 'people/noble',
  named: 'Name',
})

const sect = tableGenerator({
  id: 'sect',
  title: 'Sect',
  group: 'People',
  finds: 'cult god religion temple priest',
  table: 'people/sect',
  named: 'God',
})

const glance = tableGenerator({
  id: 'glance',
  title: 'Somebody in the crowd',
  group: 'People',
  finds: 'npc passer-by bystander crowd',
  table: 'people/glance',
})

const namesOf = ['person', 'woman', 'man', 'family', 'place'] as const
const otherNames = {
  village: 'names/village',
  inn: 'names/tavern',
  ship: 'names/ship',
  company: 'names/company',
  god: 'names/god',
  nickname: 'names/nickname',
} as const

/** Table of names for a bearer; places and people go by culture, others do not. */
function nameTable(bearer: string, of: string): string {
  if (bearer in otherNames) return otherNames[bearer as keyof typeof otherNames]
  if (bearer === 'person') return fullNames(of)
  return of === 'any' ? `names/any-${bearer}` : `names/${of}-${bearer}`
}

/** A handful of names, to take one of. */
const names: Generator = {
  id: 'names',
  title: 'Names',
  group: 'People',
  finds: 'name culture tongue language village ship inn god',
  inputs: {
    culture,
    bearer: {
      kind: 'choice',
      title: 'For',
      of: [...namesOf, ...(Object.keys(otherNames) as (keyof typeof otherNames)[])],
      default: 'person',
    },
    many: { kind: 'number', title: 'How many', min: 1, max: 24, default: 6 },
  },
  parts({ culture: of, bearer, many }, on) {
    const table = nameTable(String(bearer), String(of))
    const parts = Array.from({ length: Number(many) }, (_, nth) =>
      on.drawn(`name-${nth + 1}`, `Name ${nth + 1}`, table),
    )
    return { parts, text: parts.map(({ text }) => text).join('; ') }
  },
}

const beasts = {
  any: 'names/beast',
  mount: 'names/mount',
  dog: 'names/dog',
  pet: 'names/pet',
} as const

const beastName = tableGenerator({
  id: 'beast-name',
  title: 'Name of a beast',
  group: 'People',
  finds: 'horse mule dog cat pet mount animal name',
  inputs: {
    beast: {
      kind: 'choice',
      title: 'Beast',
      of: Object.keys(beasts) as (keyof typeof beasts)[],
      default: 'any',
    },
  },
  table: (input) => beasts[input['beast'] as keyof typeof beasts],
})

export const people: readonly Generator[] = [person, noble, sect, glance, names, beastName]
