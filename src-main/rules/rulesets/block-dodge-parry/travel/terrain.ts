import { step, type Step } from '../../../core/outcome.ts'
import { rollOne, type ProcedureOf } from '../../../core/procedure.ts'

/** Regions of the wilderness tables and of ingredients; the text leaves room for more. */
export const regions = ['Plains', 'Forest', 'Swamp', 'Hills', 'Mountain', 'Desert'] as const
export type WildRegion = (typeof regions)[number]

/** Region of the wilderness tables for a terrain of the screen. */
export function regionOf(terrain: string | undefined): WildRegion {
  const known: Readonly<Record<string, WildRegion>> = {
    forest: 'Forest',
    hills: 'Hills',
    ruins: 'Hills',
    swamp: 'Swamp',
    desert: 'Desert',
    mountains: 'Mountain',
  }
  return known[terrain ?? ''] ?? 'Plains'
}

interface Ground {
  title: string
  means: string
  /** Set where one side may be above the other: a slope die follows. */
  slope?: true
}

const rising = 'ranged from above is enhanced'
const steep = 'ranged and melee from above enhanced, ranged from below impaired'

/** Ground of an encounter by region: 1–3, 4–5, 6 of a d6. Rule BDPX-WLD-11. */
const grounds: Readonly<Record<WildRegion, readonly [Ground, Ground, Ground]>> = {
  Plains: [
    { title: 'Meadow', means: 'surprise unlikely, sight Distant' },
    { title: 'Shrubs', means: 'easy to hide in' },
    { title: 'Tall grass', means: 'slow, sight Near' },
  ],
  Forest: [
    { title: 'Scattered trees', means: 'ranged −1' },
    { title: 'Dense trees', means: 'ranged impaired' },
    { title: 'Undergrowth', means: 'slow, DEX saves at disadvantage, sight Near' },
  ],
  Hills: [
    { title: 'Broken ground', means: 'a DEX save to move' },
    { title: 'A gentle slope', means: rising, slope: true },
    { title: 'A steep slope', means: steep, slope: true },
  ],
  Mountain: [
    { title: 'A gentle slope', means: rising, slope: true },
    { title: 'A steep slope', means: steep, slope: true },
    { title: 'A cliff', means: 'a drop', slope: true },
  ],
  Swamp: [
    { title: 'Shrubs', means: 'easy to hide in' },
    { title: 'Knee-deep', means: 'DEX saves at disadvantage' },
    { title: 'Waist-deep', means: 'DEX at disadvantage; all but ranged and Reach impaired' },
  ],
  Desert: [
    { title: 'Flat', means: 'nothing in the way' },
    { title: 'A gentle slope', means: rising, slope: true },
    { title: 'Shifting sand', means: 'slow; sight by a d6 each round: 1–3 Far, 4–5 Near, 6 Close' },
  ],
}

export function groundOf(country: WildRegion, d6: number): Ground {
  return grounds[country][d6 <= 3 ? 0 : d6 <= 5 ? 1 : 2]
}

/** Side that stands higher on a slope: 1–2 the foes, 5–6 the party. Rule BDPX-WLD-11. */
function slopeOf(d6: number): string {
  if (d6 <= 2) return 'the foes stand above'
  return d6 <= 4 ? 'they stand level' : 'the party stands above'
}

/** Rolls the ground of an encounter: a d6, and another on a slope. */
export function* rollGround(
  terrain: string | undefined,
): ProcedureOf<{ says: string; why: Step[] }> {
  const ground = groundOf(regionOf(terrain), yield* rollOne('ground', 6))
  const slope = ground.slope ? slopeOf(yield* rollOne('slope', 6)) : null
  const says = slope ? `${ground.title}, ${slope}` : ground.title
  return {
    says,
    why: [step(says, ground.means, 'BDPX-WLD-11')],
  }
}
