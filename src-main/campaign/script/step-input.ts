import type { Action, Shelf } from '../../rules/core/action.ts'
import type { Ask, AskRole } from '../../rules/core/asks.ts'
import type { Id, ReadonlyCreature, Situation } from '../../rules/core/situation.ts'
import type { Side } from '../../rules/core/state/creature.ts'
import { kindName } from '../../rules/gm/fight/names.ts'
import { isDown, opponentOf } from '../../rules/common/incapacitated.ts'
import { singulars } from '../../rules/core/words.ts'
import { startInput } from '../view/defaults.ts'
import { alikeInput, alikeOption } from './alike-inputs.ts'
import { isFields, listed, numberFrom, quoted, ScriptFault } from './fault.ts'
import { spreadItems } from './given-words.ts'
import { meantBy, onlyMeant, plainName, shortFor } from './match-name.ts'
import { optionsByKey } from './named-options.ts'
import { numberedByList, switchesByName } from './named-switches.ts'

type Input = Record<string, unknown>

/** Words for an input by the part that it plays. */
const roleWords: Readonly<Record<AskRole, readonly string[]>> = {
  actor: ['who', 'by', 'actor', 'attacker', 'attackers', 'caster', 'character', 'creature', 'from'],
  target: ['target', 'targets', 'whom', 'at', 'on', 'against', 'defender', 'who', 'creature', 'to'],
  weapon: ['weapon', 'with', 'using', 'dice', 'die'],
  amount: ['amount', 'damage', 'dice', 'hits', 'how much', 'points', 'by'],
  reading: ['reading', 'as'],
  fate: ['fate', 'outcome', 'outcome is'],
  power: ['power', 'spell', 'miracle', 'song'],
  pool: ['pool', 'mana', 'points', 'dice', 'verve', 'md', 'fd', 'magic dice', 'faith dice'],
}

/**
 * Input of an action from what a script gives: names become ids, words become values, and missing inputs
 * get the values that the screen starts with.
 * @param due whose input comes before the screen's
 * @throws ScriptFault that names the field
 */
export function stepInput(
  action: Action,
  given: Readonly<Input>,
  situation: Situation,
  shelf: Shelf,
  due?: Situation['dues'][Id],
): Input {
  const input: Input = { ...startInput(action, situation), ...due?.input }
  const said = new Map<string, unknown>()
  const spread = optionsByKey(action, spreadItems(action, given))
  const named = numberedByList(action, switchesByName(action, spread))
  for (const [key, value] of inputsInOrder(action, named))
    if (!isForAll(action, key, value, situation))
      said.set(
        askNamed(action, key, value, said, situation),
        answerOf(action, key, value, said, situation),
      )
  // Creatures first, as items are looked for among theirs.
  const order = [...said].sort(([a], [b]) => late(action.asks[a]) - late(action.asks[b]))
  for (const [key, value] of order) {
    const ask = action.asks[key] as Ask
    const field = `input “${key}”`
    if (value === null || value === undefined) delete input[key]
    else {
      const power =
        ask.kind === 'item' ? powerInstead(action, value, key, said, input, situation) : null
      if (power) input[power[0]] = power[1]
      else input[key] = valueFor(ask, value, field, { situation, shelf, input })
    }
  }
  complete(action, said, input, situation)
  return input
}

/** True when an action asks for all that is given, and it is of the right kind. */
export function takesInput(...what: Parameters<typeof stepInput>): boolean {
  try {
    stepInput(...what)
    return true
  } catch (cause) {
    if (cause instanceof ScriptFault) return false
    throw cause
  }
}

/** A power by name, or one of the GM’s own, where a book is asked for that its bearer has not: `{ spell: "Sculpt Energy" }`. */
function powerInstead(
  { asks }: Pick<Action, 'asks'>,
  value: unknown,
  key: string,
  said: ReadonlyMap<string, unknown>,
  input: Input,
  { creatures }: Situation,
): readonly [string, string] | null {
  const ask = asks[key]
  const bearer = ask?.kind === 'item' ? creatures[String(input[ask.of])] : undefined
  const own = Object.values(bearer?.items ?? {})
  if (meantBy(String(value), own, ({ name, text = '' }) => [name, text]).length > 0) return null
  const free = Object.entries(asks).filter(([name]) => !said.has(name))
  const power = free.find(
    ([, one]) => one.kind === 'choice' && 'role' in one && one.role === 'power',
  )
  const options = power?.[1].kind === 'choice' ? power[1].of : []
  const option = meantBy(String(value), options, (one) => [one], true)[0]
  if (power && option !== undefined) return [power[0], option]
  return free.some(([name, { kind }]) => name === 'named' && kind === 'text')
    ? ['named', String(value)]
    : null
}

