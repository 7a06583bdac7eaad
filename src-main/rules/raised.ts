import type { ReadonlyCreature, Situation } from './situation.ts'

/** Lies on those whom a spell has raised, until it ends. */
export const raisedMark = 'raised'

/** The raised dead on the table. */
export function raisedOf(situation: Situation): ReadonlyCreature[] {
  return Object.values(situation.creatures).filter(({ conditions }) => raisedMark in conditions)
}

/** What becomes of the raised dead when the spell ends, by a d6: 1-3, 4-5, 6. */
export function animateDeadEnds(d6: number): { result: 'hostile' | 'dust' | 'permanent' } {
  if (d6 <= 3) return { result: 'hostile' }
  return { result: d6 <= 5 ? 'dust' : 'permanent' }
}
