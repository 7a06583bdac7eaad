import * as v from 'valibot'
import type { GeneratorLine } from '../../campaign/generator-desk.ts'
import type { Generated } from '../../rules/generators/generated.ts'
import type { GeneratorOdds } from '../../rules/generators/generator.ts'
import { endpoint, Id, isKey, json, Name, Nothing } from './endpoint.ts'

const Kind = v.pipe(v.string(), v.regex(/^[a-z-]{1,60}$/, 'not a kind'))
const Seed = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/, 'not a seed'))
const PartName = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9-]+(\/[a-z0-9-]+){0,8}$/, 'not a part'),
  v.maxLength(200),
  v.check(isKey, 'not a part'),
)
/** Checked again against the generator's own inputs. */
const Input = v.record(
  v.pipe(v.string(), v.maxLength(60)),
  v.union([v.pipe(v.string(), v.maxLength(2000)), v.number(), v.boolean()]),
)

const Batch = v.object({
  kind: Kind,
  input: v.optional(Input, {}),
  count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500)),
})
const Results = v.pipe(v.array(json<Generated>()), v.minLength(1), v.maxLength(500))
const Locked = v.pipe(v.array(PartName), v.maxLength(500))

/** Results generated in a campaign, the newest last, with the parts that re-rolling leaves alone. */
const Session = v.object({
  results: v.pipe(
    v.array(
      v.object({
        number: v.number(),
        result: json<Generated>(),
        locked: Locked,
        /** Number of the chronicle line by which the party took its treasure. */
        taken: v.optional(v.number()),
      }),
    ),
    v.maxLength(60),
  ),
  /** Number of the result shown; 0 for none. */
  shown: v.number(),
  /** The batch made last, to be made again from its seed. */
  batch: v.optional(v.object({ ...Batch.entries, seed: Seed })),
})
export type GeneratorSession = v.InferOutput<typeof Session>

/** Generators: results are trees of parts, and nothing is kept until the GM keeps it. */
export const generators = {
  /** Every generator with its inputs. */
  'generators.list': endpoint({ input: Nothing, output: v.array(json<GeneratorLine>()) }),
  /**
   * Makes a result. The same seeds give the same; without a seed it is a new one. `again` deals again what
   * these seeds gave: one part, or all of it (null). Locked and edited parts stay as they are.
   */
  'generators.make': endpoint({
    input: v.object({
      kind: Kind,
      input: v.optional(Input, {}),
      seed: v.optional(Seed),
      rerolled: v.optional(v.record(PartName, Seed), {}),
      edited: v.optional(
        v.record(PartName, v.pipe(v.string(), v.maxLength(4000, 'At most 4,000 characters.'))),
        {},
      ),
      again: v.optional(v.object({ part: v.nullable(PartName), locked: Locked })),
    }),
    output: json<Generated>(),
  }),
  /** Odds and average worth of a result before it is rolled; null where there are none to tell. */
  'generators.odds': endpoint({
    input: v.object({ kind: Kind, input: v.optional(Input, {}) }),
    output: v.nullable(json<GeneratorOdds>()),
  }),
  /** Makes many results from one seed, with progress; can be cancelled. */
  'generators.batch': endpoint({
    input: v.object({ ...Batch.entries, seed: v.optional(Seed) }),
    output: v.array(json<Generated>()),
  }),
  /** Results as a text; as a handout they are without what only the GM may know. */
  'generators.text': endpoint({
    input: v.object({ results: Results, form: v.picklist(['text', 'markdown', 'handout']) }),
    output: v.string(),
  }),
  /** Writes results into a file of the out folder and returns its path. */
  'generators.export': endpoint({
    input: v.object({ results: Results, form: v.picklist(['markdown', 'csv']), title: Name }),
    output: v.object({ path: v.string(), bytes: v.number() }),
  }),
  /** Results of earlier, as the screen remembered them: they outlive the window. */
  'generators.session': endpoint({ input: Nothing, output: Session }),
  'generators.remember': endpoint({
    input: v.object({ campaign: Id, ...Session.entries }),
    output: Nothing,
  }),
} as const
