import * as v from 'valibot'
import { endpoint, json } from './endpoint.ts'
import { ReadMonster } from './monster.ts'
import { SharedAnswers, Target } from './shared-answers.ts'
import type { Weighed } from '../../rules/monsters/batch/doubts.ts'
import type { Converted, Judgement, Monster } from '../../rules/monsters/canonical.ts'

/** Most characters of a text: a large book has two million, and ten of those go in at once. */
const longestText = 20_000_000
const tooLong = 'That is more than 20 million characters: paste a part of it at a time.'
/** Base64 of a PDF of 150 MB. */
const mostBase64 = 200_000_000
const tooLarge = 'That PDF is larger than 150 MB: split it first.'
const Answers = v.record(v.pipe(v.string(), v.maxLength(80)), v.pipe(v.string(), v.maxLength(80)))

export const convert = {
  /** Reads pasted text: every monster found, each with its spans and what was left unread. */
  'convert.read': endpoint({
    input: v.object({
      text: v.pipe(v.string(), v.maxLength(longestText, tooLong)),
      /** False for a piece of a text that goes on: only whole monsters are read from it. */
      last: v.optional(v.boolean(), true),
      /** The `opening` that the piece before returned; empty for the first. */
      opening: v.optional(v.pipe(v.string(), v.maxLength(longestText)), ''),
    }),
    output: v.object({
      monsters: v.array(json<Monster>()),
      /** Confidence in each of them. */
      weighed: v.array(json<Weighed>()),
      /** Prose that belongs to no monster. */
      between: v.array(v.string()),
      /** Offset up to which it was read: the next piece begins there, 0 asks for a longer one. */
      read: v.number(),
      /**
       * Context for the next piece: what its text begins within, such as an open list or a table's headings.
       */
      opening: v.string(),
      says: v.string(),
    }),
  }),
  /** Words of a PDF, column after column, to be read as a text. */
  'convert.pdf': endpoint({
    input: v.object({ base64: v.pipe(v.string(), v.maxLength(mostBase64, tooLarge)) }),
    output: v.object({ text: v.string() }),
    patience: 180_000,
  }),
  'convert.to': endpoint({
    input: v.object({
      monster: ReadMonster,
      ruleset: Target,
      answers: Answers,
      shared: v.optional(SharedAnswers),
    }),
    output: v.object({
      converted: json<Converted>(),
      judgements: json<Judgement[]>(),
      text: v.string(),
    }),
  }),
} as const
