import type { RegionClimate, RegionHex } from '../../core/state/region.ts'
import { read } from '../../clock/clock.ts'
import type { Ask } from '../../core/asks.ts'
import type { Situation } from '../../core/situation.ts'
import type { Season } from '../../core/state/time.ts'
import type { Facts } from '../../tables/conditions.ts'
import { anyCulture, cultures } from '../../tables/cultures.ts'
import { terrains, terrainTitles } from '../../tables/terrain.ts'
import type { GeneratedPart, GeneratorInput } from '../generated.ts'
import type { PartRoller } from '../roller.ts'

/** Input: the people that a name comes from. */
export const culture = {
  kind: 'choice',
  title: 'Names of',
  of: [anyCulture, ...cultures],
  default: anyCulture,
} as const satisfies Ask

/** Table of full names of a culture, or of any. */
export function fullNames(of: unknown): string {
  return of === anyCulture || of === undefined ? 'names/any-full' : `names/${String(of)}-full`
}

const anyTerrain = 'any'

/** Input: the terrain, or any; a campaign proposes the one that the party is in. */
export const terrain = {
  kind: 'choice',
  title: 'Terrain',
  of: [anyTerrain, ...terrains],
  default: anyTerrain,
} as const satisfies Ask

/** Draws the terrain as a part of its own where the GM takes any; null where one is given. */
export function drawnTerrain(
  input: GeneratorInput,
  on: PartRoller,
): { input: GeneratorInput; part: GeneratedPart } | null {
  if (input['terrain'] !== anyTerrain) return null
  const of = on.pick(terrains, on.rng('terrain'))
  const why = [{ name: `One of ${terrains.length} terrains`, value: terrainTitles[of] }]
  return {
    input: { ...input, terrain: of },
    part: on.part('terrain', terrain.title, terrainTitles[of], { why }),
  }
}

const seasons = ['spring', 'summer', 'autumn', 'winter'] as const satisfies readonly Season[]

/** Input: the season; a campaign proposes its own. */
export const season = {
  kind: 'choice',
  title: 'Season',
  of: seasons,
  default: 'spring',
} as const satisfies Ask

/** Facts of a season, for rows that count only then. */
export function seasonFacts(of: unknown): Facts {
  return { season: String(of), ...Object.fromEntries(seasons.map((one) => [one, one === of])) }
}

/** Facts of a terrain. */
export function terrainFacts(of: unknown): Facts {
  return { terrain: String(of), ...Object.fromEntries(terrains.map((one) => [one, one === of])) }
}

/** Place and season of a campaign, as defaults of inputs of these names. */
export function placeNow({ place, clock, regions }: Situation): GeneratorInput {
  const region = place.hex && regions?.[place.hex.region]
  const hex = region?.hexes.find(({ id }) => id === place.hex?.hex)
  return {
    season: read(clock).season,
    ...(region && hex ? { climate: weatherClimate(hex, region.recipe.climate) } : {}),
    ...(place.terrain ? { terrain: place.terrain } : {}),
  }
}

/** Climate of the tables of weather for a hex: its own or its region's, by its ground. */
function weatherClimate(
  { terrain, climate: own }: Pick<RegionHex, 'terrain' | 'climate'>,
  ofRegion: RegionClimate,
): string {
  if (terrain === 'mountains') return 'high mountain'
  const climate = own ?? ofRegion
  if (climate === 'cold') return 'cold north'
  if (climate === 'hot and dry') return 'hot dry'
  if (climate === 'hot and wet') return 'hot wet'
  return terrain === 'coast' || terrain === 'sea' ? 'temperate coast' : 'temperate inland'
}

/** Kinds of dungeon that the tables know rooms of. */
const dungeonKinds = [
  'any',
  'crypt',
  'mine',
  'stronghold',
  'temple',
  'caves',
  'sewer',
  'tower',
  'wizard',
  'prison',
  'sunken',
  'warren',
  'vault',
] as const

/** Input: the kind of dungeon. */
export const dungeonKind = {
  kind: 'choice',
  title: 'Kind of place',
  of: dungeonKinds,
  default: 'any',
} as const satisfies Ask

/** Table of rooms of a kind of dungeon. */
export function roomTable(kind: unknown): string {
  return kind === 'any' || kind === undefined ? 'dungeon/room' : `dungeon/room-${String(kind)}`
}
