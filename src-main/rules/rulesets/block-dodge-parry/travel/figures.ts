export const distances = ['short', 'medium', 'long'] as const
type Distance = (typeof distances)[number]
export const ways = ['road', 'trail', 'wild'] as const
export type Way = (typeof ways)[number]
export const grounds = ['easy', 'tough', 'perilous'] as const
type Ground = (typeof grounds)[number]

/** Watches of a journey: distance, way, ground, and one more for a climb. Rule BDPX-WLD-02. */
export function journeyLength(
  distance: Distance,
  way: Way,
  ground: Ground,
  ascending: boolean,
): number {
  return (
    distances.indexOf(distance) +
    1 +
    ways.indexOf(way) +
    grounds.indexOf(ground) +
    (ascending ? 1 : 0)
  )
}

/** Faces of a d6 on which they lose the way without road, map or guide. Rule BDPX-WLD-03. */
export function astrayOn(way: Way, guided: boolean): number {
  if (guided || way === 'road') return 0
  return way === 'trail' ? 2 : 3
}

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

export const wildEvents = [
  'Encounter',
  'Sign',
  'Environment',
  'Loss',
  'Exhaustion',
  'Discovery',
] as const
export type WildEvent = (typeof wildEvents)[number]

/** The d6 of a watch; a camp ignores 4 to 6. Rules BDPX-WLD-07, BDPX-WLD-08. */
export function wildEvent(d6: number, camping = false): WildEvent | 'Quiet' {
  if (camping && d6 >= 4) return 'Quiet'
  return wildEvents[d6 - 1] ?? 'Quiet'
}

export const gatherings = ['hunt', 'forage', 'fish'] as const
export type ForageMethod = (typeof gatherings)[number]
export type Country = 'Plains' | 'Hills' | 'Forest' | 'Swamp' | 'Mountain' | 'Desert'

/** Portions of a watch: a die, 1 for just one, 0 where there is nothing. Rule BDPX-WLD-06. */
const yields: Readonly<Record<Country, Readonly<Record<ForageMethod, number>>>> = {
  Plains: { hunt: 4, forage: 4, fish: 1 },
  Hills: { hunt: 1, forage: 1, fish: 0 },
  Forest: { hunt: 6, forage: 6, fish: 1 },
  Swamp: { hunt: 1, forage: 6, fish: 4 },
  Mountain: { hunt: 1, forage: 1, fish: 0 },
  Desert: { hunt: 1, forage: 0, fish: 0 },
}

const ladder = [1, 4, 6, 8]

/** The die of what is gathered; skill steps it up. Rule BDPX-WLD-06. */
export function gatherDie(country: Country, what: ForageMethod, skilled: boolean): number {
  const die = yields[country][what]
  if (die === 0 || !skilled) return die
  return ladder[Math.min(ladder.length - 1, ladder.indexOf(die) + 1)] ?? die
}

/** The country of the wilderness tables that a terrain of the screen is. */
export function countryOf(terrain: string | undefined): Country {
  const known: Readonly<Record<string, Country>> = {
    forest: 'Forest',
    hills: 'Hills',
    ruins: 'Hills',
    swamp: 'Swamp',
    desert: 'Desert',
    mountains: 'Mountain',
  }
  return known[terrain ?? ''] ?? 'Plains'
}
