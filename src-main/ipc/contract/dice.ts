import * as v from 'valibot'
import { endpoint } from './endpoint.ts'

const Notation = v.pipe(v.string(), v.maxLength(500))
const Point = v.object({ total: v.number(), chance: v.number() })

export const dice = {
  /** Exact odds for any notation; a mistake in it comes back as a place and a word, not a failure. */
  'dice.odds': endpoint({
    input: v.object({ notation: Notation }),
    output: v.variant('end', [
      v.object({
        end: v.literal('odds'),
        says: v.string(),
        mean: v.number(),
        least: v.number(),
        most: v.number(),
        points: v.array(Point),
      }),
      v.object({ end: v.literal('mistake'), at: v.number(), says: v.string() }),
    ]),
  }),
} as const
