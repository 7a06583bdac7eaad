import type { Action } from '../../rules/core/action.ts'
import type { Ask, AskRole } from '../../rules/core/asks.ts'
import type { Situation } from '../../rules/core/situation.ts'
import { alikeInput, alikeOption } from './alike-inputs.ts'
import { listed, numberFrom, ScriptFault } from './fault.ts'
import { optionMeant } from './input-value.ts'
import { meantBy, onlyMeant, plainName, wordList } from './match-name.ts'

/** Words for an input by the part that it plays. */
const roleWords: Readonly<Record<AskRole, readonly string[]>> = {
  actor:
    wordList(`who, assistant, helper, speaker, leader, by, actor, attacker, attackers, characters,
    acting, mount, caster, character, creature, from`),
  target: wordList(`target, targets, whom, at, on, against, defender, who, creature, to, hireling,
    hirelings, opposing`),
  weapon: ['weapon', 'with', 'using', 'dice', 'die'],
  amount: ['amount', 'damage', 'dice', 'hits', 'how much', 'points', 'by', 'loss'],
  reading: ['reading', 'as'],
  fate: ['fate', 'outcome', 'outcome is'],
  power: ['power', 'spell', 'miracle', 'song'],
  reaction: ['reaction', 'response', 'defence', 'defense', 'reacts'],
  skill: ['skill', 'field', 'speciality', 'specialty'],
  bid: ['bid', 'mojo', 'amount', 'points', 'spend'],
  pool: ['pool', 'mana', 'points', 'dice', 'verve', 'md', 'fd', 'magic dice', 'faith dice'],
}

/** Words for those who act as one. */
const groupWord = /^(?:group|unit|band|army|troop|crowd|mob)$/i

type NamedAsk = readonly [name: string, ask: Ask]

const namesOfAsk = ([name, ask]: NamedAsk): string[] => [
  name,
  ask.title,
  ...('also' in ask ? (ask.also ?? []) : []),
]

/** True for somebody named who need not be: the action is for all, as a rest of the party is. */
export function isForAll(
  { asks }: Pick<Action, 'asks'>,
  key: string,
  value: unknown,
  { creatures }: Situation,
): boolean {
  const people = Object.values(creatures)
  return (
    roleWords.actor.includes(plainName(key)) &&
    !Object.values(asks).some(({ kind }) => ['creature', 'creatures', 'group'].includes(kind)) &&
    // A mule is the beast that is asked for, as well as somebody.
    withOption(Object.entries(asks), String(value)) === undefined &&
    listed(value).every(
      (one) => meantBy(String(one), people, ({ name }) => [name], true).length > 0,
    )
  )
}

/** Inputs given, whole names first: the others may be called by their role. */
export function inputsInOrder(
  { asks }: Pick<Action, 'asks'>,
  given: Readonly<Record<string, unknown>>,
): (readonly [string, unknown])[] {
  const all = Object.entries(asks)
  const isWhole = (key: string): boolean => meantBy(key, all, namesOfAsk, true).length > 0
  return Object.entries(given).toSorted(([a], [b]) => Number(isWhole(b)) - Number(isWhole(a)))
}

/** Name of the input that a key and its value mean. @throws ScriptFault when they mean none */
export function askNamed(
  { asks }: Pick<Action, 'asks'>,
  key: string,
  value: unknown,
  said: ReadonlyMap<string, unknown>,
  situation: Situation,
): string {
  const free = Object.entries(asks).filter(([name]) => !said.has(name))
  const whole = meantBy(key, free, namesOfAsk, true)[0]
  // “name: Common Cold” is one of the list, where another may be named as well.
  const open =
    key === 'name'
      ? free.find(([, ask]) => ask.kind === 'choice' && ask.of.includes('another'))
      : undefined
  const isOfList = open !== undefined && isOption([open], value)
  const exact = isOfList ? open : whole && isPool(whole, value) ? (poolOf(free) ?? whole) : whole
  const isOther =
    (exact?.[1].kind === 'text' &&
      key !== 'name' &&
      !(exact[0] === 'skill' && !isOption(free, value))) ||
    (exact && isWordForNumber(exact, value)) ||
    (exact?.[1].kind === 'choice' && askedCreature(free, value, situation) !== undefined)
  const found =
    (isOther ? undefined : exact) ??
    choiceWithin(free, key, value) ??
    withOption(free, value === true ? key : String(value)) ??
    (isOther && exact?.[1].kind === 'choice' ? whomNamed(free, value, situation) : undefined) ??
    (isDice(key, value)
      ? free.find(([, ask]) => 'role' in ask && ask.role === 'weapon')
      : undefined) ??
    (isOther && roleWords.target.includes(plainName(key))
      ? askedCreature(free, value, situation)
      : undefined) ??
    exact ??
    (typeof value === 'string' ? withOption(free, key) : undefined) ??
    byRole(free, key) ??
    loneOf(free, key) ??
    (groupWord.test(key)
      ? free.find(([name, { kind }]) => name === 'members' && kind === 'creatures')
      : undefined) ??
    (key.length > 2 ? onlyMeant(bareKey(key), free, namesOfAsk) : undefined) ??
    alikeInput(free, key, value) ??
    namedWithin(free, key) ??
    askedCreature(free, value, situation)
  if (found) return found[0]
  throw new ScriptFault(
    `input “${key}”`,
    'this action does not ask for it.',
    Object.entries(asks).map(([name, ask]) => `${name} (${ask.title})`),
  )
}

