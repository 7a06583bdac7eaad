import type { RuleId } from '../../../rules/core/outcome.ts'
import type { AttackRoutine } from '../../../rules/gm/fight/routines.ts'
import type { Id } from '../../../rules/core/situation.ts'
import type { Side } from '../../../rules/core/state/creature.ts'
import type { CreatureView } from './creatures.ts'

/** A combatant, standing or down; the stat block is with the party or in `strangers`. */
export interface FighterView {
  id: Id
  /** Side they fight for; null for prisoners, who take no part. */
  fights: 'party' | 'foes' | null
  acted: boolean
  /** Id of their declared action; null for none. */
  declared: string | null
  /** Marks of the round or the fight: "moved". */
  marks: string[]
  goes: 'before' | 'after' | null
  is: 'standing' | 'down' | 'fleeing' | 'fled'
  /** The state that keeps them out of the fight: "dying", "dead", or "down" without one; null on their feet. */
  lies: string | null
  /** Routines of their written attacks; empty where none has dice. */
  routines: AttackRoutine[]
  /**
   * Attacks they can make: written attacks with dice, weapons in hand; `untimely` names the phase of the round
   * that is for them where another is on, and is null where they fit.
   */
  weapons: { id: Id; name: string; dice: string; untimely: string | null }[]
  /** False where this phase of the round is for other deeds than the attacks that they can make, and for those hired not to fight. */
  fits: boolean
  /** Weapons they carry but have not in hand, for those who hold none; null for the armed. */
  unarmed: { id: Id; name: string; dice: string }[] | null
  /** Limited uses; `dice` when a die roll brings one back. */
  uses: { id: Id; title: string; left: number; of: number; dice: boolean }[]
}

/** Fighters under one heading: the party, or a group of the other side. */
export interface BandView {
  id: Id
  title: string
  side: Side
  group: Id | null
  /** Position of this band in the order of the round; null where it has none. */
  acts:
    | 'acting now'
    | 'surprised'
    | 'have acted'
    | 'then'
    | 'both together'
    | 'before the foes'
    | 'after the foes'
    | null
  standing: number
  /** Number of creatures when it was first encountered. */
  strength: number
  fighters: FighterView[]
}

export interface FightView {
  on: boolean
  round: number
  /** The rule of the game's order, where it has one. */
  rule: RuleId | null
  /** Steps of a round; empty where the game has none. */
  phases: { id: Id; title: string; says: string; rule: RuleId; at: 'done' | 'now' | 'to come' }[]
  first: 'party' | 'foes' | 'tie' | null
  /** True when each party member acts by a save of their own. */
  each: boolean
  /** True when no side goes first: everybody acts at once. */
  together: boolean
  declarations: { id: Id; title: string; phase: Id }[]
  /** Sides whose phase it is; empty before the fight. */
  acting: Side[]
  /** Creatures that may act now and have not, in order. */
  turns: Id[]
  /** Why those of the acting sides who have not acted may not act now: a sentence each. */
  cannotAct: string[]
  /** A sensible target for each foe on its feet. */
  spread: Record<Id, Id>
  bands: BandView[]
  /** Everybody at the table who is not of the party. */
  strangers: CreatureView[]
  /** Plural name of coins; null where the game has no money. */
  money: string | null
}
