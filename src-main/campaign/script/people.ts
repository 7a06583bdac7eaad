import type { Game, Shelf } from '../../rules/core/action.ts'
import { newCreature } from '../../rules/core/creature.ts'
import type { CampaignState, Id } from '../../rules/core/situation.ts'
import type { Creature, CreatureKind, Item } from '../../rules/core/state/creature.ts'
import { countOf, singular } from '../../rules/core/words.ts'
import { freshNames, kindName } from '../../rules/gm/fight/names.ts'
import { creatureOf } from '../../rules/gm/meeting.ts'
import { attacksFrom } from './attacks.ts'
import { isFields, listed, numberFrom, quoted, ScriptFault } from './fault.ts'
import { fieldNamed } from './field-names.ts'
import { sideMeant } from './input-value.ts'
import { diceOf, itemFrom } from './items.ts'
import { meantBy, onlyMeant } from './match-name.ts'
import { monsterMeant } from './monster-meant.ts'
import { partsOf, tagPrefixes, type PersonParts } from './person-parts.ts'
import { figures, valuesOf, withValues, type TryOrFault } from './person-values.ts'
import { skillsFrom } from './skill-names.ts'

const kinds: readonly CreatureKind[] = ['character', 'hireling', 'animal', 'monster']

/** Sets people down at the table, one after another; faults are noted and the rest is set all the same. */
export function seat(
  state: CampaignState,
  entry: Readonly<Record<string, unknown>>,
  game: Game,
  shelf: Shelf,
  fault: (cause: unknown) => void,
): CampaignState {
  const attempt = noting(fault)
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
    const isOwn = said['monster'] === undefined && said['items'] !== undefined
    return withValues(seated, person.id, explicit, game, isOwn)
  }, state)
}

/** Gives somebody at the table what else is said of them: skills, gear and spells, conditions, numbers. */
export function described(
  state: CampaignState,
  who: Creature,
  entry: Readonly<Record<string, unknown>>,
  game: Game,
  fault: (cause: unknown) => void,
): CampaignState {
  const attempt = noting(fault)
  const said = partsOf(entry, game, fault)
  let next = state.nextId
  const more = belongings(said, who, game, (letter) => `${letter}${next++}`, attempt)
  const person = { ...who, ...more, skills: { ...who.skills, ...more.skills } }
  const creatures = { ...state.creatures, [who.id]: person }
  const explicit = valuesOf(said, game, attempt)
  return withValues({ ...state, nextId: next, creatures }, who.id, explicit, game)
}

/** Makes what a script says, and notes what is wrong with it. */
const noting =
  (fault: (cause: unknown) => void): TryOrFault =>
  (make, otherwise) => {
    try {
      return make()
    } catch (cause) {
      fault(cause)
      return otherwise
    }
  }

function wordIn<T extends string>(value: unknown, of: readonly T[], field: string): T {
  const found = onlyMeant(String(value), of, (one) => [one])
  if (!found) throw new ScriptFault(field, `${quoted(value)} is none.`, of)
  return found
}

