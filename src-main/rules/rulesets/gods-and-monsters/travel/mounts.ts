import type { ReadonlyCreature } from '../../../core/situation.ts'
import { beastNamed } from '../gear/beasts.ts'

/** Beasts of the party that are kept for riding. Rule GAM-AMB-65. */
export function mounts(all: readonly ReadonlyCreature[]): ReadonlyCreature[] {
  return all.filter(({ kind, name }) => kind === 'animal' && beastNamed(name)?.riding)
}

/** Reason why not everybody can ride; null when all can. */
export function afoot(all: readonly ReadonlyCreature[]): string | null {
  const riders = all.filter(({ kind }) => kind !== 'animal').length
  const beasts = mounts(all).length
  return beasts >= riders
    ? null
    : `${riders} would ride, and ${beasts === 0 ? 'no riding beast goes' : `only ${beasts} of the beasts are for riding and go`} with them: buy one for each, or walk.`
}
