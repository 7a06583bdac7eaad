import { Library } from '../../../campaign/library.ts'
import { newState } from '../../../campaign/state.ts'
import type { CampaignState, RulesetId } from '../../core/situation.ts'
import type { Monster } from '../../monsters/canonical.ts'
import type { TableShelf } from '../../tables/table-shelf.ts'
import { tableFor } from '../../testing/empty-shelf.ts'
import type { Dealt, Generated, GeneratorContext } from '../generated.ts'
import { generatorNamed } from '../index.ts'
import { readInput } from '../input.ts'
import { generate } from '../make.ts'

/** Seed of 32 hex digits for a number. */
export function seedOf(number: number): string {
  return number.toString(16).padStart(32, '0')
}

/** Deals results as the desk does, with all that is bundled. */
export class TestDesk {
  private readonly shelf: Library

  constructor(content: { monsters: readonly Monster[]; tables: TableShelf }) {
    this.shelf = new Library(content.monsters, content.tables, [])
  }

  /** Context of a new campaign of a game. */
  context(game: RulesetId, changed: Partial<CampaignState> = {}): GeneratorContext {
    const situation = { ...newState('Test', game, {}), ...changed }
    return { situation, at: tableFor(situation, this.shelf) }
  }

  /** Makes a result. @throws for an input that is refused */
  deal(
    kind: string,
    given: Readonly<Record<string, unknown>> = {},
    dealt: Partial<Dealt> = {},
    context = this.context('hearts'),
  ): Generated {
    const generator = generatorNamed(kind)
    if (!generator) throw new Error(`there is no generator ${kind}`)
    const read = readInput(generator.inputs, given)
    if (!read.ok) throw new Error(read.says)
    const whole = { seed: seedOf(1), rerolled: {}, edited: {}, ...dealt }
    return generate(generator, read.input, whole, context)
  }
}
