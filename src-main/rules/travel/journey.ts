import type { Id, Journey, Situation, Stop } from '../situation.ts'

/** A road nobody has drawn, with nothing behind the party yet. */
export function roadless(): Journey {
  return { stops: {}, stopOrder: [], miles: 0, log: {}, logOrder: [], night: [] }
}

type Road = NonNullable<Situation['journey']>

export function journeyOf(situation: Pick<Situation, 'journey'>): Road {
  return situation.journey ?? roadless()
}

export function stopsOf(journey: Road): Readonly<Stop>[] {
  return journey.stopOrder.flatMap((id) => journey.stops[id] ?? [])
}

/** The stop they come to next, and how far it still is; null past the last one. */
export function nextStop(situation: Pick<Situation, 'journey'>): {
  stop: Readonly<Stop>
  left: number
} | null {
  const journey = journeyOf(situation)
  const stop = stopsOf(journey).find(({ miles }) => miles > journey.miles)
  return stop ? { stop, left: stop.miles - journey.miles } : null
}

/** Stops they pass, or come to, on so many miles more. */
export function passed(situation: Pick<Situation, 'journey'>, miles: number): Readonly<Stop>[] {
  const journey = journeyOf(situation)
  return stopsOf(journey).filter(
    (stop) => stop.miles > journey.miles && stop.miles <= journey.miles + miles,
  )
}

/** Those of the night's watches who still travel with the party. */
export function nightWatch(situation: Pick<Situation, 'journey' | 'party'>): Id[] {
  return journeyOf(situation).night.filter((id) => situation.party.includes(id))
}

/** "11 miles", "3½ miles". */
export function milesOf(miles: number): string {
  const whole = Math.floor(miles)
  const half = miles - whole >= 0.5
  const figure = half ? `${whole === 0 ? '' : whole}½` : String(whole)
  return `${figure} ${miles === 1 || figure === '½' ? 'mile' : 'miles'}`
}
