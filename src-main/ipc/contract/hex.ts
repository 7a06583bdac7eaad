import * as v from 'valibot'
import { Id } from './endpoint.ts'

const Text = v.pipe(v.string(), v.maxLength(4000, 'At most 4,000 characters.'))
const Short = v.pipe(v.string(), v.maxLength(200, 'At most 200 characters.'))

/** A hex of a region, as the GM writes it. */
export const HexRecord = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^h\d{4}$/, 'That is no hex.')),
  terrain: v.picklist([
    'plains',
    'forest',
    'hills',
    'mountains',
    'swamp',
    'desert',
    'coast',
    'ruins',
    'lake',
    'sea',
  ]),
  mark: v.optional(
    v.picklist([
      'town',
      'village',
      'hamlet',
      'castle',
      'tower',
      'ruin',
      'cave',
      'stones',
      'shrine',
    ]),
  ),
  title: v.optional(Short),
  landmark: v.optional(Text),
  text: Text,
  finds: v.pipe(
    v.array(v.strictObject({ text: Text, found: v.optional(v.pipe(v.number(), v.minValue(0))) })),
    v.maxLength(40),
  ),
  known: v.picklist(['unknown', 'heard', 'seen', 'visited']),
  site: v.optional(Id),
  table: v.optional(Id),
  climate: v.optional(v.picklist(['temperate', 'cold', 'hot and dry', 'hot and wet'])),
  explored: v.optional(v.literal(true)),
  locked: v.optional(v.literal(true)),
})
