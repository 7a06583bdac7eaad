import { read } from '../../rules/clock/clock.ts'
import { listed } from '../../rules/core/words.ts'
import type { Field } from '../../rules/core/ruleset/characters.ts'
import type { Ruleset } from '../../rules/core/ruleset.ts'
import { bareAttacks, figure, itemLine, thingsOf } from '../../rules/common/sheet-places.ts'
import type { ReadonlyCreature, Situation } from '../../rules/core/situation.ts'
import { refused } from '../refusal.ts'
import type { Maker } from './print-content.ts'
import type { PartySheetWanted } from './wanted.ts'

/** A party member in brief, for the GM to look up: words and figures only. */
export interface PartyMember {
  name: string
  /** "character, played by Marta". */
  says: string
  /** Same columns for everybody on the sheet, empty where somebody has no such number; only their own of one with few. */
  numbers: { label: string; title: string; value: string; most: string }[]
  /** Further lines, such as "Skills", "Attacks" and "Notes"; only those with text. */
  lines: { title: string; text: string }[]
}

export interface PartySheetData {
  title: string
  /** The game and the campaign. */
  game: string
  campaign: string
  /** The day and the hour it was printed for. */
  when: string
  credit: string
  people: PartyMember[]
}

/** Numbers that stand in columns; a game with more has the rest of them in a line. */
const mostColumns = 20

/** The chosen creatures on as few pages as they need; in any game, by the fields that it prints. */
export const partySheet: Maker<PartySheetWanted> = ({ creatures }, { situation, ruleset }) => {
  const wanted = [...new Set(creatures)]
  const people = wanted.flatMap((id) => situation.creatures[id] ?? [])
  if (people.length < wanted.length)
    return refused('A character is not here any more.', 'Choose again who stands on the sheet.')
  if (people.length === 0)
    return refused('Nobody is chosen for the party sheet.', 'Choose at least one of the party.')
  // An animal has numbers of its own, and asks for no column of the others.
  const persons = people.filter((one) => !isAnimal(one))
  const asking = persons.length > 0 ? persons : people
  const shown = ruleset.fields.filter((field) => asking.some((one) => isTelling(one, field)))
  const [columns, further] = inColumns(shown)
  const { day, time } = read(situation.clock)
  const data: PartySheetData = {
    title: 'The party',
    game: ruleset.title,
    campaign: situation.name,
    when: `day ${day}, ${time}`,
    credit: `${ruleset.title} is by ${ruleset.credit.author}.`,
    people: people.map((creature) => memberOf(creature, { columns, further }, situation, ruleset)),
  }
  return {
    end: 'made',
    title: `The party, ${ruleset.title}`,
    subject: 'Party sheet',
    author: ruleset.credit.author,
    language: 'en',
    data,
  }
}

/** True for a number that says something of this creature: a horse has no charisma to look up. */
function isShown({ kind, values }: ReadonlyCreature, { id, show }: Field): boolean {
  return values[id] !== undefined && (isAnimal({ kind }) ? show.monster : show.print)
}

/** True for a horse, a mule or a monster in the party. */
export const isAnimal = ({ kind }: Pick<ReadonlyCreature, 'kind'>): boolean =>
  kind === 'animal' || kind === 'monster'

/** Numbers in columns and those without one: what the party strip shows comes first, then the game's order. */
function inColumns(fields: readonly Field[]): [columns: Field[], further: Field[]] {
  const first = fields.filter(({ show }) => show.strip !== undefined)
  const others = fields.filter((field) => !first.includes(field))
  const chosen = new Set([...first, ...others].slice(0, mostColumns))
  return [fields.filter((field) => chosen.has(field)), fields.filter((field) => !chosen.has(field))]
}

/** True for a number to look up: one that the party strip shows too, or that is not 0. */
function isTelling(creature: ReadonlyCreature, field: Field): boolean {
  return (
    isShown(creature, field) && (field.show.strip !== undefined || creature.values[field.id] !== 0)
  )
}

