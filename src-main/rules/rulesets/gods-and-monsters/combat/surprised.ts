import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'

export const surprised = 'surprised'
/** Kept on somebody for the round in which they were surprised. */
export const newlySurprised = 'newly surprised'

/** 1 in the round that surprised them, 2 in any later one. Rule GAM-CMB-03. */
export function roundOfSurprise({ id }: ReadonlyCreature, situation: Situation): 1 | 2 {
  return situation.fight?.marks?.[id]?.[newlySurprised] ? 1 : 2
}
