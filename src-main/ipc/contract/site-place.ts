import * as v from 'valibot'
import { Id } from './endpoint.ts'
import { GeneratedTreasure } from './kept-result.ts'

const Text = v.pipe(v.string(), v.maxLength(4000, 'At most 4,000 characters.'))
const Short = v.pipe(v.string(), v.maxLength(200, 'At most 200 characters.'))
const Square = v.pipe(v.number(), v.minValue(-1000), v.maxValue(1000))

/** A keyed place of a site, as the GM writes it. */
export const SitePlaceRecord = v.strictObject({
  id: Id,
  number: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999)),
  title: v.pipe(Short, v.minLength(1, 'Give the place a name.')),
  kind: v.picklist(['empty', 'monster', 'trap', 'trick', 'treasure', 'building']),
  x: Square,
  y: Square,
  width: Square,
  height: Square,
  shape: v.picklist(['rectangle', 'round', 'octagon', 'cave', 'cross', 'corner']),
  water: v.optional(v.picklist(['pool', 'flooded'])),
  pillars: v.optional(v.literal(true)),
  stairs: v.optional(v.picklist(['up', 'down'])),
  entrance: v.optional(Text),
  role: v.optional(v.picklist(['goal', 'seat', 'landmark'])),
  faction: v.optional(Short),
  aloud: Text,
  text: Text,
  light: Short,
  bands: v.pipe(v.array(Short), v.maxLength(20)),
  treasure: v.optional(
    v.strictObject({
      text: Text,
      ...GeneratedTreasure.entries,
      taken: v.optional(v.literal(true)),
    }),
  ),
  matters: v.pipe(
    v.array(
      v.strictObject({
        kind: v.picklist(['trap', 'feature', 'change']),
        title: Short,
        text: Text,
        done: v.optional(v.literal(true)),
      }),
    ),
    v.maxLength(40),
  ),
  state: v.picklist(['unseen', 'seen', 'cleared', 'changed']),
  note: v.optional(Text),
  locked: v.optional(v.literal(true)),
})
