import type { Effect } from '../../../effects.ts'
import type { Outcome, Step } from '../../../outcome.ts'

/** What an event brings to the table: words, reasons and effects. */
export interface Brought {
  says: string
  tone: Outcome['tone']
  who: string[]
  why: Step[]
  effects: Effect[]
}

export const nothing: Brought = { says: 'Free', tone: 'plain', who: [], why: [], effects: [] }
