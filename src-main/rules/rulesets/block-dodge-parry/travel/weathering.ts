import { read } from '../../../clock/clock.ts'
import type { Effect } from '../../../core/effects.ts'
import type { Step } from '../../../core/outcome.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { tired } from '../fatigue.ts'
import { unpleasantCosts } from '../house-rules/travel.ts'
import { partyOf } from '../people.ts'
import { isRainCloak, isWinterCloak } from '../provisions.ts'
import { skies, type WildernessSky } from './figures.ts'

export const bearings = [
  'as the rule says',
  'a Fatigue each',
  'a watch more',
  'gear beats it',
] as const
export type Bearing = (typeof bearings)[number]

/** True when somebody carries the cloak of this season. Rules BDPX-GEA-11, BDPX-GEA-12. */
function isCloaked(situation: Situation, creature: ReadonlyCreature): boolean {
  const { season } = read(situation.clock)
  const is = season === 'spring' || season === 'summer' ? isRainCloak : isWinterCloak
  return Object.values(creature.items).some(is)
}

export function walkers(situation: Situation): ReadonlyCreature[] {
  return partyOf(situation).filter(
    ({ conditions, kind }) => kind !== 'animal' && !('dead' in conditions),
  )
}

interface Weathered {
  /** The watch brings them nowhere. */
  lost: boolean
  effects: Effect[]
  why: Step[]
}

/** Cost of the weather in a watch. Rules BDPX-WLD-04, BDPX-WLD-10, BDPX-GEA-11, BDPX-GEA-12. */
export function weathered(
  situation: Situation,
  fallen: WildernessSky,
  bearing: Bearing,
): Weathered {
  const song = walkers(situation).some(({ conditions }) => allSeasons in conditions)
  const sky = song ? milder(fallen) : fallen
  const cost = costOfSky(situation, sky, bearing)
  return song && sky !== fallen
    ? {
        ...cost,
        why: [
          ...cost.why,
          { name: allSeasons, value: `${fallen} bears down as ${sky}`, rule: 'BDPX-SNG-02' },
        ],
      }
    : cost
}

const allSeasons = 'Song of All Seasons'

function milder(sky: WildernessSky): WildernessSky {
  return skies[Math.max(0, skies.indexOf(sky) - 1)] ?? sky
}

function costOfSky(situation: Situation, sky: WildernessSky, bearing: Bearing): Weathered {
  if (sky === 'nice' || sky === 'catastrophic') return { lost: false, effects: [], why: [] }
  if (bearing === 'gear beats it')
    return {
      lost: false,
      effects: [],
      why: [{ name: sky, value: 'time, gear and skill beat it', rule: 'BDPX-WLD-04' }],
    }
  const all = walkers(situation)
  if (sky === 'terrible') return costOf(all, sky, true, true)
  const bare = all.filter((creature) => !isCloaked(situation, creature))
  if (bare.length === 0)
    return {
      lost: false,
      effects: [],
      why: [{ name: sky, value: 'all wear the right cloak', rule: 'BDPX-GEA-11' }],
    }
  const watch =
    bearing === 'a watch more' ||
    (bearing === 'as the rule says' && houseRule<string>(situation, unpleasantCosts) === 'watch')
  return costOf(bare, sky, watch, !watch)
}

function costOf(
  who: readonly ReadonlyCreature[],
  sky: WildernessSky,
  watch: boolean,
  fatigue: boolean,
): Weathered {
  return {
    lost: watch,
    effects: fatigue ? who.flatMap((creature) => tired(creature, 1)) : [],
    why: [
      {
        name: sky,
        value: [...(fatigue ? ['a Fatigue each'] : []), ...(watch ? ['a watch more'] : [])].join(
          ' and ',
        ),
        rule: 'BDPX-WLD-10',
      },
    ],
  }
}