function memberOf(
  creature: ReadonlyCreature,
  { columns, further }: Record<'columns' | 'further', readonly Field[]>,
  situation: Situation,
  ruleset: Ruleset,
): PartyMember {
  const player = creature.player ? `, played by ${creature.player}` : ''
  const own = isAnimal(creature)
    ? ruleset.fields.filter((one) => isTelling(creature, one))
    : columns
  const numbers = own.map((field) => numberOf(creature, field))
  const known = numbers.filter(({ value }) => value !== '')
  return {
    name: creature.name,
    says: `${creature.kind}${player}`,
    numbers: known.length * 2 < numbers.length ? known : numbers,
    lines: [
      { title: 'Now', text: listed(Object.keys(creature.conditions)) },
      { title: 'Also', text: isAnimal(creature) ? '' : furtherNumbers(creature, further) },
      { title: 'Skills', text: skillsOf(creature, ruleset) },
      ...gearLines(creature, ruleset),
      { title: 'Load', text: loadOf(creature, situation, ruleset) },
      { title: 'Notes', text: creature.notes.trim() },
    ].filter(({ text }) => text !== ''),
  }
}

function numberOf(creature: ReadonlyCreature, field: Field): PartyMember['numbers'][0] {
  const { id, label, title, most } = field
  const shown = isShown(creature, field)
  return {
    label,
    title,
    value: shown ? figure(creature.values[id]) : '',
    most: shown && most !== undefined ? figure(creature.values[most]) : '',
  }
}

/** Numbers without a column of their own, as far as they say something of this creature. */
function furtherNumbers(creature: ReadonlyCreature, fields: readonly Field[]): string {
  return fields
    .filter((field) => isTelling(creature, field))
    .map((field) => numberOf(creature, field))
    .map(({ label, value, most }) => `${label} ${value}${most === '' ? '' : `/${most}`}`)
    .join(', ')
}

/** Load of whoever carries something, or may: an animal without a pack has none to look up. */
function loadOf(creature: ReadonlyCreature, situation: Situation, { load }: Ruleset): string {
  const idle = creature.kind === 'animal' && creature.itemOrder.length === 0
  return (!idle && load?.(creature, situation).says) || ''
}

/** Skills with their scores, in the order of the game's sheet; the creature's own skills after them. */
function skillsOf({ skills }: ReadonlyCreature, ruleset: Ruleset): string {
  const known = ruleset.skills.flatMap((column) => column.skills)
  const names = [...known, ...Object.keys(skills).filter((name) => !known.includes(name))]
  return names
    .flatMap((name) => {
      const score = skills[name]
      if (score === undefined) return []
      return [ruleset.unscoredSkills && score === 1 ? name : `${name} ${score}`]
    })
    .join(', ')
}

/** Weapons with their dice, what else is worn or held, and what lies in the pack. */
function gearLines(creature: ReadonlyCreature, { gear }: Ruleset): PartyMember['lines'] {
  const things = thingsOf(creature)
  const dieOf = (id: string | undefined): string | undefined =>
    gear.find((row) => row.id === id)?.die
  const arms = things.filter((item) => dieOf(item.gear) !== undefined)
  const others = things.filter((item) => !arms.includes(item))
  const lines = (of: typeof things): string => joinAlike(of).map(itemLine).join('; ')
  return [
    {
      title: 'Attacks',
      text: [
        ...arms.map((item) => `${itemLine(item)} ${dieOf(item.gear) ?? ''}`),
        ...bareAttacks(creature, arms).map(({ name, dice }) => `${name} ${dice}`.trim()),
      ].join('; '),
    },
    { title: 'Worn, held', text: lines(others.filter(({ ready }) => ready)) },
    { title: 'Carried', text: lines(others.filter(({ ready }) => !ready)) },
  ]
}

/** Things of the same name and text as one: three torches of their own are "Torch × 3". */
function joinAlike<T extends Parameters<typeof itemLine>[0]>(things: readonly T[]): T[] {
  const joined = new Map<string, T>()
  for (const thing of things) {
    const key = JSON.stringify([thing.name, thing.text])
    const before = joined.get(key)
    joined.set(key, before ? { ...before, count: before.count + thing.count } : thing)
  }
  return [...joined.values()]
}
