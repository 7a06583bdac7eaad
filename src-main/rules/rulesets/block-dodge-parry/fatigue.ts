import type { Effect } from '../../effects.ts'
import type { Someone } from './people.ts'

/** Fatigue taken: a slot each, until sleep or food takes it away. Rules BDP-DEP-03, BDP-DEP-04. */
export function tired(creature: Someone, by: number): Effect[] {
  if (by <= 0 || creature.values.fatigue === undefined) return []
  return [{ do: 'change', creature: creature.id, field: 'fatigue', by, min: 0 }]
}

/** Fatigue taken away, and never below none. */
export function relieved(creature: Someone, to: number): Effect[] {
  const { fatigue = 0 } = creature.values
  return to < fatigue ? [{ do: 'set', creature: creature.id, field: 'fatigue', to }] : []
}
