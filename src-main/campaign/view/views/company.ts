import type { RuleId } from '../../../rules/outcome.ts'
import type { Absence, Id } from '../../../rules/situation.ts'
import type { CreatureView } from './creatures.ts'

/** What a sheet of the game can hold: the same for as long as the game is. */
export interface SheetKitView {
  fields: {
    id: string
    label: string
    title: string
    min: number
    max: number
    /** Field that holds its ceiling, or null. */
    most: string | null
    /** It stands on the sheet of a character. */
    sheet: boolean
    rule: RuleId
  }[]
  skills: { title: string; skills: string[] }[]
  gear: { id: string; name: string; cost: number; notes: string }[]
  conditions: { name: string; says: string; rule: RuleId }[]
  spells: { name: string; says: string; rule: RuleId }[]
  money: { field: string; one: string; many: string } | null
}

export interface StashedView {
  id: Id
  name: string
  count: number
  /** Where it lies; null where nobody said. */
  at: string | null
  text: string | null
  coins: boolean
}

export interface FallenView {
  id: Id
  name: string
  /** "Day 14, 15:40" */
  when: string
  cause: string
  things: string
  /** Their body is with the other group. */
  apart?: true
  sheet: CreatureView
}

/** Party member on the bench. */
export interface BenchedView {
  id: Id
  name: string
  kind: string
  /** "absent", "retired", "elsewhere" */
  why: Absence
  where: string
  /** "Day 14, 15:40" */
  since: string
  sheet: CreatureView
}

/** A party in two groups: who is in view, and how the other stands. */
export interface SplitView {
  here: string
  other: {
    name: string
    place: string
    /** "Day 14, 15:40" */
    when: string
    /** "2 turns behind" */
    gap: string
    people: CreatureView[]
    /** Titles of their dues. */
    dues: string[]
    /** Their open fight or encounter; empty for neither. */
    busy: string
  }
}

/** The party as a company: how it marches, what it has put down, whom it has lost. */
export interface CompanyView {
  abreast: number
  /** Ids by rank, front first. */
  ranks: Id[][]
  tasks: { word: string; says: string }[]
  stash: StashedView[]
  /** The last to fall first. */
  fallen: FallenView[]
  /** The last to leave first. */
  bench: BenchedView[]
  /** Null while the party is together. */
  split: SplitView | null
  session: { number: number; open: boolean } | null
  kit: SheetKitView
}
