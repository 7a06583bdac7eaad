import type { Bar } from '../dice/odds.ts'
import type { RuleId, Step } from './outcome.ts'
import type { CombatDeed } from './ruleset/combat.ts'

export type { Bar } from '../dice/odds.ts'

export interface Term {
  name: string
  value: number
  rule?: RuleId
}
/** A possible result with its exact chance (0 to 1). */
export interface Chance {
  says: string
  chance: number
  tone: 'good' | 'bad' | 'plain'
}

/** Preview of an action, shown before the dice are rolled. */
export interface Preview {
  terms: Term[]
  /** Target number with its comparison, as the GM reads it: "under 9". */
  target?: string
  chances: Chance[]
  bars: Bar[]
  /** One line: "d20 under 9: 40 %". */
  verdict: string
  why: Step[]
  /** Reason for the refusal, with the remedy; shown on the disabled button. Absent when allowed. */
  refuses?: string
  /** Kind of deed that it is with this input, where its action is of several. */
  deed?: CombatDeed
  /** The phase of the round that it belongs in, where another is on; it may be done all the same. */
  untimely?: string
  /** Limits of the book that it breaks, which the game tells and does not enforce. */
  limits?: readonly { says: string; rule: RuleId }[]
  /** Limits of the asks for the input chosen so far, by name; an ask without one is unchanged. */
  scope?: Readonly<Record<string, Scope>>
}

/** Current limits of an ask. Forms hide an `idle` one; `most` is the current maximum of a number. */
export interface Scope {
  idle?: true
  most?: number
  /** Options of a choice that are available now; of a text, the names that it offers. */
  of?: readonly string[]
  /** Name of an unknown score that must be typed before the dice can be rolled. */
  untold?: string
}

/** Limits a text to the names of these, each once: two daggers of a creature are one choice. */
export function namesOf(things: readonly { name: string }[]): Scope {
  return { of: [...new Set(things.map(({ name }) => name))] }
}

/** Preview of an action that can't be done now; `refuses` gives the cause and the remedy. */
export type RefusedPreview = Preview & { refuses: string }

/** Preview of an allowed action without a roll. */
export function plain(verdict: string, terms: Term[] = [], why: Step[] = []): Preview {
  return { terms, chances: [], bars: [], verdict, why }
}

/** Refuses an action; `why` gives the cause and the remedy, `shown` what its preview shows all the same. */
export function refusal(why: string, shown: Partial<Preview> = {}): RefusedPreview {
  return { ...plain(why), ...shown, refuses: why }
}

/** True when a plan is a refusal. */
export function isRefusal(planned: object): planned is RefusedPreview {
  return 'refuses' in planned
}
