import type { Game } from '../../rules/core/action.ts'
import { isFields, listed, numberFrom, ScriptFault } from './fault.ts'
import { fieldNamed } from './field-names.ts'
import { dieOfItem } from './items.ts'
import { meantBy, plainName } from './match-name.ts'
import { skillCalled } from './skill-names.ts'

/** PersonParts of a person, with the other words for them. */
const parts: Readonly<Record<string, readonly string[]>> = {
  name: [],
  side: [],
  kind: [],
  count: ['number'],
  monster: ['block', 'statblock', 'stat block'],
  judged: ['judgements', 'judgments'],
  group: ['band'],
  fields: ['values', 'numbers', 'scores', 'stats', 'abilities'],
  skills: [],
  items: ['gear', 'equipment', 'inventory', 'carries'],
  conditions: ['states'],
  attacks: ['attack', 'damage', 'weapon', 'weapons'],
  tags: ['tag'],
  notes: [],
  player: [],
  employer: [],
  spells: ['spellbook'],
}

/** Words about a person that are kept as a tag, each with the tag's beginning. */
export const tagPrefixes: Readonly<Record<string, string>> = {
  ancestry: '',
  species: '',
  race: '',
  background: '',
  path: '',
  class: '',
  archetype: '',
  role: '',
  career: 'career: ',
  careers: 'career: ',
  trained: 'trained: ',
  proficiency: 'trained: ',
  proficiencies: 'trained: ',
  gift: 'gifted in ',
}

/** Words about a person that stand in the notes, each on a line of its own, as its sheet has them. */
const notedWords: Readonly<Record<string, string>> = {
  'moral code': 'Moral code',
  moralCode: 'Moral code',
  motivation: 'Motivation',
  specialties: 'Specialties',
}

/** A person's parts under their own names; `numbers`, `beside` and `words` are what else was said. */
export interface PersonParts {
  [part: string]: unknown
  numbers: Record<string, unknown>
  /** Scores of skills that are written beside the name. */
  beside: Record<string, unknown>
  words: (readonly [key: string, value: unknown])[]
}

/** Sorts what is said of a person into parts, numbers and words. */
export function partsOf(
  entry: Readonly<Record<string, unknown>>,
  game: Game,
  fault: (cause: unknown) => void,
): PersonParts {
  const said: PersonParts = { numbers: {}, beside: {}, words: [] }
  const noted: string[] = []
  for (const [key, value] of Object.entries(withWordsApart(entry, game))) {
    const part = isNumberOf(key, value, game) ? undefined : partNamed(key)
    const levels = part ? undefined : levelsIn(value, game)
    const trade = part === 'kind' ? tradeNamed(game, value) : undefined
    if (part === 'kind' && beastNamed(game, value)) said['kind'] = 'animal'
    else if (trade !== undefined) {
      said['kind'] = 'hireling'
      said.words.push(['role', trade])
    } else if (part) said[part] = value
    else if (levels) Object.assign(said.numbers, levels)
    else if (key in tagPrefixes) {
      said.words.push([key, value])
      if (key === 'role' && tradeNamed(game, value)) said['kind'] ??= 'hireling'
    } else if (key in notedWords) noted.push(`${notedWords[key]}: ${listed(value).join(', ')}`)
    else if (fieldNamed(game, key)) said.numbers[key] = value
    else if (skillCalled(game, key)) said.beside[key] = value
    else if (dieOfItem(key, value, game.gear) !== undefined)
      said['items'] = [
        ...listed(said['items'] ?? []).filter((one) => plainName(String(one)) !== plainName(key)),
        { name: dieOfItem(key, value, game.gear), gear: key },
      ]
    // What is not so needs no place.
    else if (value === false) continue
    else if (value === true) said['tags'] = [...listed(said['tags'] ?? []), key]
    else
      fault(
        new ScriptFault(key, 'a person has no such part.', [
          ...Object.keys(parts),
          ...Object.keys(tagPrefixes),
          ...Object.keys(notedWords),
          ...game.fields.map(({ label }) => label),
        ]),
      )
  }
  if (noted.length > 0) said['notes'] = [...listed(said['notes'] ?? []), ...noted].join('\n')
  return said
}

/** Role or trade that the game hires people for: an archer is a hireling. */
function tradeNamed(game: Game, value: unknown): string | undefined {
  const hiring = game.actions.find(({ id }) => id.endsWith('.new-hireling'))
  const trades = Object.values(hiring?.asks ?? {}).flatMap((ask) =>
    ask.kind === 'choice' ? ask.of : [],
  )
  return meantBy(String(value), trades, (one) => [one], true)[0]
}

