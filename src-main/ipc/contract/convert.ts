import * as v from 'valibot'
import { endpoint, json, Id } from './endpoint.ts'
import { Ruleset } from '../../storage/records.ts'
import { ReadMonster } from './monster.ts'
import type {
  ConversionTarget,
  Converted,
  Judgement,
  Monster,
} from '../../rules/monsters/canonical.ts'

/** A fat book is two million characters; ten of them go in at once. */
const longestText = 20_000_000
const tooLong = 'That is more than 20 million characters: paste a part of it at a time.'
/** A game, or one of the two families of stat block. */
export const Target: v.GenericSchema<unknown, ConversionTarget> = v.picklist([
  ...Ruleset.options,
  'bx',
  'cairn',
])
const Answers = v.record(v.pipe(v.string(), v.maxLength(80)), v.pipe(v.string(), v.maxLength(80)))

export const convert = {
  /** Reads pasted text: every monster found, each with its spans and what was left unread. */
  'convert.read': endpoint({
    input: v.object({ text: v.pipe(v.string(), v.maxLength(longestText, tooLong)) }),
    output: v.object({ monsters: v.array(json<Monster>()), says: v.string() }),
  }),
  'convert.to': endpoint({
    input: v.object({ monster: ReadMonster, ruleset: Target, answers: Answers }),
    output: v.object({
      converted: json<Converted>(),
      judgements: json<Judgement[]>(),
      text: v.string(),
    }),
  }),
} as const

export const library = {
  'library.search': endpoint({
    input: v.object({
      words: v.pipe(v.string(), v.maxLength(200)),
      limit: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200)),
    }),
    output: v.object({
      total: v.number(),
      monsters: v.array(
        v.object({
          id: v.string(),
          name: v.string(),
          line: v.string(),
          family: v.picklist(['bx', 'cairn']),
          unread: v.number(),
          bundled: v.boolean(),
        }),
      ),
    }),
  }),
  'library.monster': endpoint({ input: v.object({ id: Id }), output: json<Monster | null>() }),
} as const
