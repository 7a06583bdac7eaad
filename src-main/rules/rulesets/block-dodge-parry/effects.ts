import type { Effect } from '../../core/effects.ts'
import type { Id } from '../../core/ids.ts'
import type { Situation } from '../../core/situation.ts'
import type { Due } from '../../core/state/due.ts'

export { setCondition } from '../../core/effects.ts'

export function setField(creature: Id, field: string, to: number): Effect {
  return { do: 'set', creature, field, to }
}

/** Makes an action due now; the GM may dismiss it unless it must be settled. */
export function dueNow(due: Omit<Due, 'when' | 'must'> & { must?: boolean }): Effect {
  return { do: 'due', due: { must: false, ...due, when: 'now' } }
}

/** Settles a due, where one is given. */
export function settle(due: Id | undefined): Effect[] {
  return due ? [{ do: 'settle', due }] : []
}

/** Settles a due where it is open. */
export function settleOpen({ dues }: Situation, due: Id): Effect[] {
  return dues[due] ? [{ do: 'settle', due }] : []
}
