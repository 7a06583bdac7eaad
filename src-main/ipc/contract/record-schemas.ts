import * as v from 'valibot'
import type { Ask } from '../../rules/core/asks.ts'
import { Blows } from './blows.ts'
import { Id } from './endpoint.ts'
import { FilledFields } from './filled-fields.ts'
import { GeneratedLine, GeneratedPeople, GeneratedTreasure } from './kept-result.ts'
import { Handout, Picture } from './handout.ts'
import { Monster } from './monster.ts'
import { NoteRecord, NotesRecord, ProgressClockRecord } from './note.ts'
import { OwnTable } from './own-table.ts'
import { HexRecord } from './hex.ts'
import { MapAreaRecord, MapGridRecord } from './map-picture.ts'
import { ReadSitesRecord } from './read-site.ts'
import { SitePlaceRecord } from './site-place.ts'

/** A collection as the screen hands it in; a new one has no id yet. */
const Collection = v.object({
  id: v.union([v.literal(''), Id]),
  title: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('Give the collection a title.'),
    v.maxLength(80, 'At most 80 characters.'),
  ),
  monsters: v.pipe(v.array(Id), v.maxLength(20_000, 'A collection has at most 20,000 monsters.')),
})

/** Schema of each record that an action takes whole; all other inputs are checked by the campaign. */
export const recordSchemas: Record<Extract<Ask, { kind: 'record' }>['of'], v.GenericSchema> = {
  monster: Monster,
  monsters: v.pipe(v.array(Monster), v.maxLength(20_000)),
  'monster ids': v.pipe(v.array(Id), v.maxLength(20_000)),
  collection: Collection,
  'filled fields': FilledFields,
  handout: Handout,
  picture: Picture,
  blows: Blows,
  'generated result': GeneratedLine,
  'generated treasure': GeneratedTreasure,
  'generated people': GeneratedPeople,
  'site place': SitePlaceRecord,
  'read sites': ReadSitesRecord,
  'map area': MapAreaRecord,
  'map grid': MapGridRecord,
  hex: HexRecord,
  note: NoteRecord,
  notes: NotesRecord,
  'progress clock': ProgressClockRecord,
  tables: v.pipe(v.array(OwnTable), v.maxLength(2000)),
}
