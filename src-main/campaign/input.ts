import type { Action } from '../rules/core/action.ts'
import type { Ask, Asks } from '../rules/core/asks.ts'
import type { Situation } from '../rules/core/situation.ts'
import type { CreatureKind } from '../rules/core/state/creature.ts'
import { alternatives } from '../rules/core/words.ts'
import { remembered } from '../rules/core/remembered.ts'

/** Remedy where an input names something that does not exist. */
const chooseAgain = 'Choose again.'

/** Input with the default of each ask that it lacks or leaves empty: a command may be older than an ask of its action. */
export function withDefaults(
  asks: Asks,
  input: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const filled = Object.entries(input).filter(([key, value]) => value !== '' || isText(asks[key]))
  return { ...defaultsOf(asks), ...Object.fromEntries(filled) }
}

const defaultsOf = remembered((asks: Asks): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(asks).flatMap(([key, ask]) =>
      'default' in ask && ask.default !== undefined ? [[key, ask.default] as const] : [],
    ),
  ),
)

/** False for asks whose value is no text: an empty one from outside is a missing one. */
function isText(ask: Ask | undefined): boolean {
  const others: readonly Ask['kind'][] = ['number', 'switch', 'creatures', 'record']
  return ask === undefined || !others.includes(ask.kind)
}

/** Kinds of records that an action may take whole: a monster, a handout. */
type RecordKind = Extract<Ask, { kind: 'record' }>['of']

/** Fault in the shape of a record that comes from outside, by the schemas of the contract; null when there is none. */
export type RecordFault = (of: RecordKind, value: unknown) => string | null

/** Records of commands that were checked when they were first run. */
const checkedBefore: RecordFault = () => null

/** Fault in an action's input, as a message for the GM, and the way out. */
interface InputFault {
  says: string
  way: string
}

/**
 * Fault in an action's input in this situation; null when there is none. Every input is checked here, by what the
 * action asks: nothing is missing or unknown, each value is of its kind and in its bounds, and what it names exists.
 */
export function inputFault(
  { title, asks }: Pick<Action, 'title' | 'asks'>,
  input: Readonly<Record<string, unknown>>,
  situation: Situation,
  recordFault?: RecordFault,
): InputFault | null {
  const missing = Object.entries(asks).find(([key, ask]) => !mayBeEmpty(ask) && isEmpty(input[key]))
  if (missing)
    return {
      says: `${title}: nothing is chosen for “${missing[1].title}”.`,
      way: 'Choose it in its form (Ctrl+K).',
    }
  const shape = shapeFault(asks, input, recordFault)
  if (shape) return { says: shape, way: chooseAgain }
  for (const [key, ask] of Object.entries(asks)) {
    const fault = isEmpty(input[key]) ? null : absenceFault(ask, input[key], situation, input)
    if (fault) return { says: `${ask.title}: ${fault}`, way: chooseAgain }
  }
  return null
}

/** Fault in the kinds and bounds of an action's input, whatever the situation; what is missing is none. */
export function shapeFault(
  asks: Asks,
  input: Readonly<Record<string, unknown>>,
  recordFault: RecordFault = checkedBefore,
): string | null {
  for (const key of Object.keys(input)) {
    if (!Object.hasOwn(asks, key)) return `Unknown field “${key}”.`
  }
  for (const [key, ask] of Object.entries(asks)) {
    const fault = isEmpty(input[key]) ? null : valueFault(ask, input[key], recordFault)
    if (fault) return `${ask.title}: ${fault}`
  }
  return null
}

/** True when every required input is filled in, valid or not. */
export function isComplete(asks: Asks, input: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(asks).every(([key, ask]) => mayBeEmpty(ask) || !isEmpty(input[key]))
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === ''
}

/** Most characters of an id, of a table's name and of dice notation. */
const [longestId, longestTable, longestNotation] = [120, 200, 500]
/** Most creatures of one input. */
const mostCreatures = 500

function valueFault(ask: Ask, value: unknown, recordFault: RecordFault): string | null {
  switch (ask.kind) {
    case 'number':
      return numberFault(ask, value)
    case 'switch':
      return typeof value === 'boolean' ? null : 'neither on nor off.'
    case 'choice':
      return typeof value === 'string' && ask.of.includes(value)
        ? null
        : `“${String(value)}” is not one of ${ask.of.join(', ')}.`
    case 'creatures':
      return creaturesShapeFault(value)
    case 'text':
      return textFault(ask.max, value) ?? reservedFault(String(value))
    case 'notation':
      return textFault(longestNotation, value)
    case 'table':
      return textFault(longestTable, value) ?? reservedFault(String(value))
    case 'record':
      return recordFault(ask.of, value)
    case 'creature':
    case 'group':
    case 'item':
    case 'stashed':
    case 'benched':
    case 'timer':
    case 'due':
    case 'monster':
      return idFault(ask.kind, value)
  }
}

