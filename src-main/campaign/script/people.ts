import type { Game, Shelf } from '../../rules/core/action.ts'
import { newCreature } from '../../rules/core/creature.ts'
import type { CampaignState, Id } from '../../rules/core/situation.ts'
import type { Creature, CreatureKind, Item, Side } from '../../rules/core/state/creature.ts'
import { countOf } from '../../rules/core/words.ts'
import { freshNames, kindName } from '../../rules/gm/fight/names.ts'
import { creatureOf } from '../../rules/gm/meeting.ts'
import { settle } from '../consequences.ts'
import { attacksFrom } from './attacks.ts'
import { isFields, listed, numberFrom, quoted, ScriptFault } from './fault.ts'
import { fieldNamed } from './field-names.ts'
import { diceOf, itemFrom } from './items.ts'
import { onlyMeant } from './match-name.ts'
import { monsterMeant } from './monster-meant.ts'
import { skillCalled, skillsFrom } from './skill-names.ts'

const sides: readonly Side[] = ['party', 'foes', 'others']
const kinds: readonly CreatureKind[] = ['character', 'hireling', 'animal', 'monster']

/** Parts of a person, with the other words for them. */
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
  attacks: ['attack', 'weapon', 'weapons'],
  tags: ['tag'],
  notes: [],
  player: [],
  employer: [],
  spells: ['spellbook'],
}

/** Words about a person that are kept as a tag, each with the tag's beginning. */
const tagPrefixes: Readonly<Record<string, string>> = {
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

/** A person's parts under their own names; `numbers`, `beside` and `words` are what else was said. */
interface Parts {
  [part: string]: unknown
  numbers: Record<string, unknown>
  /** Scores of skills that are written beside the name. */
  beside: Record<string, unknown>
  words: (readonly [key: string, value: unknown])[]
}

/** Sets people down at the table, one after another; faults are noted and the rest is set all the same. */
export function seat(
  state: CampaignState,
  entry: Readonly<Record<string, unknown>>,
  game: Game,
  shelf: Shelf,
  fault: (cause: unknown) => void,
): CampaignState {
  const attempt = <T>(make: () => T, otherwise: T): T => {
    try {
      return make()
    } catch (cause) {
      fault(cause)
      return otherwise
    }
  }
  const said = partsOf(entry, game, fault)
  const bare = attempt(() => bodies(state, said, game, shelf), [])
  return bare.reduce((so, make) => {
    let next = so.nextId
    const id = (letter: string): Id => `${letter}${next++}`
    const blank = make(id('c'))
    const dressed = { ...blank, ...belongings(said, blank, game, id, attempt) }
    const explicit = valuesOf(said, game, attempt)
    const person = { ...dressed, values: figures(dressed, so, explicit, game) }
    const seated = joined({ ...so, nextId: next }, person)
    return withValues(seated, person.id, explicit, game)
  }, state)
}

/** Sorts what is said of a person into parts, numbers and words. */
function partsOf(
  entry: Readonly<Record<string, unknown>>,
  game: Game,
  fault: (cause: unknown) => void,
): Parts {
  const said: Parts = { numbers: {}, beside: {}, words: [] }
  for (const [key, value] of Object.entries(entry)) {
    const part = isNumberOf(key, value, game) ? undefined : partNamed(key)
    const levels = part ? undefined : levelsIn(value, game)
    if (part) said[part] = value
    else if (levels) Object.assign(said.numbers, levels)
    else if (key in tagPrefixes) said.words.push([key, value])
    else if (fieldNamed(game, key)) said.numbers[key] = value
    else if (skillCalled(game, key)) said.beside[key] = value
    else
      fault(
        new ScriptFault(key, 'a person has no such part.', [
          ...Object.keys(parts),
          ...Object.keys(tagPrefixes),
          ...game.fields.map(({ label }) => label),
        ]),
      )
  }
  return said
}

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
  return parts[key] === undefined && typeof value === 'number' && Boolean(fieldNamed(game, key))
}

function partNamed(key: string): string | undefined {
  return Object.keys(parts).find((part) => part === key || parts[part]?.includes(key))
}

