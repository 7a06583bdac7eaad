import type { KeyGroup } from '../print-content.ts'

/** A card of a spell or a thing. */
export interface AidCard {
  name: string
  figures: { label: string; value: string }[]
  text: string
}

/** A column of a log; `boxes` are ticked, so many in each row. */
export interface LogColumn {
  title: string
  share: number
  boxes?: number
}

/** Fighter on an encounter sheet: hit point boxes, numbers and attacks. */
export interface Fighter {
  name: string
  life: { label: string; most: number } | null
  numbers: { label: string; value: string }[]
  text: string
}

/** A month of a calendar, in weeks. */
export interface CalendarMonth {
  title: string
  weekdays: string[]
  /** Columns before its first day. */
  offset: number
  /** Number printed on the first day. */
  from: number
  days: number
  /** Number of the campaign's day; null in another month. */
  today: number | null
  /** Days with something on them, by their place from 0: titles of dates, and moons that are new or full. */
  marks: { at: number; notes: string[]; moons: { name: string; turn: 'new' | 'full' }[] }[]
}

/** Content of a play aid's pages. */
export type AidPart =
  | { kind: 'log'; title: string; hint: string; columns: LogColumn[]; pages: number }
  | { kind: 'map'; shape: 'squares' | 'hexes'; cell: number; pages: number }
  | { kind: 'months'; months: CalendarMonth[] }
  | { kind: 'cards'; title: string; cards: AidCard[] }
  | { kind: 'poster'; title: string; dice: string; rows: { roll: string; text: string }[] }
  | { kind: 'keys'; title: string; groups: readonly KeyGroup[] }
  /** `life` names the number that wounds reduce. */
  | { kind: 'fighters'; title: string; life: string; fighters: Fighter[] }
  | { kind: 'people'; title: string; labels: string[]; pages: number }

/** Data for the component that draws a play aid. */
export interface PlayAidPage {
  game: string
  campaign: string
  credit: string
  part: AidPart
  /** Tables that a poster may show. */
  tables: { id: string; title: string }[]
}