/** A key without a little word that it begins with: “into close combat”. */
const bareKey = (key: string): string =>
  key.replace(/^(?:into|with|the|of|its|their) /i, '').replace(/ (?:of|with|around)$/i, '')

/** The input whose name is the first such word of a key: “previous tests” where `previous` is asked for. */
function namedWithin<T extends NamedAsk>(free: readonly T[], key: string): T | undefined {
  const words = plainName(key).split(' ')
  const at = ([name]: T): number => words.indexOf(plainName(name))
  const found = words.length > 1 ? free.filter((one) => at(one) >= 0) : []
  return found.toSorted((a, b) => at(a) - at(b))[0]
}

/** A choice that is named within a key, and has the value among its options: the bearer’s size of three sizes. */
function choiceWithin<T extends NamedAsk>(
  free: readonly T[],
  key: string,
  value: unknown,
): T | undefined {
  const found = namedWithin(free, key)
  const [, ask] = found ?? []
  return ask?.kind === 'choice' && optionMeant(ask.of, value) !== undefined ? found : undefined
}

/** True for a word where a number is asked for: `{ range: "ranged" }` may be an option of something else. */
function isWordForNumber([, ask]: NamedAsk, value: unknown): boolean {
  return ask.kind === 'number' && typeof value === 'string' && numberFrom(value) === null
}

/** True for the dice of a blow: `{ damage: "2d6" }`. */
const isDice = (key: string, value: unknown): boolean =>
  /^(?:damage|dmg|attack|hits?)(?: dic?e)?$/i.test(key) &&
  /^\d*d\d+(?:\s*[+-]\s*\d+)?$/i.test(String(value))

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

/** Creature asked for besides the one who acts: the other side of a contest. */
function whomNamed<T extends NamedAsk>(
  free: readonly T[],
  value: unknown,
  situation: Situation,
): T | undefined {
  const [first, ...others] = free.filter(([, { kind }]) => kind === 'creature')
  return (
    askedCreature(others, value, situation) ?? (first && askedCreature([first], value, situation))
  )
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
  const [first] = having
  // Of two choices from one list the first is meant first: a move, and then the answer to it.
  if (
    having.every(
      ([, ask]) => first?.[1].kind === 'choice' && ask.kind === 'choice' && ask.of === first[1].of,
    )
  )
    return first
  const whole = having.filter(
    ([, ask]) => ask.kind === 'choice' && !alikeOption(ask.of, option)?.includes(' '),
  )
  return whole.length === 1 ? whole[0] : undefined
}

/** True for a word that is an option as it stands, and no other word for one: climbing is a skill as well as agility. */
const isOption = (free: readonly NamedAsk[], value: unknown): boolean =>
  free.some(
    ([, ask]) =>
      ask.kind === 'choice' && meantBy(String(value), ask.of, (one) => [one], true).length > 0,
  )

/** Value of an input; the key itself where it is an option that the script says yes to. */
export function answerOf(
  { asks }: Pick<Action, 'asks'>,
  key: string,
  value: unknown,
  said: ReadonlyMap<string, unknown>,
  situation: Situation,
): unknown {
  const ask = asks[askNamed({ asks }, key, value, said, situation)]
  const isOption =
    ask?.kind === 'choice' &&
    (meantBy(key, ask.of, (one) => [one], true).length > 0 ||
      (value === true && alikeOption(ask.of, key) !== undefined))
  // “High ground: true” is the first option with such a word.
  const words = plainName(key)
    .split(' ')
    .filter((word) => word.length > 3)
  if (ask?.kind === 'choice' && value === true && !isOption)
    return (
      ask.of.find((one) =>
        plainName(one)
          .split(' ')
          .some((word) => words.some((each) => word.startsWith(each))),
      ) ?? value
    )
  const isAnother =
    typeof value === 'string' && ask?.kind === 'choice' && optionMeant(ask.of, value) === undefined
  return isOption && (value === true || isAnother) ? key : value
}

/** The only creature that is asked for, whatever it is called. */
function loneOf<T extends readonly [string, Ask]>(free: readonly T[], key: string): T | undefined {
  const people = free.filter(([, ask]) => ask.kind === 'creature' || ask.kind === 'creatures')
  const said = plainName(key)
  const isWho = [...roleWords.actor, ...roleWords.target].includes(said)
  return isWho && people.length === 1 ? people[0] : undefined
}
