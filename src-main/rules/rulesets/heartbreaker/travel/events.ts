import type { AtTable } from '../../../core/action.ts'
import { spellWeather, stepSky } from '../../../clock/weather.ts'
import { eventEffect, nothing, bringEncounter, type Brought } from '../../../gm/encounters/come.ts'
import { drawMeeting, drawnSteps, buildForetold } from '../../../gm/meeting.ts'
import { rollOne, type ProcedureOf } from '../../../core/procedure.ts'
import type { ActionId, Situation } from '../../../core/situation.ts'
import { type TravelSky, skyNow, skies } from './movement.ts'

const travelEvents = [
  'monster nearby',
  'monster in the distance',
  'weather worsens',
  'weather clears',
  'nothing',
] as const

export type TravelEvent = (typeof travelEvents)[number]

/** Event of a travel die face, and the weather after it. Rules HBK-TTURN-01, E-HBK-29. */
export function travelTurn(
  d6: number,
  weather: TravelSky,
): { event: TravelEvent; weather: TravelSky } {
  const event = travelEvents[Math.min(d6, travelEvents.length) - 1] ?? 'nothing'
  if (event === 'weather worsens')
    return { event, weather: stepSky(weather, 1, skies) as TravelSky }
  return { event, weather: event === 'weather clears' ? 'clear' : weather }
}

const rule = 'HBK-TTURN-01'

/** Display name of each event. */
const travelTitles = {
  'monster nearby': 'Encounter',
  'monster in the distance': 'In the distance',
  'weather worsens': 'Weather worsens',
  'weather clears': 'Weather clears',
  nothing: 'Free',
} as const satisfies Record<TravelEvent, string>

export interface TravelResult extends Brought {
  event: TravelEvent
  title: string
  face: number
  /** Weather for the travel log, where the event changed it. */
  logged: { sky?: string }
}

/** Rolls the d6 of a day or night of travel and resolves its event. Rules HBK-TTURN-01, HBK-TTURN-02. */
export function* rollTravelDie(
  situation: Situation,
  at: AtTable,
  action: ActionId,
): ProcedureOf<TravelResult> {
  const face = yield* rollOne('travel', 6)
  const { event, weather } = travelTurn(face, skyNow(situation))
  const come = yield* resolveEvent(event, weather, situation, at)
  const title = travelTitles[event]
  const changed = come.effects.find((effect) => effect.do === 'weather')
  return {
    ...come,
    event,
    title,
    face,
    logged: changed?.do === 'weather' && changed.to ? { sky: changed.to.sky } : {},
    why: [{ name: 'Travel die', value: `d6 rolled ${face}`, rule }, ...come.why],
    effects: [eventEffect({ action, face, title }, come), ...come.effects],
  }
}

function* resolveEvent(
  event: TravelEvent,
  sky: TravelSky,
  situation: Situation,
  at: AtTable,
): ProcedureOf<Brought> {
  if (event === 'monster nearby')
    return yield* bringEncounter(situation, at, { met: rule, foretold: rule })
  if (event === 'monster in the distance') return yield* monsterFarOff(situation, at)
  if (event === 'nothing') return { ...nothing, says: 'Nothing' }
  return changeWeather(situation, event, sky)
}

/** Monster in the distance: draws the encounter now, to be met later. Rule HBK-TTURN-01. */
function* monsterFarOff(situation: Situation, at: AtTable): ProcedureOf<Brought> {
  const { foretold } = situation
  if (foretold) return { ...nothing, says: `In the distance: ${foretold.title}` }
  const found = yield* drawMeeting(situation, at)
  if ('says' in found)
    return {
      ...nothing,
      says: 'In the distance: what is it?',
      why: [{ name: 'Table', value: found.says, rule }],
    }
  const next = { ...buildForetold(found.drawn, situation), clue: 'seen in the distance' }
  return {
    ...nothing,
    says: `In the distance: ${next.title}`,
    why: [{ name: 'From', value: found.drawn.from, rule }, ...drawnSteps(found.drawn)],
    effects: [{ do: 'foretell', encounter: next }],
  }
}

function changeWeather(situation: Situation, event: TravelEvent, sky: TravelSky): Brought {
  if (spellWeather(situation) !== null)
    return { ...nothing, says: `The weather stays ${skyNow(situation)}, by a spell` }
  const same = sky === skyNow(situation)
  return {
    ...nothing,
    says: same
      ? `The weather stays ${sky}`
      : `The weather ${event === 'weather clears' ? 'clears' : 'worsens'}: ${sky}`,
    tone: sky === 'storm' ? 'bad' : 'plain',
    why: [{ name: 'Weather', value: same ? `${sky} already` : sky, rule }],
    // A sky that nobody had rolled yet is known from now on.
    effects:
      same && situation.weather
        ? []
        : [{ do: 'weather', to: { sky, since: situation.clock.seconds } }],
  }
}

/** Every event with its faces and exact chance. */
export const travelOdds = travelEvents.map((event) => {
  const faces = [1, 2, 3, 4, 5, 6].filter((face) => travelTurn(face, 'clear').event === event)
  return { event, title: travelTitles[event], faces, chance: faces.length / 6 }
})
