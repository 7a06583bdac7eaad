import type { Season, Situation } from '../situation.ts'

/** From fair to foul. The seed names no steps; these four are ours. Rule E-DLV-30. */
export const skies = ['clear', 'overcast', 'rain', 'storm'] as const
type Sky = (typeof skies)[number]

/** One or more steps along a scale from fair to foul, and no further than its ends. */
export function stepped(sky: string, by: number, scale: readonly string[] = skies): string {
  const from = Math.max(0, scale.indexOf(sky))
  return scale[Math.min(scale.length - 1, Math.max(0, from + by))] ?? sky
}

/**
 * A sky in the words of a scale: its like by rank, or the next fairer one that the scale has.
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

/** The weather in the words of a scale, whatever set it; the fairest where nobody has. */
export function skyOn<S extends string>(
  { weather }: Pick<Situation, 'weather'>,
  scale: readonly S[],
): S {
  return onScale(weather?.sky ?? skies[0], scale)
}

/** Highest totals of 2d6 for the first three skies; above the last it storms. Our own. */
const upTo: Readonly<Record<Season, readonly [number, number, number]>> = {
  spring: [5, 8, 10],
  summer: [7, 9, 11],
  autumn: [4, 7, 10],
  winter: [4, 8, 10],
}

/** The sky of a day by its season and 2d6: our own table. Rule GF-WEATHER-01. */
export function skyOf(season: Season, total: number): Sky {
  const at = upTo[season].findIndex((most) => total <= most)
  return skies[at < 0 ? skies.length - 1 : at] ?? 'storm'
}

/** What falls in winter is snow: the same step, another word. */
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

/** The step that words name: "a howling gale" is a storm. Null where they name none. */
export function skyNamed(words: string): Sky | null {
  const lower = words.toLowerCase()
  const like = Object.keys(alike).find((word) => lower.includes(word))
  return skies.find((sky) => lower.includes(sky)) ?? (like ? (alike[like] ?? null) : null)
}

/** The sky that a spell holds, while its timer runs; null where the weather turns by itself. */
export function heldSky({ weather, timers }: Pick<Situation, 'weather' | 'timers'>): string | null {
  return weather?.held !== undefined && timers[weather.held] ? weather.sky : null
}
