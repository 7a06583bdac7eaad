import type { Effect } from './effects.ts'
import type { Id, RuleId } from './ids.ts'

export type { RuleId, RulePrefix } from './ids.ts'

/** Tone of an outcome; the renderer adds an icon and a word to each. */
export type Tone = 'good' | 'bad' | 'due' | 'plain'

/** One step of reasoning behind a number: "d6 rolled 5", "4 to 7 is 1 hit". */
export interface Step {
  /** Subject of the step: "Morale", "Roll", "Armour". */
  name: string
  /** Result of the step, as the GM reads it. */
  value: string | number
  rule?: RuleId
}

/** A step of reasoning with its rule; one with a number is a term of a preview too. */
export function step(name: string, value: number, rule: RuleId): Step & { value: number }
export function step(name: string, value: string | number, rule: RuleId): Step
export function step(name: string, value: string | number, rule: RuleId): Step {
  return { name, value, rule }
}

/** Result of a procedure: one chronicle line and the effects that the campaign applies. */
export interface Outcome {
  rule: RuleId
  /** Action and its subjects: "Reaction, Odo, Pirate 9". */
  what: string
  /** Result: "May negotiate". */
  says: string
  tone: Tone
  /** Creatures it concerns, for filters and highlights. */
  who: Id[]
  /** Deciding number, where there is one: a total, a count of hits. */
  total?: number
  /** Visible to the GM only; players' views leave it out. */
  secret?: boolean
  /** Margin of a failed test (1 or more); a later amendment may bid that much. */
  failedBy?: number
  why: Step[]
  effects: Effect[]
}

/** Total and margin of a test, for its outcome. */
export function figuresOf(result: {
  total?: number
  failedBy?: number
}): Pick<Outcome, 'total' | 'failedBy'> {
  return {
    ...(result.total === undefined ? {} : { total: result.total }),
    ...(result.failedBy === undefined ? {} : { failedBy: result.failedBy }),
  }
}

/** Steps before a result and those of it; of two with one name only the result's own, which says more. */
export function stepsOnce(before: readonly Step[], result: readonly Step[]): Step[] {
  return [...before.filter(({ name }) => result.every((step) => step.name !== name)), ...result]
}
