import type { Step } from '../../../core/outcome.ts'
import { rollOne, type ProcedureOf } from '../../../core/procedure.ts'
import { countryOf, type Country } from './figures.ts'

interface Ground {
  title: string
  means: string
  /** Set where one side may stand above the other: a slope die follows. */
  slope?: true
}

const rising = 'ranged from above is enhanced'
const steep = 'ranged and melee from above enhanced, ranged from below impaired'

/** The ground of a meeting: 1–3, 4–5, 6 of a d6. Rule BDPX-WLD-11. */
const grounds: Readonly<Record<Country, readonly [Ground, Ground, Ground]>> = {
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

export function groundOf(country: Country, d6: number): Ground {
  return grounds[country][d6 <= 3 ? 0 : d6 <= 5 ? 1 : 2]
}

/** Side that stands higher on a slope: 1–2 the foes, 5–6 the party. Rule BDPX-WLD-11. */
function slopeOf(d6: number): string {
  if (d6 <= 2) return 'the foes stand above'
  return d6 <= 4 ? 'they stand level' : 'the party stands above'
}

/** Rolls the ground of an encounter: a d6, and another on a slope. */
export function* groundOfMeeting(
  terrain: string | undefined,
): ProcedureOf<{ says: string; why: Step[] }> {
  const ground = groundOf(countryOf(terrain), yield* rollOne('ground', 6))
  const slope = ground.slope ? slopeOf(yield* rollOne('slope', 6)) : null
  const says = slope ? `${ground.title}, ${slope}` : ground.title
  return {
    says,
    why: [{ name: says, value: ground.means, rule: 'BDPX-WLD-11' }],
  }
}
