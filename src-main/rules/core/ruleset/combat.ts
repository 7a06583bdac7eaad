import type { RuleId } from '../outcome.ts'
import type { ReadonlyCreature, Situation } from '../situation.ts'
import type { Side } from '../state/creature.ts'

/** Kind of a deed in a round, for games that divide it by them. */
export type CombatDeed = 'spell' | 'shot' | 'move' | 'blow'

/** One phase of a combat round, in the game's own words. */
export interface CombatPhase {
  id: string
  title: string
  /** Short description of what happens in it, in our words. */
  says: string
  rule: RuleId
  /** Sides that act in it, for a round in which everybody acts at once and is only resolved in order. */
  acts?: readonly Side[]
  /** Kinds of deeds that belong in it; absent in games whose phases are not for kinds of deeds. */
  deeds?: readonly CombatDeed[]
  /** Set when only the side that goes first, or second, acts in it. */
  turn?: 'first' | 'second'
}

/** Order of a combat round: data that the fight panel steps through. */
export interface CombatOrder {
  rule: RuleId
  /**
   * Initiative: a die for each side, a save of each character, or none: everybody acts at once, and the
   * phases give the order of resolution.
   */
  first: 'sides' | 'each' | 'together'
  /** In order; at least one. */
  phases: readonly CombatPhase[]
  /** False where a house rule plays rounds without phases; absent: every round has them. */
  hasPhases?(situation: Situation): boolean
  /** True where the attack action itself rolls “claw ×2” twice; otherwise a routine runs it that often. */
  countsInOne?(situation: Situation): boolean
  /** Reason a creature can't act now, with the remedy; null when it can. Absent: all but the fallen can. */
  cannotAct?(creature: ReadonlyCreature, situation: Situation): string | null
  /** Reason the attacker's usual attack can't reach the target, as through a spell; null or absent when it can. */
  wardedOff?(attacker: ReadonlyCreature, target: ReadonlyCreature): string | null
  /** True for one whose part of the game is not to fight: a hired torchbearer. Left out when a side attacks together. */
  avoidsFights?(creature: ReadonlyCreature): boolean
  /** Actions that may be declared for the round, each with the phase it belongs to. */
  declarations: readonly { id: string; title: string; phase: string; rule: RuleId }[]
}
