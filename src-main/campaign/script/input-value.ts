import type { Shelf } from '../../rules/core/action.ts'
import type { Ask } from '../../rules/core/asks.ts'
import type { Id, ReadonlyCreature, Situation } from '../../rules/core/situation.ts'
import type { Side } from '../../rules/core/state/creature.ts'
import { kindName, numberIn } from '../../rules/gm/fight/names.ts'
import { isDown } from '../../rules/common/incapacitated.ts'
import { singulars } from '../../rules/core/words.ts'
import { alikeOption, optionByWord } from './alike-inputs.ts'
import { isFields, listed, numberFrom, quoted, ScriptFault } from './fault.ts'
import { meantBy, onlyMeant, plainName, shortFor, wordList } from './match-name.ts'

interface At {
  situation: Situation
  shelf: Shelf
  /** Input so far: an item is looked for among those of its bearer. */
  input: Readonly<Record<string, unknown>>
  /** Creature that acts, where the script names it: a weapon is looked for among its items. */
  actor: ReadonlyCreature | undefined
}

/** True for an input that names a weapon. */
export function isWeapon(ask: Ask | undefined): boolean {
  return ask?.kind === 'text' && ask.role === 'weapon'
}

export function valueFor(ask: Ask, value: unknown, field: string, at: At): unknown {
  switch (ask.kind) {
    case 'number':
      return wholeNumber(value, field)
    case 'switch':
      return onOrOff(value, field)
    case 'choice':
      return optionOf(ask.of, value, field)
    case 'creature':
      return creatureNamed(value, field, at.situation, ask.side, ask.role === 'target').id
    case 'creatures':
      return (
        othersCounted(value, at, ask.side) ?? creaturesNamed(value, field, at.situation, ask.side)
      )
    case 'group':
      return groupNamed(value, field, at.situation)
    case 'item':
      return itemNamed(value, field, at.situation.creatures[String(at.input[ask.of])])
    case 'stashed':
      return itemIn(Object.values(at.situation.stash), value, field)
    case 'benched':
      return idOf(
        Object.values(at.situation.bench ?? {}),
        value,
        ({ creature }) => [creature.name],
        field,
      )
    case 'timer':
      return timerNamed(value, field, at.situation)
    case 'due':
      return idOf(
        Object.values(at.situation.dues),
        value,
        ({ title, action, why }) => [title, action, why],
        field,
      )
    case 'table':
      return tableNamed(value, field, at.shelf, ask.use)
    case 'monster':
      return monsterNamed(value, field, at.shelf)
    case 'text':
    case 'notation':
      return listed(value)
        .map((one) => (isWeapon(ask) ? weaponSaid(one) : one))
        .map((one) => (isFields(one) ? JSON.stringify(one) : String(one)))
        .map((one) => (isWeapon(ask) ? weaponCarried(one, at.actor) : one))
        .join(isWeapon(ask) ? '; ' : ', ')
    case 'record':
      return value
  }
}

/** Dice of a weapon given as an object, else its name: `{ name: "Club", dice: "2d8" }`. */
function weaponSaid(said: unknown): unknown {
  if (!isFields(said)) return said
  return said['dice'] ?? said['die'] ?? said['damage'] ?? said['name'] ?? said
}

/** Whole name of the one carried weapon that a part of it means: “Sword” for a Shortsword; else the words as they are. */
function weaponCarried(said: string, actor: ReadonlyCreature | undefined): string {
  const names = new Set(Object.values(actor?.items ?? {}).map(({ name }) => name))
  return onlyMeant(said, [...names], (name) => [name]) ?? said
}

/** A number; a list counts its parts, and “yes” is one. @throws ScriptFault */
function wholeNumber(value: unknown, field: string): number {
  const number = Array.isArray(value)
    ? value.length
    : numberFrom(typeof value === 'boolean' ? Number(value) : value)
  if (number === null) throw new ScriptFault(field, `${quoted(value)} is no number.`)
  return number
}

const yes = ['true', 'yes', 'on', '1', 'y']
const no = ['false', 'no', 'off', '0', 'n', '']

function onOrOff(value: unknown, field: string): boolean {
  const said = String(value).toLowerCase()
  // “Times before: 2” is yes.
  if (yes.includes(said) || Number(said) > 1) return true
  if (no.includes(said)) return false
  throw new ScriptFault(field, `${quoted(value)} is neither yes nor no.`)
}

/** Option that a value means; undefined where it is none. */
export function optionMeant(of: readonly string[], value: unknown): string | undefined {
  const said = value === true ? 'yes' : value === false ? 'no' : String(value)
  return of.includes(said)
    ? said
    : (onlyMeant(said, of, (one) => [one]) ?? alikeOption(of, said) ?? shortFor(said, of))
}

/** One of the options of a choice. @throws ScriptFault with all of them */
export function optionOf(of: readonly string[], value: unknown, field: string): string {
  const found =
    optionMeant(of, value) ??
    optionByWord(of, String(value)) ??
    headOption(of, String(value)) ??
    otherThan(of, String(value))
  if (found === undefined) throw new ScriptFault(field, `${quoted(value)} is no choice.`, of)
  return found
}

