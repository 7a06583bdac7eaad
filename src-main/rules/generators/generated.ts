import type { AtTable } from '../core/action.ts'
import type { Step } from '../core/outcome.ts'
import type { Id, Situation } from '../core/situation.ts'
import type { Spoil } from '../gm/fight/loot.ts'
import type { Derived, Monster } from '../monsters/canonical.ts'
import type { Facts } from '../tables/conditions.ts'

/** Path of a part within a result: `look`, `members/2/name`. */
export type PartId = string

/** One rolled part of a result, with the parts that lie within it. */
export interface GeneratedPart {
  id: PartId
  title: string
  text: string
  /** Seed of its dice: in `rerolled` under its id it keeps the part as it is. */
  seed: string
  /** Table it was drawn from, and the column of it. */
  table?: { id: Id; title: string; column?: string }
  /** Rolls behind it. */
  why?: Step[]
  /** Part whose roll it shares: to re-roll this one is to re-roll that one. */
  with?: PartId
  /** Parts that it follows from: they are kept with it when it is locked. */
  rests?: readonly PartId[]
  /** For the GM alone: folded away on the screen, and left out of handouts. */
  hidden?: true
  /** Text by the GM in place of what was rolled. */
  edited?: true
  /** The text already holds those of the parts within it: a row, and what was rolled for it. */
  whole?: true
  parts?: GeneratedPart[]
}

/** Parts within a part that its own text does not hold already. */
export function furtherParts({ whole, parts = [] }: GeneratedPart): readonly GeneratedPart[] {
  return whole ? [] : parts
}

/** Input of the game's generator for a person: the same creature for the same seed. */
export interface NpcRecipe {
  /** The game's own generator that makes them. */
  kind: 'character' | 'hireling'
  name: string
  /** Only in games with levels. */
  level: number
  notes: string
  /** 32 hex digits. */
  seed: string
}

/** Treasure as the end of a fight, the stash or a bearer takes it. */
interface GeneratedTreasure {
  /** Coins, in the coin that prices are in. */
  coins: number
  things: Spoil[]
}

/** Contents of a result as a generator gives them. */
export interface GeneratedParts {
  /** Absent where the generator's own title names the result. */
  title?: string
  parts: GeneratedPart[]
  /** Whole text; absent where the parts in their order make it. */
  text?: string
  /** People who can come into play, each with the part that they are, and how the game makes them. */
  people?: { part: PartId; recipe: NpcRecipe }[]
  /** A monster for the library, with the derivation of each figure that differs from the original. */
  monster?: Monster
  derived?: Derived[]
  treasure?: GeneratedTreasure
}

/** A result: a tree of rolled parts. The same seeds and tables give the same result on any machine. */
export interface Generated extends GeneratedParts, Dealt {
  kind: string
  title: string
  text: string
  input: GeneratorInput
}

/** Seeds and edits that a result was made with. */
export interface Dealt {
  /** 32 hex digits. */
  seed: string
  /** Seeds of parts that have one of their own; what lies within such a part goes by it too. */
  rerolled: Readonly<Record<PartId, string>>
  /** Texts by the GM, by part. */
  edited: Readonly<Record<PartId, string>>
}

export type GeneratorInput = Readonly<Record<string, string | number | boolean>>

/** Campaign that a generator draws in. */
export interface GeneratorContext {
  situation: Situation
  at: AtTable
  /** Facts besides those of the campaign, for conditions of rows. */
  facts?: Facts
}

/** Reason that something can't be generated, with the way out, for the GM. */
export class NotGenerated extends Error {
  constructor(
    message: string,
    readonly way?: string,
  ) {
    super(message)
  }
}
