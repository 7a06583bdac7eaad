import * as v from 'valibot'
import type { RegionListing, RegionPage } from '../../campaign/region-desk.ts'
import { endpoint, Id, json, Nothing } from './endpoint.ts'

/** Regions of hexes. What changes them are actions. */
export const regions = {
  /** Every region of the campaign, by title. */
  'regions.list': endpoint({ input: Nothing, output: v.array(json<RegionListing>()) }),
  /** A region with its map; null when it is gone. */
  'regions.page': endpoint({
    input: v.object({ id: Id, players: v.optional(v.boolean(), false) }),
    output: json<RegionPage | null>(),
  }),
  /** Writes a region into a file of the out folder: its map, its key as text, or all of it as data. */
  'regions.export': endpoint({
    input: v.object({ id: Id, form: v.picklist(['map', 'players’ map', 'text', 'data']) }),
    output: v.object({ path: v.string() }),
  }),
} as const
