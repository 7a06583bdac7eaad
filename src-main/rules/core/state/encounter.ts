import type { Id, RuleId } from '../ids.ts'

/** An encounter. */
export interface Encounter {
  id: Id
  title: string
  group: Id
  monster?: Id
  number: number
  numberDice?: string
  /** Table and entry it was drawn from, as the GM reads it. */
  from: string
  /** Further text of the table row it was drawn from: "a toll patrol". */
  text?: string
  /** Distance in `unit`; in feet when `unit` is absent. */
  distance?: number
  unit?: 'ft' | 'yards' | 'moves'
  /** Sides that are surprised; absent until that is settled. */
  surprise?: { party: boolean; foes: boolean }
  /** Activity of the creatures: "quarrelling over a sack". */
  activity?: string
  /** Set when the party has tried to evade and was seen. */
  evaded?: boolean
  /** The sign by which a clue announced it. */
  clue?: string
  /** Want of the creatures, and the attitude it goes with: another attitude makes it void. */
  wants?: { says: string; as: Encounter['attitude'] }
  /** Attitude of the creatures, as far as it is known. */
  attitude: 'unknown' | 'hostile' | 'wary' | 'may negotiate' | 'friendly'
  /** True when a clue announced this encounter and it has not started yet. */
  foretold: boolean
  /** Next encounter in the queue, when several clues are pending. */
  then?: Encounter
}

/** An open encounter that is not the current one; until it is, its foes are on the side `others`. */
export interface AsideEncounter {
  encounter: Encounter
  groups: Id[]
  foes: Id[]
  /** Rule of a surprise that counts once this encounter is current; set when it came during a fight. */
  surprise?: RuleId
}

/**
 * An encounter that waits to be started: lines such as `2d4 goblins, hp average` and `1 ogre, asleep, carrying a key`,
 * one band each. What is absent is rolled when it starts.
 */
export interface PreparedEncounter {
  id: Id
  title: string
  bands: string[]
  attitude?: Encounter['attitude']
  activity?: string
  /** Distance as typed: `60 ft`, `2d6 yards`. */
  distance?: string
  /** Text for the GM. */
  text?: string
}
