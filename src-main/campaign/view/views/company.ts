import type { RuleId } from '../../../rules/outcome.ts'
import type { Id } from '../../../rules/situation.ts'
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
  sheet: CreatureView
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
  session: { number: number; open: boolean } | null
  kit: SheetKitView
}
