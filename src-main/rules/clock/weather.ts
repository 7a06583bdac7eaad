import type { Season } from '../core/state/time.ts'
import type { Situation } from '../core/situation.ts'

/** Weather from fair to foul. The seed names no steps; these four are ours. Rule E-DLV-30. */
export const skies = ['clear', 'overcast', 'rain', 'storm'] as const
type Sky = (typeof skies)[number]

/** Moves weather by steps along a scale from fair to foul, stopping at its ends. */
export function stepSky(sky: string, by: number, scale: readonly string[] = skies): string {
  const from = Math.max(0, scale.indexOf(sky))
  return scale[Math.min(scale.length - 1, Math.max(0, from + by))] ?? sky
}

/**
 * Weather as named on a scale: the same by rank, or the next fairer one that the scale has.
 * @throws for a scale without steps
 */
export function onScale<S extends string>(sky: string, scale: readonly S[]): S {
  const same = scale.find((each) => each === sky)
  if (same !== undefined) return same
  const rank = Math.max(
    0,
    skies.findIndex((each) => each === sky),
  )
  const shared = skies
    .slice(0, rank + 1)
    .flatMap((fairer) => scale.find((each) => each === fairer) ?? [])
    .at(-1)
  const step = shared ?? scale[Math.min(rank, scale.length - 1)]
  if (step === undefined) throw new Error('a scale of skies has no steps')
  return step
}

/** Current weather as named on a scale; the fairest when none is set. */
export function skyOn<S extends string>(
  { weather }: Pick<Situation, 'weather'>,
  scale: readonly S[],
): S {
  return onScale(weather?.sky ?? skies[0], scale)
}

/** Highest totals of 2d6 for the first three kinds of weather; above, it is a storm. Our own figures. */
const upTo: Readonly<Record<Season, readonly [number, number, number]>> = {
  spring: [5, 8, 10],
  summer: [7, 9, 11],
  autumn: [4, 7, 10],
  winter: [4, 8, 10],
}

/** Weather of a day by season and 2d6: our own table. Rule GF-WEATHER-01. */
export function skyOf(season: Season, total: number): Sky {
  const at = upTo[season].findIndex((most) => total <= most)
  return skies[at < 0 ? skies.length - 1 : at] ?? 'storm'
}

/** Word for the weather in a season: rain is snow in winter, a storm a blizzard. */
export function skyWord(sky: string, season: Season): string {
  if (season !== 'winter') return sky
  if (sky === 'rain') return 'snow'
  return sky === 'storm' ? 'blizzard' : sky
}

/** Other words for a step of the scale. */
const alike: Readonly<Record<string, Sky>> = {
  sun: 'clear',
  fair: 'clear',
  cloud: 'overcast',
  fog: 'overcast',
  snow: 'rain',
  blizzard: 'storm',
  gale: 'storm',
  wind: 'storm',
}

/** Weather that a text names: "a howling gale" is a storm. Null when it names none. */
export function skyNamed(words: string): Sky | null {
  const lower = words.toLowerCase()
  const like = Object.keys(alike).find((word) => lower.includes(word))
  return skies.find((sky) => lower.includes(sky)) ?? (like ? (alike[like] ?? null) : null)
}

/** Weather held by a spell while its timer exists; null when the weather changes by itself. */
export function spellWeather({
  weather,
  timers,
}: Pick<Situation, 'weather' | 'timers'>): string | null {
  return weather?.held !== undefined && timers[weather.held] ? weather.sky : null
}
