import type { Situation } from '../../../core/situation.ts'
import { grounds, type Ground } from '../movement/figures.ts'

export const byCountry = 'as the country'
export const groundsHere = [byCountry, ...grounds] as const
export type GroundTold = (typeof groundsHere)[number]

/**
 * Ground of each terrain by the three rows of the book; ours where it names none. Rules GAM-MOV-11,
 * GF-ROAD-03.
 */
const groundOfCountry: Readonly<Record<string, Ground>> = {
  road: 'ideal',
  plains: 'ideal',
  coast: 'ideal',
  forest: 'forest',
  hills: 'hills',
  ruins: 'hills',
  desert: 'hills',
  mountains: 'thick growth',
  swamp: 'bog',
}

/** Ground of the day: as chosen, else by the terrain, ideal when that is unknown. */
export function groundOf(situation: Pick<Situation, 'place'>, told: GroundTold): Ground {
  if (told !== byCountry) return told
  return groundOfCountry[situation.place.terrain ?? ''] ?? 'ideal'
}
