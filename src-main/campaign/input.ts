import type { Ask, Asks } from '../rules/core/action.ts'
import type { Situation } from '../rules/core/situation.ts'

/** Input with the default of each ask that it lacks: a command may be older than an ask of its action. */
export function withDefaults(
  asks: Asks,
  input: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const defaults = Object.entries(asks).flatMap(([key, ask]) =>
    'default' in ask && ask.default !== undefined ? [[key, ask.default] as const] : [],
  )
  return { ...Object.fromEntries(defaults), ...input }
}

/**
 * Fault in an action's input in this situation, as a message for the GM; null when there is none.
 * The contract has checked the types of the values; this checks that what they name exists.
 */
export function faultOf(
  asks: Asks,
  input: Readonly<Record<string, unknown>>,
  situation: Situation,
): string | null {
  for (const key of Object.keys(input)) {
    if (!Object.hasOwn(asks, key)) return `It was told “${key}”, which it does not ask for.`
  }
  for (const [key, ask] of Object.entries(asks)) {
    const fault = faultIn(ask, input[key], situation, input)
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

function faultIn(
  ask: Ask,
  value: unknown,
  situation: Situation,
  input: Readonly<Record<string, unknown>>,
): string | null {
  if (isEmpty(value)) return mayBeEmpty(ask) ? null : 'nothing chosen.'
  switch (ask.kind) {
    case 'number':
      return numberFault(ask, value)
    case 'switch':
      return typeof value === 'boolean' ? null : 'neither on nor off.'
    case 'choice':
      return ask.of.includes(String(value))
        ? null
        : `“${String(value)}” is not one of ${ask.of.join(', ')}.`
    case 'creature':
      return creatureFault(ask, value, situation)
    case 'creatures':
      return creaturesFault(ask, value, situation)
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
    case 'text':
    case 'notation':
      return textFault(ask.kind === 'text' ? ask.max : 500, value)
    case 'item':
      return itemFault(input[ask.of], value, situation)
    case 'table':
      return textFault(200, value)
    case 'monster':
    case 'record':
      return null
  }
}

function mayBeEmpty(ask: Ask): boolean {
  return 'optional' in ask && ask.optional === true
}

function numberFault(ask: { min: number; max: number }, value: unknown): string | null {
  if (typeof value !== 'number' || !Number.isInteger(value)) return 'not a whole number.'
  if (value < ask.min || value > ask.max)
    return `${value} is not between ${ask.min} and ${ask.max}.`
  return null
}

type Whom = Pick<Extract<Ask, { kind: 'creature' }>, 'side' | 'only'>

function creatureFault(ask: Whom, value: unknown, situation: Situation): string | null {
  const creature = Object.hasOwn(situation.creatures, String(value))
    ? situation.creatures[String(value)]
    : undefined
  if (!creature) return awayFault(String(value), situation)
  if (ask.side && creature.side !== ask.side) return `${creature.name} is not on that side.`
  if (ask.only && !ask.only.includes(creature.kind))
    return `${creature.name} is none of these: ${ask.only.join(', ')}.`
  return null
}

/** Message about an absent creature: where it is, and how to reach it. */
function awayFault(id: string, { bench, split }: Situation): string {
  const seat = Object.hasOwn(bench ?? {}, id) ? bench?.[id] : undefined
  if (seat) return `${seat.creature.name} is on the bench: bring them back first.`
  const others = split?.other.creatures ?? {}
  const apart = Object.hasOwn(others, id) ? others[id] : undefined
  if (apart) return `${apart.name} is with the other group: watch it first (Shift+C).`
  return 'nobody of that name is here.'
}

/** Fault of an item; its bearer was checked before, as the bearer's ask comes first. */
function itemFault(bearer: unknown, value: unknown, situation: Situation): string | null {
  const creature = situation.creatures[String(bearer)]
  if (!creature || Object.hasOwn(creature.items, String(value))) return null
  return `${creature.name} has no such thing.`
}

function creaturesFault(ask: Whom, value: unknown, situation: Situation): string | null {
  if (!Array.isArray(value)) return 'not a list of creatures.'
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