/** The option before a word of place in what is said: “new skill in a thief field” is a skill. */
function headOption(of: readonly string[], said: string): string | undefined {
  const [head = '', ...more] = plainName(said).split(/ (?:in|of|from|within) /)
  const bare = head.replace(/^(?:a|an|the|new|one|another) /, '').replace(/^new /, '')
  return more.length > 0
    ? (optionMeant(of, head) ?? of.find((one) => plainName(one) === bare))
    : undefined
}

/**
 * The option for what a list does not name: “anything else” for a save against rust, “something else” for juggling.
 * Undefined where the list has none, and for what is only a slip of the pen: “posion”.
 */
function otherThan(of: readonly string[], said: string): string | undefined {
  const isSlip = (option: string): boolean =>
    plainName(option)
      .split(' ')
      .some((word) => word.length > 3 && lettersApart(word, plainName(said)) < 3)
  if (!/\p{L}{3}/u.test(said) || of.some(isSlip)) return undefined
  return of.find((one) => /^(?:any|some)thing else$/i.test(one))
}

/** Number of letters that only one of two words has. */
function lettersApart(one: string, other: string): number {
  const left = [...one]
  const more = [...other].filter((letter) => {
    const at = left.indexOf(letter)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
  return left.length + more.length
}

/**
 * Creature by name or id: of several of that name, the first that stands.
 * @param ofMany whether one of a group may be meant by its name: “the goblins” as a target
 * @throws ScriptFault
 */
function creatureNamed(
  value: unknown,
  field: string,
  situation: Situation,
  side?: Side,
  ofMany = false,
): ReadonlyCreature {
  const all = Object.values(situation.creatures)
  const own = situation.creatures[String(value)]
  if (own) return own
  const said = String(value)
  // The first of several of one name has no number: “Orc 1” is Orc where the next is Orc 2.
  const bare = all.some(({ name }) => name === `${kindName(said)} 2`) && numberIn(said) === 1
  const named = meantBy(bare ? kindName(said) : said, all, ({ name }) => [name])
  const many = named.length === 0 && ofMany ? standingOf(said, situation) : named
  const fit = side ? many.filter((one) => one.side === side) : many
  const [first] = fit.length > 0 ? fit : many
  const standing = fit.filter((one) => !isDown(one))
  const isThere = ({ conditions }: ReadonlyCreature): boolean =>
    !('fled' in conditions) && !('fleeing' in conditions)
  const found = standing.find(isThere) ?? standing[0] ?? first
  const away = Object.values(situation.bench ?? {}).map(({ creature }) => creature)
  const [absent] = meantBy(String(value), away, ({ name }) => [name], true)
  if (!found)
    throw new ScriptFault(
      field,
      absent ? `${absent.name} is on the bench.` : `nobody is called ${quoted(value)}.`,
      all.map(({ name }) => name),
    )
  // A whole name means its bearer, however many names begin with it.
  return all.find(({ name }) => plainName(name) === plainName(said)) ?? found
}

/** Members of a group, or of the numbered ones that a plural means, as one of them may be meant: “the goblins”. */
function standingOf(said: string, situation: Situation): ReadonlyCreature[] {
  const group = groupCalled(said.replace(/^the /i, ''), situation)
  const all = Object.values(situation.creatures)
  const ids = group?.members ?? allOfKind(said.replace(/^the /i, ''), all, '')
  return ids.flatMap((id) => situation.creatures[id] ?? [])
}

const everybody = ['all', 'everybody', 'everyone', 'they all']
const sideWords: Readonly<Record<Side, readonly string[]>> = {
  party: wordList(`party, heroes, adventurers, us, players, pcs, player characters, friends,
    companions`),
  foes: wordList(`foes, foe, enemies, enemy, monsters, monster, opponents, hostiles, villains`),
  others: wordList(`others, other, strangers, neutral, neutrals, bystanders, locals, townsfolk,
    villagers, npcs, animals`),
}

/** Side that a word for it means: “heroes”, “the enemies”. */
export function sideMeant(said: unknown): Side | undefined {
  const word = plainName(String(said)).replace(/^the /, '')
  return (['party', 'foes', 'others'] as const).find((side) => sideWords[side].includes(word))
}

function creaturesNamed(value: unknown, field: string, situation: Situation, side?: Side): Id[] {
  const all = Object.values(situation.creatures)
  if (value === false) return []
  return [
    ...new Set(
      listed(value).flatMap((one): Id[] => {
        // “eat: true” is everybody of the party.
        const said = one === true ? (side ?? 'party') : plainName(String(one))
        const isSide = sideMeant(said) !== undefined && !isNamed(said, all)
        const wanted = (isSide ? sideMeant(said) : undefined) ?? side
        if (everybody.includes(said) || isSide)
          return all
            .filter((each) => !wanted || each.side === wanted)
            .filter((each) => !isDown(each))
            .map(({ id }) => id)
        const group = situation.groups[String(one)] ?? groupCalled(String(one), situation)
        const many = group ? group.members : allOfKind(String(one), all, field)
        return many.length > 0 ? [...many] : [creatureNamed(one, field, situation, side).id]
      }),
    ),
  ]
}

/**
 * Standing creatures of the numbered ones that a plural means: Bandit 1 and Bandit 2 for “Bandits”, and for “Bandit”
 * too where members of a group are asked for.
 */
function allOfKind(said: string, all: readonly ReadonlyCreature[], field: string): Id[] {
  if (all.some(({ name }) => plainName(name) === plainName(said))) return []
  const kinds = singulars(plainName(said)).filter(
    (one) => one !== plainName(said) || field.includes('members'),
  )
  const found = all.filter(({ name }) => kinds.includes(plainName(kindName(name))))
  return found.filter((one) => !isDown(one)).map(({ id }) => id)
}

/**
 * As many of one’s own side as a number says, but oneself: `{ allies: 2 }`, and all of them for `true` where no side is
 * asked for. Undefined for any other value.
 */
function othersCounted(value: unknown, { situation, actor }: At, side?: Side): Id[] | undefined {
  const all = value === true && side === undefined ? Infinity : null
  const count = typeof value === 'number' ? value : all
  if (count === null || !actor) return undefined
  return Object.values(situation.creatures)
    .filter((one) => one.side === actor.side && one.id !== actor.id && !isDown(one))
    .slice(0, count)
    .map(({ id }) => id)
}

const isNamed = (said: string, all: readonly ReadonlyCreature[]): boolean =>
  meantBy(said, all, ({ name }) => [name], true).length > 0

function groupCalled(name: string, { groups }: Situation): Situation['groups'][string] | undefined {
  return Object.values(groups).find((group) => plainName(group.name) === plainName(name))
}

function groupNamed(value: unknown, field: string, situation: Situation): Id {
  const groups = Object.values(situation.groups)
  const said = String(listed(value)[0]).replace(/^the /i, '')
  const found =
    situation.groups[said] ??
    onlyMeant(said, groups, (group) => [
      group.name,
      ...group.members.map((id) => situation.creatures[id]?.name ?? ''),
    ])
  if (found) return found.id
  const side = sideMeant(said)
  const [ofSide, ...more] = groups.filter(
    ({ members }) => situation.creatures[members[0] ?? '']?.side === side,
  )
  if (side !== undefined && groups.length === 1) return groups[0]?.id ?? ''
  if (side !== undefined && ofSide && more.length === 0) return ofSide.id
  throw new ScriptFault(
    field,
    `no group is called ${quoted(value)}.`,
    groups.map(({ name }) => name),
  )
}

function itemNamed(value: unknown, field: string, bearer: ReadonlyCreature | undefined): Id {
  if (!bearer) throw new ScriptFault(field, 'say first who has it.')
  return itemIn(
    bearer.itemOrder.flatMap((id) => bearer.items[id] ?? []),
    value,
    field,
  )
}

function itemIn(
  items: readonly { id: Id; name: string; text?: string }[],
  value: unknown,
  field: string,
): Id {
  return idOf(items, value, ({ name, text }) => [name, ...(text ? [text] : [])], field)
}

function timerNamed(value: unknown, field: string, situation: Situation): Id {
  return idOf(
    Object.values(situation.timers),
    value,
    ({ title, bearer }) => {
      const name = situation.creatures[bearer ?? '']?.name
      return name ? [title, name, `${name} ${title}`, `${title} ${name}`] : [title]
    },
    field,
  )
}

function idOf<T extends { id: Id }>(
  of: readonly T[],
  value: unknown,
  namesOf: (one: T) => readonly string[],
  field: string,
): Id {
  const own = of.find(({ id }) => id === value)
  const found = own ?? meantBy(String(value), of, namesOf)[0]
  if (found) return found.id
  throw new ScriptFault(
    field,
    `there is no ${quoted(value)}.`,
    of.map((one) => namesOf(one)[0] ?? one.id),
  )
}

function tableNamed(value: unknown, field: string, shelf: Shelf, use: string): Id {
  const said = String(value)
  const tables = shelf.tables(use)
  const found =
    shelf.table(said) ?? shelf.tableNamed(said) ?? onlyMeant(said, tables, ({ title }) => [title])
  if (found) return found.id
  throw new ScriptFault(
    field,
    `no table is called ${quoted(value)}.`,
    tables.map(({ title }) => title),
  )
}

function monsterNamed(value: unknown, field: string, shelf: Shelf): Id {
  const said = String(value)
  const found =
    shelf.monster(said) ??
    singulars(said)
      .map((one) => shelf.monsterNamed(one))
      .find(Boolean)
  if (!found) throw new ScriptFault(field, `the bestiary has none called ${quoted(value)}.`)
  return found.id
}