/** Fault of a value that names what does not exist here. */
function absenceFault(
  ask: Ask,
  value: unknown,
  situation: Situation,
  input: Readonly<Record<string, unknown>>,
): string | null {
  switch (ask.kind) {
    case 'creature':
      return creatureFault(ask, value, situation)
    case 'creatures':
      return creaturesFault(ask, value as readonly unknown[], situation)
    case 'group':
      return Object.hasOwn(situation.groups, String(value)) ? null : 'that group is no longer here.'
    case 'stashed':
      return Object.hasOwn(situation.stash, String(value)) ? null : 'that is not in the stash.'
    case 'benched':
      return Object.hasOwn(situation.bench ?? {}, String(value))
        ? null
        : 'nobody of that name is on the bench.'
    case 'timer':
      return Object.hasOwn(situation.timers, String(value))
        ? null
        : 'that light or timer is no longer running.'
    case 'due':
      return Object.hasOwn(situation.dues, String(value)) ? null : 'that is already settled.'
    case 'item':
      return itemFault(input[ask.of], value, situation)
    default:
      return null
  }
}

/** True for a word that every object answers to (`constructor`): as a key it would name no record. */
function isReserved(word: string): boolean {
  return word.trim() in Object.prototype
}

function idFault(kind: Ask['kind'], value: unknown): string | null {
  if (typeof value === 'string' && isReserved(value))
    return kind === 'creature' ? awayFault(value, {}) : 'nothing of that name is here.'
  return textFault(longestId, value)
}

/** Fault of a text that may become the key of a record. */
function reservedFault(text: string): string | null {
  return isReserved(text) ? 'that word alone is one Gatefold keeps to itself; add another.' : null
}

function creaturesShapeFault(value: unknown): string | null {
  if (!Array.isArray(value)) return 'not a list of creatures.'
  if (value.length > mostCreatures) return `at most ${mostCreatures} at once.`
  return value.every((id) => textFault(longestId, id) === null) ? null : 'not a list of creatures.'
}

function mayBeEmpty(ask: Ask): boolean {
  return 'optional' in ask && ask.optional === true
}

function numberFault(
  ask: { min: number; max: number; parts?: true },
  value: unknown,
): string | null {
  if (typeof value !== 'number' || !(Number.isInteger(value) || (ask.parts && isHundredths(value))))
    return 'not a whole number.'
  if (value < ask.min || value > ask.max)
    return `${value} is not between ${ask.min} and ${ask.max}.`
  return null
}

function isHundredths(value: number): boolean {
  return Number.isFinite(value) && Number(value.toFixed(2)) === value
}

const aKind: Readonly<Record<CreatureKind, string>> = {
  character: 'a character',
  hireling: 'a hireling',
  animal: 'an animal',
  monster: 'a monster',
}

type Whom = Pick<Extract<Ask, { kind: 'creature' }>, 'side' | 'only'>

function creatureFault(ask: Whom, value: unknown, situation: Situation): string | null {
  const creature = Object.hasOwn(situation.creatures, String(value))
    ? situation.creatures[String(value)]
    : undefined
  if (!creature) return awayFault(String(value), situation)
  if (ask.side && creature.side !== ask.side) return `${creature.name} is not on that side.`
  if (ask.only && !ask.only.includes(creature.kind))
    return `${creature.name} is ${aKind[creature.kind]}; choose ${alternatives(ask.only.map((kind) => aKind[kind]))}.`
  return null
}

/** Message about an absent creature: where it is, and how to reach it. */
function awayFault(id: string, { bench, split }: Pick<Situation, 'bench' | 'split'>): string {
  const seat = Object.hasOwn(bench ?? {}, id) ? bench?.[id] : undefined
  if (seat) return `${seat.creature.name} is on the bench: bring them back first.`
  const others = split?.other.creatures ?? {}
  const apart = Object.hasOwn(others, id) ? others[id] : undefined
  if (apart) return `${apart.name} is with the other group: watch it first.`
  return 'nobody of that name is here.'
}

/** Fault of an item; its bearer was checked before, as the bearer's ask comes first. */
function itemFault(bearer: unknown, value: unknown, situation: Situation): string | null {
  const creature = situation.creatures[String(bearer)]
  if (!creature || Object.hasOwn(creature.items, String(value))) return null
  return `${creature.name} has no such thing.`
}

function creaturesFault(ask: Whom, value: readonly unknown[], situation: Situation): string | null {
  for (const id of value) {
    const fault = creatureFault(ask, id, situation)
    if (fault) return fault
  }
  return null
}

function textFault(most: number, value: unknown): string | null {
  if (typeof value !== 'string') return 'not a text.'
  return value.length > most ? `longer than ${most} characters.` : null
}
