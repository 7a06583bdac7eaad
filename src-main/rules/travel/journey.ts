import { listed } from '../core/words.ts'
import type { Id, Situation } from '../core/situation.ts'
import type { Journey, Stop } from '../core/state/place.ts'

/** Empty journey: no stops, no miles, no log. */
export function emptyJourney(): Journey {
  return { stops: {}, stopOrder: [], miles: 0, log: {}, logOrder: [], night: [] }
}

type Road = NonNullable<Situation['journey']>

export function journeyOf(situation: Pick<Situation, 'journey'>): Road {
  return situation.journey ?? emptyJourney()
}

export function stopsOf(journey: Road): Readonly<Stop>[] {
  return journey.stopOrder.flatMap((id) => journey.stops[id] ?? [])
}

/** Next stop and the distance to it; null past the last one. */
export function nextStop(situation: Pick<Situation, 'journey'>): {
  stop: Readonly<Stop>
  left: number
} | null {
  const journey = journeyOf(situation)
  const stop = stopsOf(journey).find(({ miles }) => miles > journey.miles)
  return stop ? { stop, left: stop.miles - journey.miles } : null
}

/** Last stop of a journey; null when it has no route. */
export function endOf(journey: Road): Readonly<Stop> | null {
  const stops = stopsOf(journey)
  return stops.length > 1 ? (stops.at(-1) ?? null) : null
}

/** Reason that a journey can't go on, as the party is at its end; null while it can. */
export function journeyEndReason(situation: Pick<Situation, 'journey'>): string | null {
  const journey = journeyOf(situation)
  const end = endOf(journey)
  if (!end || journey.miles < end.miles) return null
  return `They have arrived: the road ends at ${end.title}. End the journey, or set out on another road.`
}

/** A leg of the journey; it ends at the last stop at the latest. Rule GF-ROAD-08. */
interface Leg {
  miles: number
  /** Share of the watch or day that it takes; below 1 when the party arrives before it is over. */
  part: number
  /** Names of the stops reached. */
  reached: string[]
  arrives: boolean
}

export function legOf(situation: Pick<Situation, 'journey'>, miles: number): Leg {
  const journey = journeyOf(situation)
  const end = endOf(journey)
  const left = end ? Math.max(0, end.miles - journey.miles) : Infinity
  const walked = Math.min(miles, left)
  return {
    miles: walked,
    part: miles > 0 ? walked / miles : 1,
    reached: passed(situation, walked).map(({ title }) => title),
    arrives: walked > 0 && walked === left,
  }
}

/** Text of a leg: "Hollow Mill reached", "Sallow Ford reached: the journey is over", or `otherwise`. */
export function legSays({ reached, arrives }: Leg, otherwise: string): string {
  if (reached.length === 0) return otherwise
  return `${listed(reached)} reached${arrives ? ': the journey is over' : ''}`
}

/** Stops passed or reached within the next `miles`. */
function passed(situation: Pick<Situation, 'journey'>, miles: number): Readonly<Stop>[] {
  const journey = journeyOf(situation)
  return stopsOf(journey).filter(
    (stop) => stop.miles > journey.miles && stop.miles <= journey.miles + miles,
  )
}

/** Creatures of the night watch that are still in the party. */
export function nightWatch(situation: Pick<Situation, 'journey' | 'party'>): Id[] {
  return journeyOf(situation).night.filter((id) => situation.party.includes(id))
}

/** Text of a distance: "11 miles", "3½ miles". */
export function milesOf(miles: number): string {
  const whole = Math.floor(miles)
  const half = miles - whole >= 0.5
  const figure = half ? `${whole === 0 ? '' : whole}½` : String(whole)
  return `${figure} ${miles === 1 || figure === '½' ? 'mile' : 'miles'}`
}
