import { day, read } from '../../../clock/clock.ts'
import { heldSky, skyOn, stepped } from '../../../clock/weather.ts'
import type { Effect } from '../../../core/effects.ts'
import type { Step } from '../../../core/outcome.ts'
import { rollOne, type ProcedureOf } from '../../../core/procedure.ts'
import type { Situation } from '../../../core/situation.ts'
import { skies, turnOf, weatherOf, type WildernessSky } from './figures.ts'

/** The weather on this game's scale; nice where none was rolled. */
export function skyNow(situation: Situation): WildernessSky {
  return skyOn(situation, skies)
}

/** True when today's weather has not been rolled and no spell holds it. */
function isOverdue(situation: Situation): boolean {
  const { weather, clock } = situation
  if (!weather) return true
  if (heldSky(situation) !== null) return false
  return Math.floor(weather.since / day) < Math.floor(clock.seconds / day)
}

interface Turned {
  sky: WildernessSky
  face: number
  why: Step[]
  effects: Effect[]
}

/** The day's weather. Rule BDPX-WLD-09. */
export function* rolledSky(situation: Situation): ProcedureOf<Turned> {
  const face = yield* rollOne('weather', 6)
  const { season } = read(situation.clock)
  if (heldSky(situation) !== null) return holds(situation, face)
  const sky = weatherOf(season, face, skyNow(situation))
  return {
    sky,
    face,
    why: [
      { name: 'Weather', value: `d6 rolled ${face} in ${season}: ${sky}`, rule: 'BDPX-WLD-09' },
    ],
    effects: [{ do: 'weather', to: { sky, since: situation.clock.seconds } }],
  }
}

/** A spell keeps the sky as it is. */
function holds(situation: Situation, face: number): Turned {
  return {
    sky: skyNow(situation),
    face,
    why: [{ name: 'Weather', value: 'held by a spell' }],
    effects: [],
  }
}

/** Weather as it is when a watch begins: rolled first where the day has none yet. */
export function* skyOfWatch(situation: Situation): ProcedureOf<Turned> {
  if (isOverdue(situation)) return yield* rolledSky(situation)
  return { sky: skyNow(situation), face: 0, why: [], effects: [] }
}

/** An event of weather: it turns one step, or two. Rule BDPX-WLD-08. */
export function* turnedSky(situation: Situation, from: WildernessSky): ProcedureOf<Turned> {
  const face = yield* rollOne('the weather turns', 6)
  if (heldSky(situation) !== null) return holds(situation, face)
  const sky = skies.find((each) => each === stepped(from, turnOf(face), skies)) ?? from
  return {
    sky,
    face,
    why: [{ name: 'It turns', value: `d6 rolled ${face}: ${sky}`, rule: 'BDPX-WLD-08' }],
    effects: [{ do: 'weather', to: { sky, since: situation.clock.seconds } }],
  }
}
