import * as v from 'valibot'
import type { AreasCheck, SiteLine, SitePage } from '../../campaign/site-desk.ts'
import { endpoint, Id, json, Nothing } from './endpoint.ts'
import { mostBase64, PictureId } from './handout.ts'
import { ReadAreaRecord } from './read-site.ts'
import type { AdventureRead } from '../../rules/sites/adventure/adventure.ts'

/** Most characters of an adventure's text that is sent; beyond 2 million the reader says what to do. */
const mostLetters = 20_000_000
const AdventureText = v.pipe(
  v.string(),
  v.maxLength(mostLetters, 'That is more than 20 million characters: take a chapter at a time.'),
)

/** Texts on their way to sites, as the GM left them. */
export const SiteDraft = v.object({
  /** Pasted, and not read yet. */
  text: AdventureText,
  /** Positions of the text and the area that are open. */
  book: v.pipe(v.number(), v.integer(), v.minValue(0)),
  at: v.pipe(v.number(), v.integer(), v.minValue(0)),
  books: v.pipe(
    v.array(
      v.object({
        file: v.pipe(v.string(), v.maxLength(400)),
        title: v.pipe(v.string(), v.maxLength(120)),
        areas: v.pipe(v.array(ReadAreaRecord), v.maxLength(5000)),
        unread: v.pipe(v.array(v.pipe(v.string(), v.maxLength(mostLetters))), v.maxLength(5000)),
      }),
    ),
    v.maxLength(50),
  ),
})

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
  /** Reads the keyed areas of an adventure's text, beside main; nothing is kept. */
  'sites.read': endpoint({
    input: v.object({ text: AdventureText }),
    output: json<AdventureRead>(),
    patience: 120_000,
  }),
  /** Doubts about areas as they stand now, and who of them the bestiary knows. */
  'sites.check': endpoint({
    input: v.object({
      areas: v.pipe(
        v.array(
          v.object({
            label: v.pipe(v.string(), v.maxLength(40)),
            title: v.pipe(v.string(), v.maxLength(400)),
            exits: v.array(v.object({ to: v.pipe(v.string(), v.maxLength(40)) })),
            bands: v.array(v.string()),
            monsters: v.array(v.string()),
          }),
        ),
        v.maxLength(5000),
      ),
    }),
    output: json<AreasCheck>(),
  }),
  /** Texts that the GM has not kept as sites yet; null when there are none. */
  'sites.draft': endpoint({ input: Nothing, output: v.nullable(SiteDraft) }),
  /** Saves them as they stand, or drops them. */
  'sites.saveDraft': endpoint({
    input: v.object({ draft: v.nullable(SiteDraft) }),
    output: Nothing,
    patience: 60_000,
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
