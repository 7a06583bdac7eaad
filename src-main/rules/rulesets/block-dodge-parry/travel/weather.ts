import { defineAction } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { line } from '../../../core/line.ts'
import { step, type Step } from '../../../core/outcome.ts'
import { plain } from '../../../core/preview.ts'
import { rollOne, type ProcedureOf } from '../../../core/procedure.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { day, read } from '../../../clock/clock.ts'
import { spellWeather, skyOn, stepSky } from '../../../clock/weather.ts'
import { walkers } from '../character/people.ts'
import { chanceOn, dieBars, facesOf } from '../checks/odds.ts'
import { unpleasantCosts } from '../house-rules/travel.ts'
import { addFatigue } from '../load.ts'
import { isRainCloak, isWinterCloak } from '../supplies.ts'

export const skies = ['nice', 'unpleasant', 'terrible', 'catastrophic'] as const
export type WildernessSky = (typeof skies)[number]

/** Highest faces for nice and for unpleasant weather, by season. Rule BDPX-WLD-09. */
const upTo = {
  spring: [3, 5],
  summer: [3, 5],
  autumn: [2, 5],
  winter: [1, 4],
} as const

/** The day's weather by its d6; terrible twice running is a catastrophe. Rule BDPX-WLD-09. */
export function weatherOf(
  season: keyof typeof upTo,
  d6: number,
  before: string | undefined,
): WildernessSky {
  const [nice, unpleasant] = upTo[season]
  if (d6 <= nice) return 'nice'
  if (d6 <= unpleasant) return 'unpleasant'
  return before === 'terrible' || before === 'catastrophic' ? 'catastrophic' : 'terrible'
}

/** Steps that an event of weather turns it: much worse on 1, much better on 6. Rule BDPX-WLD-08. */
export function turnOf(d6: number): -2 | -1 | 1 | 2 {
  if (d6 === 1) return 2
  if (d6 <= 3) return 1
  return d6 <= 5 ? -1 : -2
}

/** The weather on this game's scale; nice where none was rolled. */
export function skyNow(situation: Situation): WildernessSky {
  return skyOn(situation, skies)
}

/** True when today's weather has not been rolled and no spell holds it. */
function isOverdue(situation: Situation): boolean {
  const { weather, clock } = situation
  if (!weather) return true
  if (spellWeather(situation) !== null) return false
  return Math.floor(weather.since / day) < Math.floor(clock.seconds / day)
}

interface SkyResult {
  sky: WildernessSky
  face: number
  why: Step[]
  effects: Effect[]
}

/** The day's weather. Rule BDPX-WLD-09. */
function* rollSky(situation: Situation): ProcedureOf<SkyResult> {
  const face = yield* rollOne('weather', 6)
  const { season } = read(situation.clock)
  if (spellWeather(situation) !== null) return heldSkyResult(situation, face)
  const sky = weatherOf(season, face, skyNow(situation))
  return {
    sky,
    face,
    why: [step('Weather', `d6 rolled ${face} in ${season}: ${sky}`, 'BDPX-WLD-09')],
    effects: [{ do: 'weather', to: { sky, since: situation.clock.seconds } }],
  }
}

/** Result where a spell holds the weather. */
function heldSkyResult(situation: Situation, face: number): SkyResult {
  return {
    sky: skyNow(situation),
    face,
    why: [{ name: 'Weather', value: 'held by a spell' }],
    effects: [],
  }
}

/** Weather as it is when a watch begins: rolled first where the day has none yet. */
export function* skyOfWatch(situation: Situation): ProcedureOf<SkyResult> {
  if (isOverdue(situation)) return yield* rollSky(situation)
  return { sky: skyNow(situation), face: 0, why: [], effects: [] }
}

