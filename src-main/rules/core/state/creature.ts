import type { FieldId, Id, RuleId } from '../ids.ts'
import type { Attack } from '../../monsters/canonical.ts'

export type Side = 'party' | 'foes' | 'others'

export type CreatureKind = 'character' | 'hireling' | 'animal' | 'monster'

/** Kinds that have a purse, learn and grow: all but animals. */
export const personKinds = ['character', 'hireling', 'monster'] as const

/** An item carried. `gear`: id of its row in the price list, where it has one. */
export interface Item {
  id: Id
  name: string
  count: number
  gear?: string
  /** Text written on or in it: the spell of a spellbook. */
  text?: string
  /** Place where it was left; only for items in the stash. */
  at?: string
  /** Worn or held, so its bonuses count. */
  ready: boolean
}

export interface Condition {
  /** Game time in seconds at which it ends by itself; absent means until removed. */
  until?: number
  /** Ends with the fight that caused it. */
  fight?: true
  /** Side to which the creature returns when it ends: under a charm or a command. */
  from?: Side
  rule?: RuleId
}

/** When something of limited use may be used again: at the next round, turn, day or fight, by a die each round, or never. */
export type Again = 'round' | 'turn' | 'day' | 'fight' | 'roll' | 'never'

/** A limited use: breath 3/day. */
export interface Use {
  title: string
  /** Number of uses, 1 and up. */
  of: number
  spent: number
  /** Game time in seconds at which it was last spent. */
  at: number
  again: Again
  /** Lowest face of a d6 that restores it, for `again: 'roll'`. */
  on?: number
}

/** A character, hireling, animal or monster. */
export interface Creature {
  id: Id
  name: string
  side: Side
  kind: CreatureKind
  /** Numbers by field id; a number for which the ruleset has no field is absent. */
  values: Record<FieldId, number>
  /** Trained skills and their scores; a skill without a score is absent. */
  skills: Record<string, number>
  conditions: Record<string, Condition>
  items: Record<Id, Item>
  itemOrder: Id[]
  attacks: Record<Id, Attack>
  attackOrder: Id[]
  /** Kinds that rules check for: `undead`, `mindless`, `gnomish`. */
  tags: Record<string, true>
  notes: string
  /** Cause of being down when no foe did it: "HP set to 0 by hand". */
  felled?: string
  /** Employer of a hireling. */
  employer?: Id
  /** Name of the player. */
  player?: string
  /** Text and ticks written on the sheet where the game keeps no value, by field name: looks, tracks of their own. */
  written?: Record<string, string>
  /** Limited uses that the GM counts, by the id of their title. */
  uses?: Record<Id, Use>
  /** Id of the library monster this creature was made from. */
  monster?: Id
  group?: Id
}

/** Creatures that act together and check morale together. */
export interface Group {
  id: Id
  name: string
  members: Id[]
  /** Number standing when it was encountered; "half lost" is measured against it. */
  strength: number
  /** Reasons for which it has already checked morale; each counts once. */
  tested?: Record<string, true>
}