function wordIn<T extends string>(value: unknown, of: readonly T[], field: string): T {
  const found = onlyMeant(String(value), of, (one) => [one])
  if (!found) throw new ScriptFault(field, `${quoted(value)} is none.`, of)
  return found
}

/** Makers of the bare creatures of an entry: one, or as many as are counted. */
function bodies(
  state: CampaignState,
  said: Parts,
  game: Game,
  shelf: Shelf,
): ((id: Id) => Creature)[] {
  const known = said['monster'] === undefined ? undefined : monsterMeant(said, game, shelf)
  const fallback = known || said['kind'] === 'monster' ? 'foes' : 'party'
  const side = wordIn(said['side'] ?? fallback, sides, 'side')
  const kind = wordIn(said['kind'] ?? (side === 'party' ? 'character' : 'monster'), kinds, 'kind')
  const count = numberFrom(said['count'] ?? 1)
  if (count === null || count < 1 || count > 60)
    throw new ScriptFault('count', `${quoted(said['count'])} is no number from 1 to 60.`)
  const name = String(said['name'] ?? known?.name ?? 'Somebody')
  const isTaken = Object.values(state.creatures).some((one) => one.name === name)
  const names = count === 1 && !isTaken ? [name] : freshNames(state, name, count)
  return names.map((each) => (id) => {
    const bare = known
      ? bearing(creatureOf(known, id, each, state, game), shelf)
      : kind === 'animal'
        ? newCreature(id, each, kind, animalValues(game, said))
        : game.characters.blank(id, each)
    return { ...bare, id, kind: known && !said['kind'] ? bare.kind : kind, side }
  })
}

/** A creature without the monster it is of, where that is in no bestiary: a script's own stat block. */
function bearing({ monster, ...creature }: Creature, shelf: Shelf): Creature {
  return monster !== undefined && shelf.monster(monster) ? { ...creature, monster } : creature
}

/** Numbers of an animal: those of its row of the price list, else of anybody. */
function animalValues(game: Game, said: Parts): Creature['values'] {
  const row = onlyMeant(String(said['name'] ?? ''), game.gear, (one) => [one.id, one.name])
  const most = game.fields.flatMap((field): [string, number][] => {
    const value = row?.beast?.[field.id]
    return field.most && value !== undefined ? [[field.most, value]] : []
  })
  return {
    ...game.characters.blank('', '').values,
    ...Object.fromEntries(most),
    ...row?.beast,
  }
}

/** Name of a spell that somebody knows: a text, or the name or text of an item. */
function spellName(said: unknown): string {
  return String(isFields(said) ? (said['name'] ?? said['text'] ?? '') : said)
}

type Attempt = <T>(make: () => T, otherwise: T) => T

/** Belongings and traits: all that a person has besides numbers. */
function belongings(
  said: Parts,
  blank: Creature,
  game: Game,
  id: (letter: string) => Id,
  attempt: Attempt,
): Partial<Creature> {
  const { spellKnown } = game.characters
  const own = ownSpells(said, game)
  const spells = listed(said['spells']).filter((one) => !(spellName(one) in own.levels))
  const books = spells.map((spell) =>
    isFields(spell) ? spell : { name: 'Spellbook', text: String(spell), ready: true },
  )
  const written = spellKnown ? listed(said['items']) : [...listed(said['items']), ...books]
  const items = [
    ...written.flatMap((one, at): Item[] =>
      attempt(() => [itemFrom(one, id('i'), game.gear, `items ${at + 1}`)], []),
    ),
    ...(spellKnown ? spells.map((one) => spellKnown(id('i'), spellName(one))) : []),
  ]
  const armed = items.flatMap((item, at) => {
    const dice = diceOf(listed(said['items'])[at])
    return dice === undefined ? [] : [{ name: item.name, dice }]
  })
  const blows = said['attacks'] === undefined ? [] : listed(said['attacks'])
  const attacks = attempt(
    () => (blows.length + armed.length === 0 ? [] : attacksFrom([...blows, ...armed], 'attacks')),
    [],
  )
  return {
    skills: {
      ...own.skills,
      ...trainedSkills(said, game),
      ...attempt(() => skillsFrom(said['skills'], game), {}),
      ...attempt(() => skillsFrom(said.beside, game), {}),
    },
    conditions: { ...blank.conditions, ...conditionsOf(said['conditions'], game) },
    items: { ...blank.items, ...Object.fromEntries(items.map((item) => [item.id, item])) },
    itemOrder: [...blank.itemOrder, ...items.map((item) => item.id)],
    ...(attacks.length > 0
      ? {
          attacks: Object.fromEntries(attacks.map((attack) => [attack.id, attack])),
          attackOrder: attacks.map((attack) => attack.id),
        }
      : {}),
    tags: { ...blank.tags, ...tagsOf(said, game) },
    notes: String(said['notes'] ?? blank.notes),
    ...(said['player'] === undefined ? {} : { player: String(said['player']) }),
  }
}

