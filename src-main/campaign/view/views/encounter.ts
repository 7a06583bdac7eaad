import type { KnownActionId } from './actions.ts'
import type { RuleId, Step } from '../../../rules/core/outcome.ts'
import type { Id } from '../../../rules/core/situation.ts'
import type { CreatureView } from './creatures.ts'

export interface EventView {
  from: string | null
  rule: RuleId
  action: KnownActionId
  dice: string
  faces: { faces: number[]; title: string; chance: number; icon: string }[]
  /** Face last rolled, 0 where it was another die, and its result, `ended` with its encounter; null before the first roll. */
  rolled: { face: number; title: string; says: string; ended: boolean } | null
}

export interface EncounterView {
  id: Id
  title: string
  from: string
  text: string
  number: number
  numberDice: string | null
  distance: string | null
  /** Sides that are surprised, also in words; null until rolled or set. */
  surprise: { says: string; party: boolean; foes: boolean } | null
  /** Activity of the foes; null until rolled or set. */
  activity: string | null
  /** Want of the foes, with their present attitude; null until rolled or set. */
  wants: string | null
  attitude: string
  stats: {
    label: string
    value: string
    /** True for a figure that the party's strip shows, and for attacks. */
    isMain: boolean
  }[]
  /** Derivation of each figure, for the card. */
  why: Step[]
  foes: CreatureView[]
  /** The band first encountered, then those that joined it or split from it. */
  groups: { id: Id; name: string; strength: number; standing: number }[]
  standing: number
  /** True where the game settles surprise when the fight begins. */
  surpriseInFight: boolean
}

/** An open encounter that is set aside. */
export interface OtherEncounterView {
  id: Id
  title: string
  standing: number
  strength: number
  distance: string | null
  attitude: string
}

export interface PreparedView {
  id: Id
  title: string
  /** "2d4 goblins, 1 ogre". */
  bands: string
}

/** An encounter that a clue has announced. */
export interface ForetoldView {
  title: string
  from: string
  /** Sign of its coming; empty where none is written. */
  clue: string
  text: string
  /** Titles of the encounters that wait behind it. */
  then: string[]
}
