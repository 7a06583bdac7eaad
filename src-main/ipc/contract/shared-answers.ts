import * as v from 'valibot'
import type { SharedAnswer } from '../../rules/monsters/batch/answers.ts'
import type { ConversionTarget } from '../../rules/monsters/canonical.ts'
import { Ruleset } from '../../storage/records.ts'

/** A game, or one of the two families of stat block. */
export const Target: v.GenericSchema<unknown, ConversionTarget> = v.picklist([
  ...Ruleset.options,
  'bx',
  'cairn',
])

const Word = v.pipe(v.string(), v.maxLength(500))

/** Answers that hold for every monster whose question is alike. */
export const SharedAnswers: v.GenericSchema<unknown, SharedAnswer[]> = v.pipe(
  v.array(v.object({ target: Target, judgement: Word, like: Word, option: Word })),
  v.maxLength(500),
)
