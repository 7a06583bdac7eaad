import type { RuleId } from '../../../rules/outcome.ts'
import type { AttackRoutine } from '../../../rules/house/fight/routines.ts'
import type { Id, Side } from '../../../rules/situation.ts'
import type { CreatureView } from './creatures.ts'

/** One who fights, or lies where the fight was; their numbers stand in the party or among the strangers. */
export interface FighterView {
  id: Id
  acted: boolean
  /** What they said they would do, by its id. */
  declared: string | null
  /** What the round or the fight has done to them: "moved". */
  marks: string[]
  goes: 'before' | 'after' | null
  is: 'standing' | 'down' | 'fleeing' | 'fled'
  /** The state that keeps them out of the fight: "dying", "dead", or "down" without one; null on their feet. */
  lies: string | null
  /** Routines of their written attacks; empty where none has dice. */
  routines: AttackRoutine[]
  /** What they can strike with now: written attacks with dice, weapons in hand. */
  weapons: { id: Id; name: string; dice: string }[]
  /** Weapons they carry but have not in hand, for those who hold none; null for the armed. */
  unarmed: { id: Id; name: string; dice: string }[] | null
  /** What they may do so often and no more; `dice` when a die brings it back. */
  uses: { id: Id; title: string; left: number; of: number; dice: boolean }[]
}

/** Fighters under one heading: the party, or a group of the other side. */
export interface BandView {
  id: Id
  title: string
  side: Side
  group: Id | null
  /** Where this band is in the order of the round; null where nothing was rolled. */
  acts:
    | 'acting now'
    | 'have acted'
    | 'then'
    | 'both together'
    | 'before the foes'
    | 'after the foes'
    | null
  standing: number
  /** How many it was when it was met. */
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
  /** Each goes by a save of their own. */
  each: boolean
  /** Nobody goes first: everybody acts at once. */
  together: boolean
  declarations: { id: Id; title: string; phase: Id }[]
  /** Sides whose phase it is; empty before the fight. */
  acting: Side[]
  /** Creatures that may act now and have not, in order. */
  turns: Id[]
  /** A sensible target for each foe on its feet. */
  spread: Record<Id, Id>
  bands: BandView[]
  /** Everybody at the table who is not of the party. */
  strangers: CreatureView[]
  /** What coins are called; null where the game knows none. */
  money: string | null
}
