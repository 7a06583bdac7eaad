import type { RuleId } from './outcome.ts'
import type { Id } from './situation.ts'

/** Content of a block: a table with all its rows, texts of rules, or rows of the game's own data. */
export type ScreenPart =
  | { table: Id }
  /** Ids as the reference has them: `HRT-ATK-01..04 HRT-HEAL-01`. */
  | { rules: string }
  /** Tables of a rule's figures; `head` is the heading of their first column. */
  | { figures: RuleId; head: string }
  | { list: 'arms' | 'gear' | 'conditions' | 'phases' | 'skills' | 'fields' | 'lights' }

/** A block of the GM screen: one subject to look up during play. */
export interface ScreenBlock {
  id: Id
  title: string
  parts: readonly ScreenPart[]
  /** Printed only when the GM asks for it: prices, names, what is looked up between sessions. */
  optional?: true
}

/** Proposed panels of the game's GM screen; the GM may leave blocks out. */
export interface GameScreen {
  leaves: readonly { title: string; blocks: readonly ScreenBlock[] }[]
}

/** A printed part; every line gives its rule. */
export type PrintedPart =
  | { kind: 'lines'; lines: { title: string; says: string; rules: RuleId[] }[] }
  | {
      kind: 'table'
      title: string
      /** Headings of the columns. */
      columns: string[]
      rows: string[][]
      rule: RuleId | null
    }

export interface PrintedBlock {
  id: Id
  title: string
  parts: PrintedPart[]
}