const late = (ask: Ask | undefined): number => (ask?.kind === 'item' ? 1 : 0)

/** True for somebody named who need not be: the action is for all, as a rest of the party is. */
function isForAll(
  { asks }: Pick<Action, 'asks'>,
  key: string,
  value: unknown,
  { creatures }: Situation,
): boolean {
  const people = Object.values(creatures)
  return (
    roleWords.actor.includes(plainName(key)) &&
    !Object.values(asks).some(({ kind }) => kind === 'creature' || kind === 'creatures') &&
    listed(value).every(
      (one) => meantBy(String(one), people, ({ name }) => [name], true).length > 0,
    )
  )
}

type NamedAsk = readonly [name: string, ask: Ask]

const namesOfAsk = ([name, ask]: NamedAsk): string[] => [name, ask.title]

/** Inputs given, whole names first: the others may be called by their role. */
function inputsInOrder(
  { asks }: Pick<Action, 'asks'>,
  given: Readonly<Input>,
): (readonly [string, unknown])[] {
  const all = Object.entries(asks)
  const isWhole = (key: string): boolean => meantBy(key, all, namesOfAsk, true).length > 0
  return Object.entries(given).toSorted(([a], [b]) => Number(isWhole(b)) - Number(isWhole(a)))
}

/** Name of the input that a key and its value mean. @throws ScriptFault when they mean none */
function askNamed(
  { asks }: Pick<Action, 'asks'>,
  key: string,
  value: unknown,
  said: ReadonlyMap<string, unknown>,
  situation: Situation,
): string {
  const free = Object.entries(asks).filter(([name]) => !said.has(name))
  const whole = meantBy(key, free, namesOfAsk, true)[0]
  const exact = whole && isPool(whole, value) ? (poolOf(free) ?? whole) : whole
  const isOther =
    (exact?.[1].kind === 'text' && key !== 'name') || (exact && isWordForNumber(exact, value))
  const found =
    (isOther ? undefined : exact) ??
    withOption(free, value === true ? key : String(value)) ??
    exact ??
    byRole(free, key) ??
    loneOf(free, key) ??
    (key.length > 1 ? onlyMeant(key, free, namesOfAsk) : undefined) ??
    alikeInput(free, key, value) ??
    askedCreature(free, value, situation)
  if (found) return found[0]
  throw new ScriptFault(
    `input “${key}”`,
    'this action does not ask for it.',
    Object.entries(asks).map(([name, ask]) => `${name} (${ask.title})`),
  )
}

/** True for a word where a number is asked for: `{ range: "ranged" }` may be an option of something else. */
function isWordForNumber([, ask]: NamedAsk, value: unknown): boolean {
  return ask.kind === 'number' && typeof value === 'string' && numberFrom(value) === null
}

/** True for a number given as a power that is chosen by name: it is what is spent on it. */
function isPool([, ask]: NamedAsk, value: unknown): boolean {
  return ask.kind === 'choice' && numberFrom(value) !== null && !ask.of.includes(String(value))
}

function poolOf<T extends NamedAsk>(free: readonly T[]): T | undefined {
  return free.find(([, ask]) => 'role' in ask && ask.role === 'pool')
}

/** First creature asked for, whatever the script calls it, where the value names somebody. */
function askedCreature<T extends NamedAsk>(
  free: readonly T[],
  value: unknown,
  { creatures }: Situation,
): T | undefined {
  const all = listed(value)
  const isSomebody = (one: unknown): boolean =>
    meantBy(String(one), Object.values(creatures), ({ name }) => [name], true).length > 0
  if (all.length === 0 || !all.every(isSomebody)) return undefined
  const people = free.filter(([, ask]) => ask.kind === 'creature' || ask.kind === 'creatures')
  return people.find(([, ask]) => 'role' in ask && ask.role === 'actor') ?? people[0]
}

