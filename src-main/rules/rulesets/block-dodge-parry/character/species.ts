import type { ReadonlyCreature } from '../../../core/situation.ts'
import { useId } from '../../../common/uses.ts'

/** Species options, each with what it does once a day. Rule BDPX-CHR-04. */
export const species = {
  none: '',
  Tough: 'a drop to 0 HP becomes 1 HP',
  Arcane: 'a small feat of the ancestors',
  Cunning: 'one save again',
  Adaptable: 'another ability for a save',
} as const

type Species = keyof typeof species

export const speciesNames = Object.keys(species) as Species[]

/** Species of a character, by the use that it gives; undefined for none. Rule BDPX-CHR-04. */
export function speciesOf({ uses = {} }: Pick<ReadonlyCreature, 'uses'>): Species | undefined {
  return speciesNames.find((name) => useId(name) in uses)
}
