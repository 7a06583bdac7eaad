import * as v from 'valibot'
import { Name } from './endpoint.ts'

const Text = v.pipe(v.string(), v.maxLength(4000, 'At most 4,000 characters.'))

/** A generated result as the chronicle keeps it: its title, and its parts in their order. */
export const GeneratedLine = v.strictObject({
  title: Text,
  parts: v.pipe(
    v.array(v.strictObject({ title: v.pipe(v.string(), v.maxLength(200)), text: Text })),
    v.maxLength(500),
  ),
})

/** A generated treasure: coins of the game, and things. */
export const GeneratedTreasure = v.strictObject({
  coins: v.pipe(v.number(), v.minValue(0), v.maxValue(100_000_000)),
  things: v.pipe(
    v.array(
      v.strictObject({
        name: v.pipe(v.string(), v.minLength(1), v.maxLength(80)),
        count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9999)),
        text: v.optional(v.pipe(v.string(), v.maxLength(2000))),
      }),
    ),
    v.maxLength(500),
  ),
})

/** People that a game's generators make again from their seeds. */
export const GeneratedPeople = v.strictObject({
  title: Name,
  recipes: v.pipe(
    v.array(
      v.strictObject({
        kind: v.picklist(['character', 'hireling']),
        name: Name,
        level: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(30)),
        notes: Text,
        seed: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/, 'not a seed')),
      }),
    ),
    v.minLength(1),
    v.maxLength(60),
  ),
})
