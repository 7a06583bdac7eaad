import type { ReadonlyCreature, Situation } from '../core/situation.ts'

/** Condition of creatures raised by a spell, until the spell ends. */
export const raisedMark = 'raised'

/** Raised dead in the campaign. */
export function raisedOf(situation: Situation): ReadonlyCreature[] {
  return Object.values(situation.creatures).filter(({ conditions }) => raisedMark in conditions)
}

/** Fate of the raised dead when the spell ends, by a d6: 1-3 hostile, 4-5 dust, 6 permanent. */
export function animateDeadEnds(d6: number): { result: 'hostile' | 'dust' | 'permanent' } {
  if (d6 <= 3) return { result: 'hostile' }
  return { result: d6 <= 5 ? 'dust' : 'permanent' }
}
