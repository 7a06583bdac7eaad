import type { ActionId, Id, RuleId } from '../ids.ts'

/** An action that must or should happen next, kept until it is settled. */
export interface Due {
  id: Id
  action: ActionId
  input: Record<string, unknown>
  /** Reason shown to the GM: "First casualty: goblin 2 is down". */
  why: string
  title: string
  rule: RuleId
  when: 'now' | 'next turn' | 'end of round' | 'end of fight'
  who: Id[]
  /** Action that is refused until this due is settled. */
  holds?: ActionId
  /** False when the GM may dismiss it. */
  must: boolean
  /** Value of a field before the harm that calls for it, for what undoes that harm. */
  before?: number
}

export type TimerKind =
  'light' | 'spell' | 'effect' | 'ration' | 'rest' | 'wage' | 'check' | 'named'

/** A timer on the game clock; when it expires it makes a due or ends something. */
export interface Timer {
  id: Id
  kind: TimerKind
  title: string
  /** Creature that carries or suffers it. */
  bearer?: Id
  /** Game seconds at which it started, and at which it is next due. */
  from: number
  next: number
  /** Seconds between two dues; absent means it ends with the first. */
  every?: number
  /** Warn this many seconds before. */
  warn?: number
  /**
   * Due made on expiry; absent means the expiry is only reported. An input with the key `due` gets the
   * id of that due.
   */
  due?: Omit<Due, 'id'>
  rule: RuleId
  /** Seconds left while it is put out or set down; it does not run while this is set. */
  paused?: number
  /** Item used up when the timer ends rather than when it started, and the creature that has it. */
  burnsUp?: { creature: Id; item: Id }
  /** Counters kept from one due to the next, by name: the usage die of a light, days of a sickness. */
  counts?: Record<string, number>
}

/** A recurring roll of the campaign: on the clock, or whenever an action of one kind is done. */
export interface StandingCheck {
  id: Id
  title: string
  /** Dice notation. */
  dice: string
  way: 'at most' | 'at least'
  than: number
  /** Result when the roll succeeds. */
  becomes: string
  /** Kind of action that calls for it; a check on the clock is a timer instead. */
  on: CheckCause
}

export type CheckCause = 'turn' | 'rest' | 'noise' | 'door' | 'search' | 'listen' | 'fight'
