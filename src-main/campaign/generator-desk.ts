import type { AtTable, Shelf } from '../rules/core/action.ts'
import type { Asks } from '../rules/core/asks.ts'
import type { Situation } from '../rules/core/situation.ts'
import { generateMany } from '../rules/generators/batch.ts'
import {
  NotGenerated,
  type Dealt,
  type Generated,
  type GeneratorContext,
  type GeneratorInput,
  type PartId,
} from '../rules/generators/generated.ts'
import type { Generator, GeneratorGroup, GeneratorOdds } from '../rules/generators/generator.ts'
import { generatorNamed, generators } from '../rules/generators/index.ts'
import { campaignInputs, readInput } from '../rules/generators/input.ts'
import { dealAgain, generate } from '../rules/generators/make.ts'
import { tableOf } from './apply.ts'
import { withOwnTables } from './library.ts'

/** A line of the list of generators. */
export interface GeneratorLine {
  id: string
  title: string
  group: GeneratorGroup
  finds: string
  /** Its inputs, with the campaign's own defaults. */
  inputs: Asks
}

/** A result that is wanted: dealt from seeds, or dealt again from what it was. */
interface WantedResult {
  kind: string
  input: Readonly<Record<string, unknown>>
  dealt: Dealt
  /** Deals again: one part, or all that is neither locked nor edited. */
  again?: { part: PartId | null; locked: readonly PartId[]; seed: string }
}

/** Generators of a campaign as it stands. Nothing that they make is kept. */
export class GeneratorDesk {
  private readonly at: AtTable
  private readonly context: GeneratorContext

  constructor(
    private readonly situation: Situation,
    shelf: Shelf,
  ) {
    this.at = tableOf({ adjust: 0, secret: false }, situation, {
      shelf: withOwnTables(shelf, situation),
    })
    this.context = { situation, at: this.at }
  }

  lines(): GeneratorLine[] {
    return generators.map((generator) => {
      const { id, title, group, finds } = generator
      return { id, title, group, finds, inputs: campaignInputs(generator, this.situation) }
    })
  }

  /** @throws {NotGenerated} when there is no such kind, or not with this input. */
  make({ kind, input: given, dealt, again }: WantedResult): Generated {
    const { generator, input } = this.meant(kind, given)
    const result = generate(generator, input, dealt, this.context)
    if (!again) return result
    const { part, locked, seed } = again
    return generate(generator, input, dealAgain(result, part ?? 'all', locked, seed), this.context)
  }

  /** Odds of a result before it is rolled; null where there are none to tell. @throws {NotGenerated} */
  odds(kind: string, given: Readonly<Record<string, unknown>>): GeneratorOdds | null {
    const { generator, input } = this.meant(kind, given)
    return generator.odds?.(input, this.context) ?? null
  }

  /** Makes results one by one. @throws {NotGenerated} as `make` does */
  many(
    kind: string,
    given: Readonly<Record<string, unknown>>,
    seed: string,
    count: number,
  ): IterableIterator<Generated> {
    const { generator, input } = this.meant(kind, given)
    return generateMany(generator, input, seed, count, this.context)
  }

  private meant(
    kind: string,
    given: Readonly<Record<string, unknown>>,
  ): { generator: Generator; input: GeneratorInput } {
    const generator = generatorNamed(kind)
    if (!generator)
      throw new NotGenerated(`There is no generator “${kind}”.`, 'Choose another from the list.')
    const read = readInput(campaignInputs(generator, this.situation), given)
    if (!read.ok) throw new NotGenerated(read.says, 'Choose again.')
    return { generator, input: read.input }
  }
}
