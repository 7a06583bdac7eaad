import * as v from 'valibot'
import type { ReadSite } from '../../rules/sites/adventure/adventure.ts'
import { Monster } from './monster.ts'

const Text = v.pipe(v.string(), v.maxLength(200_000, 'At most 200,000 characters in an area.'))
/** Most bands, exits or features of an area. */
const mostParts = 5000
const Label = v.pipe(v.string(), v.maxLength(12, 'At most 12 characters in a number.'))

/** A keyed area of a text, as the GM checked it. */
export const ReadAreaRecord = v.strictObject({
  label: Label,
  title: v.pipe(v.string(), v.maxLength(200, 'At most 200 characters in a name.')),
  aloud: Text,
  text: Text,
  bands: v.pipe(v.array(Text), v.maxLength(mostParts)),
  treasure: Text,
  matters: v.pipe(
    v.array(
      v.strictObject({ kind: v.picklist(['trap', 'feature', 'change']), title: Text, text: Text }),
    ),
    v.maxLength(mostParts),
  ),
  exits: v.pipe(
    v.array(
      v.strictObject({
        to: Label,
        door: v.picklist([
          'open',
          'door',
          'stuck door',
          'locked door',
          'barred door',
          'portcullis',
          'secret door',
          'one-way door',
          'stairs',
        ]),
      }),
    ),
    v.maxLength(mostParts),
  ),
  light: Text,
  monsters: v.pipe(v.array(Monster), v.maxLength(1000)),
})

/** Most areas of a site. */
const mostAreas = 999

/** Sites that were read from texts. */
export const ReadSitesRecord: v.GenericSchema<unknown, ReadSite[]> = v.pipe(
  v.array(
    v.strictObject({
      title: v.pipe(v.string(), v.maxLength(120, 'At most 120 characters in a name.')),
      areas: v.pipe(
        v.array(ReadAreaRecord),
        v.maxLength(mostAreas, 'A site has at most 999 places.'),
      ),
      unread: v.pipe(v.array(v.pipe(v.string(), v.maxLength(2_000_000))), v.maxLength(5000)),
    }),
  ),
  v.maxLength(50, 'At most 50 texts at once.'),
)
