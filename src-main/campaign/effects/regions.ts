import type { CampaignState } from '../../rules/core/situation.ts'
import type { Place } from '../../rules/core/state/place.ts'
import type { Region, RegionHex } from '../../rules/core/state/region.ts'
import { hexesAround, hexOf } from '../../rules/regions/hexes.ts'
import { hexTitle, travelTerrain } from '../../rules/regions/known.ts'
import { claim, type Apply } from './change.ts'

/** Stages of the trail that are kept; older ones are in the chronicle. */
const mostStages = 400

export const keep: Apply<'keep region'> = (draft, { region }) => {
  draft.regions ??= {}
  draft.regions[region.id] = region
  claim(draft, region.id)
  tablesHere(draft, region.id)
}

export const hex: Apply<'region hex'> = (draft, { region, hex: changed }) => {
  const hexes = draft.regions?.[region]?.hexes
  const at = hexes?.findIndex(({ id }) => id === changed.id) ?? -1
  if (hexes && at >= 0) hexes[at] = changed
  tablesHere(draft, region)
}

/** The party's place has the encounter table of its hex, also when the GM has just chosen another. */
function tablesHere(draft: CampaignState, id: string): void {
  const { place } = draft
  const region = place.hex?.region === id ? draft.regions?.[id] : undefined
  const here = region && place.hex && hexOf(region, place.hex.hex)
  const table = here && (here.table ?? region.tables[here.terrain])
  if (table) place.table = table
}

export const forget: Apply<'forget region'> = (draft, { region }) => {
  if (draft.regions) delete draft.regions[region]
  if (draft.place.hex?.region === region) delete draft.place.hex
}

export const enter: Apply<'enter hex'> = (draft, { to }) => {
  if (to) goInto(draft, to)
  else delete draft.place.hex
}

/** Puts the party into a hex: it is visited, the hexes around it are seen, and the trail leads there. */
export function goInto(draft: CampaignState, to: NonNullable<Place['hex']>): void {
  const region = draft.regions?.[to.region]
  const entered = region && hexOf(region, to.hex)
  if (!region || !entered) return
  entered.known = 'visited'
  for (const beside of hexesAround(region, to.hex))
    if (beside.known === 'unknown' || beside.known === 'heard') beside.known = 'seen'
  stage(region, { hex: to.hex, at: draft.clock.seconds })
  draft.place = placeIn(region, entered)
}

/** Notes a night spent in the hex that the party is in. */
export function campHere(draft: CampaignState): void {
  const { hex: at } = draft.place
  const region = at && draft.regions?.[at.region]
  if (region) stage(region, { hex: at.hex, at: draft.clock.seconds, camp: true })
}

function stage(region: Region, mark: Region['trail'][number]): void {
  region.trail.push(mark)
  region.trail.splice(0, region.trail.length - mostStages)
}

/** Place of a hex: above ground, with the encounter table of the hex or of its terrain. */
function placeIn(region: Region, { id, ...of }: RegionHex): Place {
  const table = of.table ?? region.tables[of.terrain]
  return {
    title: hexTitle({ id, ...of }).slice(0, 80),
    level: 0,
    terrain: travelTerrain(of.terrain),
    hex: { region: region.id, hex: id },
    ...(table ? { table } : {}),
  }
}
