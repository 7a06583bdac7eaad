import type { RuleId, Step } from '../../../rules/outcome.ts'
import type { ActionId, Id } from '../../../rules/situation.ts'
import type { CreatureView } from './creatures.ts'

export interface EventView {
  from: string | null
  rule: RuleId
  action: ActionId
  dice: string
  faces: { faces: number[]; title: string; chance: number; icon: string }[]
  /** Face last rolled, and what it came to; null before the first. */
  rolled: { face: number; title: string; says: string } | null
}

export interface EncounterView {
  id: Id
  title: string
  from: string
  text: string
  number: number
  numberDice: string | null
  distance: string | null
  /** Who was taken unawares, in words; null until it was rolled or said. */
  surprise: { says: string; party: boolean; foes: boolean } | null
  /** What they are about; null until it was rolled or said. */
  activity: string | null
  attitude: string
  stats: { label: string; value: string }[]
  /** How each figure came about, for the card. */
  why: Step[]
  foes: CreatureView[]
  /** The band that was met first, then those that joined it or split from it. */
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

/** A meeting that a clue has announced. */
export interface ForetoldView {
  title: string
  from: string
  /** By what sign; empty where nobody wrote it down. */
  clue: string
  text: string
  /** Titles of those that wait behind it. */
  then: string[]
}