/** Makers of the bare creatures of an entry: one, or as many as are counted. */
function bodies(
  state: CampaignState,
  said: PersonParts,
  game: Game,
  shelf: Shelf,
): ((id: Id) => Creature)[] {
  const known = said['monster'] === undefined ? undefined : monsterMeant(said, game, shelf)
  const fallback = known || said['kind'] === 'monster' ? 'foes' : 'party'
  // Any other word names those against the party: “wolves”, “rivals”.
  const side = sideMeant(said['side'] ?? fallback) ?? (said['kind'] === 'animal' ? 'party' : 'foes')
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
function animalValues(game: Game, said: PersonParts): Creature['values'] {
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

/** A known spell in words, with its level and holiness where the script gives them. */
function spellWords(said: unknown, { words }: PersonParts): string {
  // A champion knows holy magic alone, and so it need not be said. Rule HBK-PATH-05.
  const isChampion = words.some(([, one]) => listed(one).includes('champion'))
  const { level, holy = isChampion } = isFields(said) ? said : {}
  const parts = [spellName(said), ...(level === undefined ? [] : [`level ${String(level)}`])]
  return [...parts, ...(holy === true ? ['holy'] : [])].join(' ')
}

/** Belongings and traits: all that a person has besides numbers. */
function belongings(
  said: PersonParts,
  blank: Creature,
  game: Game,
  id: (letter: string) => Id,
  attempt: TryOrFault,
): Partial<Creature> {
  const { spellKnown } = game.characters
  const own = ownSpells(said, game)
  const spells = listed(said['spells']).filter((one) => !(spellName(one) in own.levels))
  const books = spells.map((spell) =>
    isFields(spell) && (spell['text'] ?? spell['spell']) !== undefined
      ? spell
      : {
          name: 'Spellbook',
          text: spellName(spell),
          ready: true,
          ...(isFields(spell) && spell['level'] !== undefined ? { level: spell['level'] } : {}),
        },
  )
  const carried = itemsSaid(said['items'], game)
  const written = spellKnown ? carried : [...carried, ...books]
  const items = [
    ...written.flatMap((one, at): Item[] =>
      attempt(() => [itemFrom(one, id('i'), game.gear, `items ${at + 1}`)], []),
    ),
    ...(spellKnown ? spells.map((one) => spellKnown(id('i'), spellWords(one, said))) : []),
  ]
  const armed = items.flatMap((item, at) => {
    const dice = diceOf(carried[at])
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

/** Things in a list, or in one text with commas: “Sword, Shield”, but not “Cart, hand”. */
function itemsSaid(said: unknown, { gear }: Game): unknown[] {
  if (typeof said !== 'string' || onlyMeant(said, gear, ({ name }) => [name])) return listed(said)
  return said.split(/\s*[,;]\s*/).filter((one) => one !== '')
}

/** Spells that are given with their levels, as the skills that they are kept as where the game does so. */
function ownSpells(
  said: PersonParts,
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
function trainedSkills({ words }: PersonParts, game: Game): Record<string, number> {
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
  const all = isFields(said)
    ? Object.entries(said)
    : listed(said).map((one) => [isFields(one) ? one['name'] : one, {}] as const)
  return Object.fromEntries(
    all.map(([name, value]) => [
      conditionNamed(game, String(name)),
      isFields(value) ? (value as Creature['conditions'][string]) : {},
    ]),
  )
}

/** Name of a condition as the game writes it. */
function conditionNamed(game: Pick<Game, 'conditions'>, name: string): string {
  return conditionMeant(game, name) ?? name
}

/** Condition of the game that a name means; what somebody is, as “undead”, is none, though one begins so. */
function conditionMeant(
  { conditions }: Pick<Game, 'conditions'>,
  name: string,
): string | undefined {
  const exact = meantBy(name, conditions, (kind) => [kind.name], true)[0]
  const isKind = /^(?:undead|demon|mindless|construct|fey)s?$/i.test(name)
  return (exact ?? (isKind ? undefined : onlyMeant(name, conditions, (kind) => [kind.name])))?.name
}

function tagsOf(said: PersonParts, game: Game): Creature['tags'] {
  const tags = isFields(said['tags'])
    ? Object.keys(said['tags']).filter((tag) => (said['tags'] as PersonParts)[tag] !== false)
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
  // “undead” among the conditions is a word for somebody, where the game has no such condition.
  const called = (
    isFields(said['conditions']) ? Object.keys(said['conditions']) : listed(said['conditions'])
  )
    .map((one) => String(isFields(one) ? one['name'] : one))
    .filter((name) => conditionMeant(game, name) === undefined)
    .map((name) => name.toLowerCase())
  return Object.fromEntries([...tags, ...words, ...called].map((tag) => [tag, true as const]))
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
    const name =
      said ??
      (only.length === 1
        ? countOf(members.length, members.length > 1 ? singular(only[0] ?? '') : (only[0] ?? ''))
        : 'Foes')
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
