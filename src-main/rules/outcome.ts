import type { Effect } from './effects.ts'
import type { Id, RuleId } from './ids.ts'

export type { RuleId, RulePrefix } from './ids.ts'

/** How an outcome reads at a glance; the renderer adds an icon and a word to each. */
export type Tone = 'good' | 'bad' | 'due' | 'plain'

/** One step of reasoning behind a number: "d6 rolled 5", "4 to 7 is 1 hit". */
export interface Step {
  /** What this step looked at: "Morale", "Roll", "Armour". */
  name: string
  /** What it found, as the GM reads it. */
  value: string | number
  rule?: RuleId
}

/** How a procedure ends: one line for the chronicle and the effects the campaign is to apply. */
export interface Outcome {
  rule: RuleId
  /** What was tried: "Reaction, Odo, Pirate 9". */
  what: string
  /** How it came out: "May negotiate". */
  says: string
  tone: Tone
  /** Creatures it concerns, for filters and highlights. */
  who: Id[]
  /** The number of the line, where one decides: a total, a count of hits. */
  total?: number
  /** Known to the GM only: the players' views leave it out. */
  secret?: boolean
  /** By how much a test failed (1 or more): a later amendment may bid that much. */
  failedBy?: number
  why: Step[]
  effects: Effect[]
}

/** The figures of an outcome that a test decided. */
export function figuresOf(tried: {
  total?: number
  failedBy?: number
}): Pick<Outcome, 'total' | 'failedBy'> {
  return {
    ...(tried.total === undefined ? {} : { total: tried.total }),
    ...(tried.failedBy === undefined ? {} : { failedBy: tried.failedBy }),
  }
}
