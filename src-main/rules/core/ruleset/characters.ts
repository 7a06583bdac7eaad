import type { ScoreScale } from '../../borrowing/borrower.ts'
import type { Effect } from '../effects.ts'
import type { RuleId } from '../outcome.ts'
import type { ActionId, FieldId, ReadonlyCreature, Situation } from '../situation.ts'
import type { Creature, Item } from '../state/creature.ts'

/** A number a creature has in this game. */
export interface Field {
  id: FieldId
  /** Label on the sheet: `ST`. */
  label: string
  title: string
  min: number
  max: number
  /** Names of its values, the first that of 0: "fine", "tiny", "small". */
  words?: readonly string[]
  /** Numbers that the book has names for, by those in lower case: a rout number of 7 for "trained". */
  grades?: Readonly<Record<string, number>>
  /** True where more of it is worse: injuries. */
  harms?: true
  /** Counted in hundredths too: silver coins and parts of one. */
  parts?: true
  /** Field that holds its maximum: `hp` → `maxHp`. */
  most?: FieldId
  /** Set for a score that checks roll against: an ordinary person's, and its scale; for borrowed checks. */
  ordinary?: { score: number; scale: ScoreScale }
  /**
   * Views that show it. `pips` draws it as hearts or boxes on the strip; `guard` is what a blow meets, which
   * the fight always shows.
   */
  show: { strip?: 'number' | 'guard' | 'pips'; sheet: boolean; print: boolean; monster: boolean }
  rule: RuleId
}

/** Groups of skills as the sheet prints them. */
export interface SkillColumn {
  title: string
  skills: readonly string[]
}

/** A limit that the sheet breaks; reported, never enforced. */
export interface Problem {
  says: string
  rule: RuleId
}

/** A trait or prospect of a creature that no number on the sheet shows. */
export interface Trait {
  title: string
  says: string
  rule: RuleId
  /** Action that the GM may take on it now; its input `who` names the creature. */
  does?: ActionId
  /** Further inputs that its form begins with. */
  input?: Record<string, string>
}

export interface CharacterKit {
  /** Makes a new creature with this game's starting values. */
  blank(id: string, name: string): Creature
  /** Fields that every new character has alike, at the value of a blank one: three hit points. */
  standard?: readonly FieldId[]
  /** Effects that update the numbers which follow from gear and conditions. */
  derive(creature: ReadonlyCreature, situation: Situation): Effect[]
  /** Numbers that follow from scores and levels, for somebody who is given by those alone. */
  figures?(creature: ReadonlyCreature, situation: Situation): Readonly<Record<FieldId, number>>
  /** Item that stands for a known spell, in games where spells are known and not read from a book. */
  spellKnown?(id: string, name: string): Item
  /** Beginning of the skill as which a spell of one’s own is kept; the score is its level. */
  spellSkill?: string
  /** Score that a skill of the game's list begins with when it is written on the page; 1 when absent. */
  newSkill?: number
  /** Names of the spells that a character casts without a book, in games where dice or a skill are enough. */
  powers?(creature: ReadonlyCreature, situation: Situation): readonly string[]
  problems(creature: ReadonlyCreature, situation: Situation): Problem[]
  /** Traits, abilities and next steps of a character; absent where the numbers say it all. */
  traits?(creature: ReadonlyCreature, situation: Situation): Trait[]
}

/** Rule for replacement characters that join an experienced party, in games with levels. */
export interface Replacement {
  rule: RuleId
  /** Character generator; one of its inputs is `level`. */
  generator: ActionId
  /** Starting level and experience of a newcomer, from those of the party. */
  start(
    party: readonly ReadonlyCreature[],
    situation: Situation,
  ): { level: number; experience: { field: FieldId; to: number }; says: string }
}

/** Way in which a foe was defeated. */
export type Defeat = 'fallen' | 'fled' | 'captured'

/** Worth of defeated foes when XP is given. */
export interface DefeatRule {
  rule: RuleId
  counts: readonly Defeat[]
  /** True where coins taken from them count too. */
  coins: boolean
  /** Levels or hit dice of a foe, whichever the award uses. */
  worth(foe: ReadonlyCreature): number
}