/** First input whose role a key names; the actor comes before the target. */
function byRole<T extends NamedAsk>(free: readonly T[], key: string): T | undefined {
  const said = plainName(key)
  const roles = Object.keys(roleWords) as AskRole[]
  return roles
    .filter((role) => roleWords[role].includes(said))
    .map((role) => free.find(([, ask]) => 'role' in ask && ask.role === role))
    .find(Boolean)
}

/** The only choice that has this option: `{ ability: "STR" }`, or `{ block: true }`. */
function withOption<T extends NamedAsk>(free: readonly T[], option: string): T | undefined {
  const having = free.filter(
    ([, ask]) =>
      ask.kind === 'choice' &&
      (meantBy(option, ask.of, (one) => [one], true).length > 0 ||
        alikeOption(ask.of, option) !== undefined),
  )
  if (having.length === 1) return having[0]
  const whole = having.filter(
    ([, ask]) => ask.kind === 'choice' && !alikeOption(ask.of, option)?.includes(' '),
  )
  return whole.length === 1 ? whole[0] : undefined
}

/** Value of an input; the key itself where it is an option that the script says yes to. */
function answerOf(
  { asks }: Pick<Action, 'asks'>,
  key: string,
  value: unknown,
  said: ReadonlyMap<string, unknown>,
  situation: Situation,
): unknown {
  const ask = asks[askNamed({ asks }, key, value, said, situation)]
  const isOption = ask?.kind === 'choice' && meantBy(key, ask.of, (one) => [one], true).length > 0
  return value === true && isOption ? key : value
}

/** The only creature that is asked for, whatever it is called. */
function loneOf<T extends readonly [string, Ask]>(free: readonly T[], key: string): T | undefined {
  const people = free.filter(([, ask]) => ask.kind === 'creature' || ask.kind === 'creatures')
  const said = plainName(key)
  const isWho = [...roleWords.actor, ...roleWords.target].includes(said)
  return isWho && people.length === 1 ? people[0] : undefined
}

interface At {
  situation: Situation
  shelf: Shelf
  input: Input
}

function valueFor(ask: Ask, value: unknown, field: string, at: At): unknown {
  switch (ask.kind) {
    case 'number':
      return wholeNumber(value, field)
    case 'switch':
      return onOrOff(value, field)
    case 'choice':
      return optionOf(ask.of, value, field)
    case 'creature':
      return creatureNamed(value, field, at.situation, ask.side).id
    case 'creatures':
      return creaturesNamed(value, field, at.situation, ask.side)
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
        .map((one) => (isFields(one) ? JSON.stringify(one) : String(one)))
        .join(ask.kind === 'text' && ask.role === 'weapon' ? '; ' : ', ')
    case 'record':
      return value
  }
}

function wholeNumber(value: unknown, field: string): number {
  const number = numberFrom(value)
  if (number === null) throw new ScriptFault(field, `${quoted(value)} is no number.`)
  return number
}

const yes = ['true', 'yes', 'on', '1', 'y']
const no = ['false', 'no', 'off', '0', 'n', '']

function onOrOff(value: unknown, field: string): boolean {
  const said = String(value).toLowerCase()
  if (yes.includes(said)) return true
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
  const found = optionMeant(of, value)
  if (found === undefined) throw new ScriptFault(field, `${quoted(value)} is no choice.`, of)
  return found
}

/** Creature by name or id: of several of that name, the first that stands. @throws ScriptFault */
function creatureNamed(
  value: unknown,
  field: string,
  situation: Situation,
  side?: Side,
): ReadonlyCreature {
  const all = Object.values(situation.creatures)
  const own = situation.creatures[String(value)]
  if (own) return own
  const named = meantBy(String(value), all, ({ name }) => [name])
  const fit = side ? named.filter((one) => one.side === side) : named
  const [first] = fit.length > 0 ? fit : named
  const found = fit.find((one) => !isDown(one)) ?? first
  const away = Object.values(situation.bench ?? {}).map(({ creature }) => creature)
  const [absent] = meantBy(String(value), away, ({ name }) => [name], true)
  if (!found)
    throw new ScriptFault(
      field,
      absent ? `${absent.name} is on the bench.` : `nobody is called ${quoted(value)}.`,
      all.map(({ name }) => name),
    )
  // A whole name means its bearer, however many names begin with it.
  return all.find(({ name }) => plainName(name) === plainName(String(value))) ?? found
}

