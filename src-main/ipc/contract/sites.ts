import * as v from 'valibot'
import type { SiteLine, SitePage } from '../../campaign/site-desk.ts'
import { endpoint, Id, json, Nothing } from './endpoint.ts'
import { mostBase64, PictureId } from './handout.ts'

/** Sites: dungeons and other places of keyed rooms. What changes them are actions. */
export const sites = {
  /** Every site of the campaign, by title. */
  'sites.list': endpoint({ input: Nothing, output: v.array(json<SiteLine>()) }),
  /** A site with its map and the ways out of every place; null when it is gone. */
  'sites.page': endpoint({
    input: v.object({ id: Id, players: v.optional(v.boolean(), false) }),
    output: json<SitePage | null>(),
  }),
  /** Saves a picture that becomes the map of a site; returns its file's name. */
  'sites.keepPicture': endpoint({
    input: v.object({
      base64: v.pipe(v.string(), v.maxLength(mostBase64, 'That picture is too large.')),
    }),
    output: PictureId,
    patience: 120_000,
  }),
  /** Writes a site into a file of the out folder: its map, its key as text, or all of it as data. */
  'sites.export': endpoint({
    input: v.object({
      id: Id,
      form: v.picklist(['map', 'players’ map', 'text', 'data']),
    }),
    output: v.object({ path: v.string() }),
  }),
} as const
