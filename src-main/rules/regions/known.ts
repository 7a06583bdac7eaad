import type { Situation } from '../core/situation.ts'
import type { HexTerrain, Region, RegionHex } from '../core/state/region.ts'
import { hexNumber, hexOf } from './hexes.ts'

/** Names of what lies in a hex. */
const hexTerrains: Readonly<Record<HexTerrain, string>> = {
  plains: 'Plains',
  forest: 'Forest',
  hills: 'Hills',
  mountains: 'Mountains',
  swamp: 'Swamp',
  desert: 'Desert',
  coast: 'Coast',
  ruins: 'Ruins',
  lake: 'Lake',
  sea: 'Sea',
}

/** Terrain of travel and encounters for a hex: open water counts as coast. */
export function travelTerrain(terrain: HexTerrain): string {
  return terrain === 'lake' || terrain === 'sea' ? 'coast' : terrain
}

/** Name of a hex as the chronicle has it: “Sallow Ford (0305)”. */
export function hexTitle({
  id,
  title,
  terrain,
}: Pick<RegionHex, 'id' | 'title' | 'terrain'>): string {
  return `${title ?? hexTerrains[terrain]} (${hexNumber(id)})`
}

/** A region by its id or its title, the one that the party is in where none is named; null where there is none. */
export function regionNamed(
  { regions = {}, place }: Pick<Situation, 'regions' | 'place'>,
  words = '',
): Region | null {
  const wanted = words.trim().toLowerCase()
  const all = Object.values(regions) as Region[]
  if (wanted === '') return all.find(({ id }) => id === place.hex?.region) ?? all[0] ?? null
  return all.find(({ id, title }) => id === wanted || title.toLowerCase() === wanted) ?? null
}

/** A hex by its id or its number. */
export function hexNamed(region: Region, words: string): RegionHex | null {
  const wanted = words.trim().replace(/^h?/, 'h')
  return /^h\d{4}$/.test(wanted) ? (hexOf(region, wanted) ?? null) : null
}

/** Hex that the party is in, with its region; null off the maps. */
export function hexOfParty({
  regions = {},
  place: { hex: at },
}: Pick<Situation, 'regions' | 'place'>): { region: Region; hex: RegionHex } | null {
  const region = at && (regions[at.region] as Region | undefined)
  const hex = region && hexOf(region, at.hex)
  return region && hex ? { region, hex } : null
}
