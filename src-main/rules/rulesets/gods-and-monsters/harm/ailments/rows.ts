import { day, hour, minute, round } from '../../../../clock/clock.ts'
import type { RuleId } from '../../../../core/outcome.ts'
import type { ReactionName } from '../../character/abilities.ts'

/** Effect of a dose: dice or points, of injuries or minutes. */
interface Dose {
  /** Dice of a dose, none where it is whole points. */
  dice?: { count: number; sides: number }
  points?: number
  unit: 'injuries' | 'minutes'
  /** Condition that the minutes are spent in. */
  state?: 'paralysed' | 'asleep'
}

/** A poison, disease, drug or drink. Rule GAM-AIL-01. */
export interface Ailment {
  chronic: boolean
  /** A penalty to the test, −4 to 4; below none it helps. */
  strength: number
  /** Seconds until it acts, and between its dues. */
  seconds: number
  dose?: Dose
  /** Scores that each dose takes one from. */
  saps?: readonly string[]
  rule: RuleId
}

export const ailmentNames = [
  'Alcohol',
  'Common Cold',
  'Food Poisoning',
  'Black Widow',
  'Giant Spider',
  'Huge Spider',
  'Large Spider',
  'Shadow Spider',
  'Sleep gas',
] as const
export type AilmentName = (typeof ailmentNames)[number]

function venom(strength: number, seconds: number, sides: number, rule: RuleId): Ailment {
  return {
    chronic: false,
    strength,
    seconds,
    dose: { dice: { count: 1, sides }, unit: 'injuries' },
    rule,
  }
}

/** The examples of the book; a blank strength is none, a blank type acts once. Rules GAM-AIL-09, GAM-AMB-51. */
export const ailments: Readonly<Record<AilmentName, Ailment>> = {
  Alcohol: {
    chronic: true,
    strength: -1,
    seconds: 20 * minute,
    saps: ['agility', 'concentration', 'evasion', 'fortitude'],
    rule: 'GAM-AIL-T01',
  },
  'Common Cold': {
    chronic: true,
    strength: 1,
    seconds: day,
    saps: ['concentration', 'evasion', 'fortitude'],
    rule: 'GAM-AIL-T02',
  },
  'Food Poisoning': {
    chronic: true,
    strength: 3,
    seconds: hour,
    dose: { points: 1, unit: 'injuries' },
    rule: 'GAM-AIL-T03',
  },
  'Black Widow': venom(0, 30 * minute, 2, 'GAM-AIL-T04'),
  'Giant Spider': {
    chronic: false,
    strength: 4,
    seconds: round,
    dose: { dice: { count: 1, sides: 4 }, unit: 'minutes', state: 'paralysed' },
    rule: 'GAM-AIL-T05',
  },
  'Huge Spider': venom(2, round, 3, 'GAM-AIL-T06'),
  'Large Spider': venom(1, round, 2, 'GAM-AIL-T07'),
  'Shadow Spider': venom(1, 2 * round, 6, 'GAM-AIL-T08'),
  'Sleep gas': {
    chronic: false,
    strength: 0,
    seconds: round,
    dose: { dice: { count: 2, sides: 10 }, unit: 'minutes', state: 'asleep' },
    rule: 'GAM-AIL-T09',
  },
}

export const contacts = ['accepted', 'noticeable', 'forced'] as const
/** How it gets into somebody. Rule GAM-AIL-03. */
type Contact = (typeof contacts)[number]

const answered: Readonly<Record<Contact, ReactionName>> = {
  accepted: 'health',
  noticeable: 'perception',
  forced: 'evasion',
}

/** Reaction that is tested against a kind of contact. Rule GAM-AIL-03. */
export function ailmentReaction(contact: Contact): ReactionName {
  return answered[contact]
}

/** Reading of the 4 for accepted contact: added to the strength, or in its place. Rule GAM-AMB-83. */
export type AcceptedReading = 'adds' | 'replaces'

/** Penalty to the test against an ailment. Rules GAM-AIL-02, GAM-AIL-03, GAM-AMB-83. */
export function ailmentPenalty(
  strength: number,
  contact: Contact,
  reading: AcceptedReading = 'adds',
): number {
  if (contact !== 'accepted') return strength
  return reading === 'adds' ? strength + 4 : 4
}

/** Its strength at the test of so many, 1 the first: it fades, below none too. Rules GAM-AIL-06, GAM-AMB-49. */
export function fadedStrength(
  strength: number,
  test: number,
  from: 'first effect' | 'contraction' = 'first effect',
): number {
  return strength - test - (from === 'contraction' ? 1 : 0)
}

/** Inside a place one can’t leave it grows each time it strikes. Rule GAM-AIL-08. */
export function grownStrength(strength: number, strikes: number): number {
  return strength + strikes
}
