import type { RuleId } from '../../../rules/core/outcome.ts'
import type { Absence } from '../../../rules/core/state/party.ts'
import type { Id } from '../../../rules/core/situation.ts'
import type { CreatureView } from './creatures.ts'

/** Everything a sheet of the game can hold; it changes only with the game. */
export interface SheetKitView {
  fields: {
    id: string
    label: string
    title: string
    min: number
    max: number
    /** Id of the field that holds its maximum, or null. */
    most: string | null
    /** True when it stands on a character's sheet. */
    sheet: boolean
    rule: RuleId
  }[]
  skills: { title: string; skills: string[] }[]
  /** Score that a skill written on the page begins with. */
  newSkill: number
  gear: { id: string; name: string; cost: number; notes: string }[]
  conditions: { name: string; says: string; rule: RuleId }[]
  spells: { name: string; says: string; rule: RuleId }[]
  money: { field: string; one: string; many: string } | null
}

export interface StashedView {
  id: Id
  name: string
  count: number
  /** Place where it lies; null where none is given. */
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
  /** True when the body is with the other group. */
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

/** A party in two groups: the one in view, and the state of the other. */
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

/** The party as a company: marching order, tasks, stash, fallen and benched members. */
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
