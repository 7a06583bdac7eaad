import * as v from 'valibot'
import { endpoint, Id, Name } from './endpoint.ts'
import { Destination } from './library.ts'
import { Monster } from './monster.ts'
import { SharedAnswers } from './shared-answers.ts'

/** Number of monsters handed in at once; a whole bestiary comes in several lots. */
export const lotOf = 200
const mostText = 20_000_000

/** Imports many monsters into the library in one step: handed in by lots, then kept as one entry. */
export const batch = {
  /** Hands in a lot. Without an id a new batch begins, and one that was never kept is forgotten. */
  'batch.stage': endpoint({
    input: v.object({
      batch: v.nullable(Id),
      monsters: v.pipe(v.array(Monster), v.maxLength(lotOf)),
      shared: SharedAnswers,
    }),
    output: v.object({ batch: Id, staged: v.number() }),
  }),
  'batch.keep': endpoint({
    input: v.object({ batch: Id, to: v.optional(Destination, { home: 'campaign' }) }),
    output: v.object({ kept: v.number(), says: v.string() }),
    patience: 300_000,
  }),
  /** Writes unread text into a text file in the out folder; returns its path. */
  'batch.report': endpoint({
    input: v.object({ name: Name, text: v.pipe(v.string(), v.maxLength(mostText)) }),
    output: v.object({ path: v.string() }),
  }),
} as const
