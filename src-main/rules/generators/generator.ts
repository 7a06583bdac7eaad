import type { Asks } from '../core/asks.ts'
import type { Situation } from '../core/situation.ts'
import type { GeneratedParts, GeneratorContext, GeneratorInput } from './generated.ts'
import type { PartRoller } from './roller.ts'

/** Headings under which generators are listed. */
export type GeneratorGroup =
  'People' | 'Treasure' | 'Places' | 'Wilds' | 'Stories' | 'Monsters' | 'Tables'

/** Odds of a result before it is rolled: exact chances, and the average worth of a treasure. */
export interface GeneratorOdds {
  /** In coins of the game: “1,200 sp”. */
  average: string
  lines: { title: string; chance: number; says: string }[]
}

/** A generator: its inputs as plain data, and the parts that it rolls. */
export interface Generator {
  id: string
  title: string
  group: GeneratorGroup
  /** Further search words for the palette. */
  finds: string
  inputs: Asks
  /** Defaults of inputs that the campaign gives: the terrain the party is in, the season. */
  now?(situation: Situation): GeneratorInput
  /** @throws {NotGenerated} when the result can't be had with this input in this campaign. */
  parts(input: GeneratorInput, on: PartRoller): GeneratedParts
  /** Absent where there is nothing to tell beforehand. @throws {NotGenerated} as `parts` does */
  odds?(input: GeneratorInput, context: GeneratorContext): GeneratorOdds | null
}
