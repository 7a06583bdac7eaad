import type { Id, RuleId, RulesetId } from '../core/ids.ts'

/** The two families of stat block that are read. */
export type Family = 'bx' | 'cairn'
/** Conversion target: one of the games, or a stat block of the other family. */
export type ConversionTarget = RulesetId | Family

/** Stretch of the source text, [from, to) in UTF-16 units. */
export interface Span {
  from: number
  to: number
}

/** A figure as it was read, with its place in the text. */
export interface Read<T> {
  value: T
  span: Span
}

/** One way of attacking. Several joined by `and` are made in one round; `or` is a choice. */
export interface Attack {
  id: Id
  name: string
  /** Times per round, 1 and up. */
  count: number
  /** Damage dice as printed, `1d6`, `d6+d6`; empty where the text gives none. */
  dice: string
  /** Other effects: poison, blast, reach. */
  notes: string
  /** Link to the attack before it. */
  joins: 'first' | 'and' | 'or'
}

export interface HitDice {
  /** Whole dice; ½ is 0.5; fixed hit points only is 0. */
  dice: number
  /** Added hit points, `3+1` → 1, `1-1` → -1. */
  modifier: number
  /** Asterisks: special abilities, for XP only. */
  stars: number
  /** Average or fixed hit points printed beside it. */
  hitPoints: number | null
}
export type SaveLetter = 'D' | 'W' | 'P' | 'B' | 'S'

/** Figures of the B/X family, each null where the text is silent. */
export interface BxFigures {
  family: 'bx'
  hd: Read<HitDice> | null
  ac: Read<{ descending: number | null; ascending: number | null }> | null
  saves: Read<Record<SaveLetter, number>> | null
  saveAs: Read<{ class: string; level: number }> | null
  /** Single saving throw (Swords & Wizardry). */
  save: Read<number> | null
  thac0: Read<{ thac0: number | null; bonus: number | null }> | null
  morale: Read<number> | null
  alignment: Read<string> | null
  xp: Read<number> | null
  movement: Read<string> | null
  numberAppearing: Read<string> | null
  treasure: Read<string> | null
}

/** Figures of the Cairn family; a score the text leaves out is null (10 by convention). */
export interface CairnFigures {
  family: 'cairn'
  hp: Read<number> | null
  armor: Read<number> | null
  str: Read<number> | null
  dex: Read<number> | null
  wil: Read<number> | null
  /** Absent from what was kept before it was read. */
  numberAppearing?: Read<string> | null
}

/** Original parts of a monster that an edit of one field changed. */
export interface AsRead {
  name?: string
  figures?: Record<string, unknown>
  attacks?: Attack[]
  attackSpans?: Span[]
  details?: Monster['details']
  own?: Record<string, Read<number> | null>
  /** Stretches that were unread until the field took them. */
  unread?: Monster['unread']
}

/** Source of a kept monster: a file, a paste or a form typed by hand, and the day it came in (ISO 8601). */
interface MonsterOrigin {
  by: 'file' | 'paste' | 'hand'
  /** Name of the file; empty for a paste or a form. */
  file: string
  at: string
}

/** A monster as it was found: its text, what was read, what was left unread. Never a conversion. */
export interface Monster {
  id: Id
  name: string
  /** Span of the name; absent when the text has none. All spans point into `source.text`. */
  nameSpan?: Span
  /** Source layout that read it, `ose-one-line`, or `by-hand`. */
  layout: string
  /** Confidence of the reader that this layout is the right one, 0 to 1. */
  sureness: number
  source: { text: string; system: string; licence: string; credit: string }
  figures: BxFigures | CairnFigures
  attacks: Attack[]
  attackSpans: Span[]
  /** Further spans of figures: `hp 4` away from the Hit Dice, damage under its own label. */
  alsoRead?: Span[]
  /** Hit points of each of several, as a roster lists them. */
  roster?: Read<number[]>
  /** Prose and bullets that belong to it, in its own words. */
  details: { title: string; text: string; span: Span }[]
  tags: string[]
  origin?: MonsterOrigin
  /** Monsters that were merged into this one: their ids and names lead here. */
  merged?: { id: Id; name: string }[]
  /** Everything in the text that became no figure: kept, shown, searchable. */
  unread: { text: string; span: Span }[]
  /** Unknown fields of a foreign file, kept for export. */
  foreign: Record<string, unknown>
  /** Original reading of each field that the GM edited, by field, to undo the edit. */
  asRead?: Record<string, AsRead>
  /** Figures in the labels of one of the games, where its block is printed in them. */
  own?: { game: RulesetId; values: Record<string, Read<number>> }
  /** Answers to judgement calls, by judgement id, for each target. */
  judged: Partial<Record<ConversionTarget, Record<string, string>>>
}

/** One figure of a conversion and how it came about. */
export interface Derived {
  field: string
  title: string
  value: number | string
  /** The derivation in one line: "5 HD + 1 for chain-like hide". */
  how: string
  rule: RuleId
  /** Judgement it depends on, if any. */
  judgement?: string
}

/** A question the text cannot settle, with its default and what each answer would give. */
export interface Judgement {
  id: string
  asks: string
  /** Words of the text about it, for display: "AC 5 [14]"; empty when silent. */
  evidence: string
  span?: Span
  options: {
    id: string
    title: string
    hint: string
    gives: { title: string; value: number | string }
    /** Effect of the answer in play, as exact chances of 0 to 1: "a save made" 0.65. */
    odds?: readonly { title: string; chance: number }[]
  }[]
  default: string
  /** Key of questions that may share an answer, such as "AC 5"; when absent, `evidence` is the key. */
  like?: string
  rule: RuleId
}

/** A monster converted to one game, or to a stat block of one family. */
export interface Converted {
  ruleset: ConversionTarget
  name: string
  values: Record<string, number>
  attacks: Attack[]
  derived: Derived[]
  judgements: Judgement[]
  /** The answers used, default or given. */
  answers: Record<string, string>
  tags: string[]
}
