import type { ReadonlyCreature } from '../../../core/situation.ts'
import type { Effect } from '../../../core/effects.ts'

/** Needs that somebody lacks, each ending by its own remedy. Rule E-BDP-04. */
export const causes = ['food', 'sleep', 'warmth'] as const
type Cause = (typeof causes)[number]

export function deprivedMark(cause: Cause): string {
  return `Deprived of ${cause}`
}

/** A crucial need is lacking, by whatever cause, the GM's own among them. Rule BDP-DEP-01. */
export function isDeprived(creature: ReadonlyCreature): boolean {
  return Object.keys(creature.conditions).some((name) => /^deprived\b/i.test(name))
}

/** Needs that a creature lacks: "food", "sleep". */
export function lacks(creature: ReadonlyCreature): string[] {
  return Object.keys(creature.conditions)
    .filter((name) => /^deprived\b/i.test(name))
    .map((name) => name.replace(/^deprived(?: of)? ?/i, '') || 'something')
}

export function deprive(creature: ReadonlyCreature, cause: Cause): Effect[] {
  const name = deprivedMark(cause)
  return name in creature.conditions
    ? []
    : [{ do: 'condition', creature: creature.id, name, to: { rule: 'BDP-DEP-01' } }]
}

export function provided(creature: ReadonlyCreature, cause: Cause): Effect[] {
  const name = deprivedMark(cause)
  return name in creature.conditions
    ? [{ do: 'condition', creature: creature.id, name, to: null }]
    : []
}
