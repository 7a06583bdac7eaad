import type { FieldId, Situation } from '../situation.ts'
import type { Creature } from '../state/creature.ts'
import type { Converted, Judgement, Monster } from '../../monsters/canonical.ts'
import type { OwnLine } from '../../monsters/own-lines.ts'

/** Conversion of monsters of every family into the figures of one target. */
export interface MonsterConversion {
  /** Fields of its stat line, in order; absent means every value. */
  line?: readonly FieldId[]
  /** Every figure of the conversion with its derivation; judgements carry their default. */
  convert(monster: Monster, answers: Record<string, string>, situation: Situation | null): Converted
  /** Judgements that the text leaves to the GM; a campaign's house rules give the defaults. */
  judgements(monster: Monster, situation?: Situation | null): Judgement[]
  /** A stat line in the target's own form. */
  toText(converted: Converted): string
}

export interface MonsterKit extends MonsterConversion {
  /** Stat line in labels of its own; a game without one prints Cairn's. */
  ownLine?: OwnLine
  /** Makes a creature of the game from a converted monster. */
  toCreature(converted: Converted, id: string, name: string): Creature
  /**
   * Dice of a converted monster's hit points; null where this monster has fixed ones. Absent in games that
   * give monsters hit points without dice.
   */
  hitPoints?(monster: Monster, converted: Converted): HitPointDice | null
}

/** Hit points of one monster by dice. */
export interface HitPointDice {
  /** Notation: `2d8+1`. */
  dice: string
  /** Average of the dice, rounded as the game does, at least 1. */
  average: number
}