/** Spells that are given with their levels, as the skills that they are kept as where the game does so. */
function ownSpells(
  said: Parts,
  { characters: { spellSkill } }: Game,
): { levels: Record<string, number>; skills: Record<string, number> } {
  const given = listed(said['spells']).flatMap((one): [string, number][] => {
    const level = isFields(one) ? numberFrom(one['level']) : null
    return spellSkill === undefined || level === null ? [] : [[spellName(one), level]]
  })
  return {
    levels: Object.fromEntries(given),
    skills: Object.fromEntries(given.map(([name, level]) => [`${spellSkill}${name}`, level])),
  }
}

/** Skills that a proficiency is, where the game has it as one: “Piercing” for Piercing Proficiency. */
function trainedSkills({ words }: Parts, game: Game): Record<string, number> {
  const known = game.skills.flatMap(({ skills }) => skills)
  const trained = words.filter(([key]) => tagPrefixes[key] === 'trained: ')
  const named = trained.flatMap(([, value]) =>
    listed(value).flatMap(
      (one) => onlyMeant(`${String(one)} Proficiency`, known, (each) => [each]) ?? [],
    ),
  )
  return Object.fromEntries(named.map((name) => [name, 1]))
}

function conditionsOf(said: unknown, game: Game): Creature['conditions'] {
  const all = isFields(said) ? Object.entries(said) : listed(said).map((one) => [one, {}] as const)
  return Object.fromEntries(
    all.map(([name, value]) => [
      conditionNamed(game, String(name)),
      isFields(value) ? (value as Creature['conditions'][string]) : {},
    ]),
  )
}

/** Name of a condition as the game writes it. */
function conditionNamed(game: Pick<Game, 'conditions'>, name: string): string {
  return onlyMeant(name, game.conditions, (kind) => [kind.name])?.name ?? name
}

function tagsOf(said: Parts, game: Game): Creature['tags'] {
  const tags = isFields(said['tags'])
    ? Object.keys(said['tags']).filter((tag) => (said['tags'] as Parts)[tag] !== false)
    : listed(said['tags']).map(String)
  const words = said.words.flatMap(([key, value]) =>
    listed(value)
      .map(String)
      .filter((word) => !fieldNamed(game, word))
      .map(
        (word) =>
          `${tagPrefixes[key] ?? ''}${tagPrefixes[key]?.endsWith(': ') ? word : word.toLowerCase()}`,
      ),
  )
  return Object.fromEntries([...tags, ...words].map((tag) => [tag, true as const]))
}

/** Numbers that the script gives, by field id; an archetype that is a field is as high as the level. */
function valuesOf(said: Parts, game: Game, attempt: Attempt): Record<string, number> {
  const values: Record<string, number> = {}
  const given = { ...(isFields(said['fields']) ? said['fields'] : {}), ...said.numbers }
  const set = (name: string, value: unknown): void => {
    const field = fieldNamed(game, name)
    const word = field?.words?.indexOf(String(value).toLowerCase()) ?? -1
    const to = word < 0 ? numberFrom(value) : word
    if (!field)
      throw new ScriptFault(
        `field ${name}`,
        `${game.title} has none.`,
        game.fields.map(({ label }) => label),
      )
    if (to === null) throw new ScriptFault(`field ${name}`, `${quoted(value)} is no number.`)
    const half = game.fields.find(({ id }) => id === `${field.id}Half`)
    if (half && to % 1 !== 0) values[half.id] = 1
    values[field.id] = half ? Math.floor(to) : to
  }
  for (const [name, value] of Object.entries(given)) attempt(() => set(name, value), undefined)
  for (const [, word] of said.words)
    for (const field of listed(word).flatMap((one) => fieldNamed(game, String(one)) ?? []))
      values[field.id] ??= values['level'] ?? 1
  return values
}