const everybody = ['all', 'everybody', 'everyone', 'they all']
const sideWords: Readonly<Record<string, Side>> = {
  party: 'party',
  'the party': 'party',
  foes: 'foes',
  'the foes': 'foes',
  monsters: 'foes',
  others: 'others',
}

function creaturesNamed(value: unknown, field: string, situation: Situation, side?: Side): Id[] {
  const all = Object.values(situation.creatures)
  return [
    ...new Set(
      listed(value).flatMap((one): Id[] => {
        const said = plainName(String(one))
        const wanted = sideWords[said] ?? side
        if (everybody.includes(said) || said in sideWords)
          return all
            .filter((each) => !wanted || each.side === wanted)
            .filter((each) => !isDown(each))
            .map(({ id }) => id)
        const group = situation.groups[String(one)] ?? groupCalled(String(one), situation)
        const many = group ? group.members : allOfKind(String(one), all)
        return many.length > 0 ? [...many] : [creatureNamed(one, field, situation, side).id]
      }),
    ),
  ]
}

/** Standing creatures of the numbered ones that a plural means: Bandit 1 and Bandit 2 for “Bandits”. */
function allOfKind(said: string, all: readonly ReadonlyCreature[]): Id[] {
  if (all.some(({ name }) => plainName(name) === plainName(said))) return []
  const kinds = singulars(plainName(said)).filter((one) => one !== plainName(said))
  const found = all.filter(({ name }) => kinds.includes(plainName(kindName(name))))
  return found.filter((one) => !isDown(one)).map(({ id }) => id)
}

function groupCalled(name: string, { groups }: Situation): Situation['groups'][string] | undefined {
  return Object.values(groups).find((group) => plainName(group.name) === plainName(name))
}

function groupNamed(value: unknown, field: string, situation: Situation): Id {
  const groups = Object.values(situation.groups)
  const said = String(value)
  const found =
    situation.groups[said] ??
    onlyMeant(said, groups, (group) => [
      group.name,
      ...group.members.map((id) => situation.creatures[id]?.name ?? ''),
    ])
  if (found) return found.id
  if (groups.length === 1 && plainName(said) in sideWords) return groups[0]?.id ?? ''
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

const byPiece = 'Piece by piece'

/** Fills in what follows from the creatures chosen: an item of the new bearer, an opponent of the new actor. */
function complete(
  { asks }: Pick<Action, 'asks'>,
  said: ReadonlyMap<string, unknown>,
  input: Input,
  situation: Situation,
): void {
  for (const [key, ask] of Object.entries(asks)) {
    if (said.has(key)) continue
    // Gear that is named is bought instead of the game's own choice of it.
    if (key === 'kit' && ask.kind === 'choice' && said.has('gear') && ask.of.includes(byPiece))
      input[key] = byPiece
    if (key === 'outfit' && ask.kind === 'switch' && said.has('gear')) input[key] = false
    if (ask.kind === 'item' && said.has(ask.of)) {
      const bearer = situation.creatures[String(input[ask.of])]
      const fits = bearer?.itemOrder.filter(
        (id) => ask.only !== 'written' || bearer.items[id]?.text !== undefined,
      )
      const [first] = fits ?? []
      if (first === undefined || (ask.optional && ask.only !== 'written')) delete input[key]
      else input[key] = first
    }
    if (ask.kind === 'creature' && ask.role === 'target' && !ask.side && !ask.optional) {
      const actor = actorOf(asks, said, input, situation)
      const now = situation.creatures[String(input[key])]
      const foe = actor && actor.side === now?.side ? opponentOf(situation, actor) : undefined
      if (foe && 'attacker' in asks) input[key] = foe.id
    }
  }
}

function actorOf(
  asks: Action['asks'],
  said: ReadonlyMap<string, unknown>,
  input: Input,
  { creatures }: Situation,
): ReadonlyCreature | undefined {
  const key = [...said.keys()].find((name) => {
    const ask = asks[name]
    return ask?.kind === 'creature' && ask.role === 'actor'
  })
  return key === undefined ? undefined : creatures[String(input[key])]
}