/** Turns the weather one step or two, by an event. Rule BDPX-WLD-08. */
export function* turnSky(situation: Situation, from: WildernessSky): ProcedureOf<SkyResult> {
  const face = yield* rollOne('the weather turns', 6)
  if (spellWeather(situation) !== null) return heldSkyResult(situation, face)
  const sky = skies.find((each) => each === stepSky(from, turnOf(face), skies)) ?? from
  return {
    sky,
    face,
    why: [step('It turns', `d6 rolled ${face}: ${sky}`, 'BDPX-WLD-08')],
    effects: [{ do: 'weather', to: { sky, since: situation.clock.seconds } }],
  }
}

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

interface WeatherCost {
  /** The watch brings them nowhere. */
  lost: boolean
  effects: Effect[]
  why: Step[]
}

/** Cost of the weather in a watch. Rules BDPX-WLD-04, BDPX-WLD-10, BDPX-GEA-11, BDPX-GEA-12. */
export function weatherCost(
  situation: Situation,
  fallen: WildernessSky,
  bearing: Bearing,
): WeatherCost {
  const song = walkers(situation).some(({ conditions }) => allSeasons in conditions)
  const sky = song ? milderSky(fallen) : fallen
  const cost = costOfSky(situation, sky, bearing)
  return song && sky !== fallen
    ? {
        ...cost,
        why: [...cost.why, step(allSeasons, `${fallen} bears down as ${sky}`, 'BDPX-SNG-02')],
      }
    : cost
}

const allSeasons = 'Song of All Seasons'

function milderSky(sky: WildernessSky): WildernessSky {
  return skies[Math.max(0, skies.indexOf(sky) - 1)] ?? sky
}

function costOfSky(situation: Situation, sky: WildernessSky, bearing: Bearing): WeatherCost {
  if (sky === 'nice' || sky === 'catastrophic') return { lost: false, effects: [], why: [] }
  if (bearing === 'gear beats it')
    return {
      lost: false,
      effects: [],
      why: [step(sky, 'time, gear and skill beat it', 'BDPX-WLD-04')],
    }
  const all = walkers(situation)
  if (sky === 'terrible') return costOf(all, sky, true, true)
  const bare = all.filter((creature) => !isCloaked(situation, creature))
  if (bare.length === 0)
    return {
      lost: false,
      effects: [],
      why: [step(sky, 'all wear the right cloak', 'BDPX-GEA-11')],
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
): WeatherCost {
  return {
    lost: watch,
    effects: fatigue ? who.flatMap((creature) => addFatigue(creature, 1)) : [],
    why: [
      step(
        sky,
        [...(fatigue ? ['a Fatigue each'] : []), ...(watch ? ['a watch more'] : [])].join(' and '),
        'BDPX-WLD-10',
      ),
    ],
  }
}

/** The day’s weather. Rule BDPX-WLD-09. */
export const weather = defineAction({
  id: 'block-dodge-parry.weather',
  title: 'The day’s weather',
  rule: 'BDPX-WLD-09',
  phase: 'travel',
  slot: 'weather',
  finds: 'sky rain storm nice unpleasant terrible catastrophic day',
  plan: () => ({}),
  preview(_plan, situation) {
    const { season } = read(situation.clock)
    const of = (face: number) => weatherOf(season, face, skyNow(situation))
    const reached = skies.filter((sky) => facesOf(6).some((face) => of(face) === sky))
    return {
      ...plain(`d6 in ${season}; ${skyNow(situation)} now`),
      chances: reached.map((sky) => ({
        says: sky,
        chance: chanceOn(6, (face) => of(face) === sky),
        tone: sky === 'nice' ? 'good' : 'bad',
      })),
      bars: dieBars(6, (face) => reached.indexOf(of(face))),
      why: [
        step('Terrible twice', 'catastrophic', 'BDPX-WLD-09'),
        step('Foul weather', 'a Fatigue or a watch, or both', 'BDPX-WLD-10'),
      ],
    }
  },
  *run(_plan, situation, at) {
    const result = yield* rollSky(situation)
    return line(at, {
      rule: 'BDPX-WLD-09',
      what: 'The day’s weather',
      says: result.sky,
      tone: result.sky === 'nice' ? 'good' : 'bad',
      total: result.face,
      why: result.why,
      effects: result.effects,
    })
  },
})