/** The table with another creature, at the end of the marching order where it is of the party. */
function joined(state: CampaignState, creature: Creature): CampaignState {
  return {
    ...state,
    creatures: { ...state.creatures, [creature.id]: creature },
    ...(creature.side === 'party' ? { party: [...state.party, creature.id] } : {}),
  }
}

/** Puts creatures of the other sides into groups: by the names given, else one for each side. */
export function grouped(
  state: CampaignState,
  groupOf: (creature: Creature) => string | undefined,
): CampaignState {
  const all = Object.values(state.creatures).filter(({ side }) => side !== 'party')
  const names = [...new Set(all.map((one) => `${one.side} ${groupOf(one) ?? ''}`))]
  return names.reduce((so, key) => {
    const members = all.filter((one) => `${one.side} ${groupOf(one) ?? ''}` === key)
    const id = `g${so.nextId}`
    const said = groupOf(members[0] as Creature)
    const only = [...new Set(members.map(({ name }) => kindName(name)))]
    const name = said ?? (only.length === 1 ? countOf(members.length, only[0] ?? '') : 'Foes')
    const group = { id, name, members: members.map((one) => one.id), strength: members.length }
    const creatures = Object.fromEntries(members.map((one) => [one.id, { ...one, group: id }]))
    return {
      ...so,
      nextId: so.nextId + 1,
      creatures: { ...so.creatures, ...creatures },
      groups: { ...so.groups, [id]: group },
    }
  }, state)
}

/** Numbers that follow from the scores and levels given to a person, where the game has such. */
function figures(
  creature: Creature,
  state: CampaignState,
  explicit: Readonly<Record<string, number>>,
  { characters }: Game,
): Creature['values'] {
  const { kind, values } = creature
  if (kind === 'animal' || (kind === 'monster' && !('level' in explicit))) return values
  const given = { ...creature, values: { ...values, ...explicit } }
  return { ...values, ...characters.figures?.(given, state) }
}

/**
 * Sets the numbers given. What follows from gear is derived, a number with a maximum is at it, and a
 * maximum that is not given is the number itself, unless everybody of the game has the same.
 */
export function withValues(
  state: CampaignState,
  id: Id,
  explicit: Readonly<Record<string, number>>,
  game: Game,
): CampaignState {
  const before = state.creatures[id] as Creature
  const values = { ...before.values, ...explicit }
  const derived = game.characters
    .derive({ ...before, values }, state)
    .filter((effect) => !('field' in effect && effect.field in explicit))
  const after = settle(
    { ...state, creatures: { ...state.creatures, [id]: { ...before, values } } },
    derived,
    () => [],
  ).state
  const now = { ...(after.creatures[id]?.values ?? {}) }
  const standard = game.characters.standard ?? []
  for (const { id: field, most } of game.fields) {
    if (!most || !(most in now || field in explicit)) continue
    if (!(most in explicit) && field in explicit) {
      const kept = standard.includes(most) && before.kind === 'character'
      const least = kept ? (before.values[most] ?? 0) : 0
      const worn = derived.some((effect) => 'field' in effect && effect.field === most)
      if (!worn || (now[field] ?? 0) > (now[most] ?? 0))
        now[most] = Math.max(least, explicit[field] ?? 0)
    }
    if (!(field in explicit)) now[field] = now[most] ?? now[field] ?? 0
  }
  const creature = { ...(after.creatures[id] as Creature), values: now }
  return { ...after, creatures: { ...after.creatures, [id]: creature } }
}