/** True for a kind of beast on the price list: a mule is an animal. */
function beastNamed({ gear }: Game, value: unknown): boolean {
  return gear.some(({ name, beast }) => beast && plainName(name) === plainName(String(value)))
}

/** Fields of study by their kinds: “Historical Science”, “Dwarven Culture”. Rule GAMX-FLD-01. */
const isStudied = /\b(?:science|art|craft|culture|language|etiquette)$/i

/** Skills as a list, each with its score. */
const skillList = (said: unknown): unknown[] =>
  isFields(said) ? Object.entries(said).map(([name, score]) => ({ name, score })) : listed(said)

/** An entry whose fields are numbers only: the words among them are parts of the person, as a path or an attack is. */
function withWordsApart(
  entry: Readonly<Record<string, unknown>>,
  game: Game,
): Readonly<Record<string, unknown>> {
  const named = Object.keys(entry).find((key) => partNamed(key) === 'fields')
  const fields = named === undefined ? undefined : entry[named]
  if (named === 'fields' && Array.isArray(fields)) {
    const { fields: studied, skills = [], ...rest } = entry
    return { ...rest, skills: [...listed(studied), ...skillList(skills)] }
  }
  if (named === undefined || !isFields(fields)) return entry
  const all = Object.entries(fields)
  const studied = all.filter(([key]) => !fieldNamed(game, key) && isStudied.test(key))
  if (studied.length > 0) {
    const numbers = all.filter(([key]) => !studied.some(([name]) => name === key))
    const { skills = [], ...rest } = entry
    return withWordsApart(
      {
        ...rest,
        [named]: Object.fromEntries(numbers),
        skills: [...skillList(Object.fromEntries(studied)), ...skillList(skills)],
      },
      game,
    )
  }
  const noted = all.filter((one) => isNote(one, game))
  if (noted.length > 0)
    return withWordsApart(
      {
        ...entry,
        [named]: Object.fromEntries(all.filter((one) => !isNote(one, game))),
        notes: [
          ...listed(entry['notes'] ?? []),
          ...noted.map(([key, value]) => noteLine(key, value)),
        ].join('\n'),
      },
      game,
    )
  const isWord = ([key, value]: [string, unknown]): boolean =>
    !isNumberOf(key, value, game) &&
    (typeof value === 'boolean' ||
      (isFields(value) && levelsIn(value, game) !== undefined) ||
      dieOfItem(key, value, game.gear) !== undefined ||
      (partNamed(key) ?? notedWords[key] ?? tagPrefixes[key]) !== undefined ||
      (!fieldNamed(game, key) && skillCalled(game, key) !== undefined))
  return {
    ...entry,
    [named]: Object.fromEntries(all.filter((one) => !isWord(one))),
    ...Object.fromEntries(all.filter((one) => isWord(one) && !(one[0] in entry))),
  }
}

/** True for words among the fields that nothing of the game is called by, as “critical damage: paralysed”, and for hands. */
function isNote([key, value]: readonly [string, unknown], game: Game): boolean {
  if (/^(?:free hands|hands free)$/.test(plainName(key))) return true
  const known =
    partNamed(key) ??
    notedWords[key] ??
    tagPrefixes[key] ??
    fieldNamed(game, key) ??
    skillCalled(game, key)
  return typeof value === 'string' && !/\d/.test(value) && known === undefined
}

/** A line of the notes: “Critical damage: paralysed for an hour”. */
const noteLine = (key: string, value: unknown): string =>
  `${key.charAt(0).toUpperCase()}${key.slice(1)}: ${listed(value).join(', ')}`

/** Numbers in an object of fields, or in words: `{ thief: 1, warrior: 1 }`, or “thief 1, warrior 1”. */
function levelsIn(value: unknown, game: Game): Record<string, unknown> | undefined {
  const pairs = isFields(value)
    ? Object.entries(value)
    : typeof value === 'string'
      ? value
          .split(/[,/;]| and /)
          .map((one) => /^\s*([\p{L} ]+?) (\d+)\s*$/u.exec(one)?.slice(1) ?? [])
      : []
  const isNumbered = pairs.every(
    ([name, number]) => name !== undefined && numberFrom(number) !== null && fieldNamed(game, name),
  )
  return pairs.length > 0 && isNumbered ? Object.fromEntries(pairs) : undefined
}

/** True for a number in a field that is called as a part is: `attack: 3` where the game has an attack bonus. */
function isNumberOf(key: string, value: unknown, game: Game): boolean {
  return parts[key] === undefined && numberFrom(value) !== null && Boolean(fieldNamed(game, key))
}

function partNamed(key: string): string | undefined {
  return Object.keys(parts).find((part) => part === key || parts[part]?.includes(key))
}
