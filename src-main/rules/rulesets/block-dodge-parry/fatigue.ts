import type { ReadonlyCreature } from '../../core/situation.ts'
import type { Effect } from '../../core/effects.ts'

/** Fatigue taken: a slot each, until sleep or food takes it away. Rules BDP-DEP-03, BDP-DEP-04. */
export function tired(creature: ReadonlyCreature, by: number): Effect[] {
  // A foe has no slots: its Fatigue is counted all the same, for what it can still do.
  const counts = creature.values.fatigue !== undefined || creature.kind === 'monster'
  if (by <= 0 || !counts) return []
  return [{ do: 'change', creature: creature.id, field: 'fatigue', by, min: 0 }]
}

/** Fatigue taken away, and never below none. */
export function relieved(creature: ReadonlyCreature, to: number): Effect[] {
  const { fatigue = 0 } = creature.values
  return to < fatigue ? [{ do: 'set', creature: creature.id, field: 'fatigue', to }] : []
}
