import { stepped } from '../../../clock/weather.ts'

/** Three skies, from fair to foul. Rule HBK-TTURN-01. */
export const skies = ['clear', 'rain', 'storm'] as const
export type TravelSky = (typeof skies)[number]

/** Hexes in a day by how they go. Rule HBK-TRV-01, E-HBK-32. */
export const modes = {
  foot: 3,
  donkey: 4,
  raft: 4,
  horse: 5,
  boat: 5,
  'flying animal': 6,
  ship: 6,
} as const
export type TravelMode = keyof typeof modes
export const modeNames = Object.keys(modes) as TravelMode[]

/** Hexes that the weather takes. Rule HBK-TRV-02. */
export const weatherTakes: Readonly<Record<TravelSky, number>> = { clear: 0, rain: 2, storm: 4 }

/** Hexes of a day, never below 0. Rules HBK-TRV-01, HBK-TRV-02, E-HBK-19. */
export function hexes(mode: TravelMode, weather: TravelSky): number {
  return Math.max(0, modes[mode] - weatherTakes[weather])
}

export const travelEvents = [
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
    return { event, weather: stepped(weather, 1, skies) as TravelSky }
  return { event, weather: event === 'weather clears' ? 'clear' : weather }
}
