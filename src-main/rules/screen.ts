import type { RuleId } from './outcome.ts'
import type { Id } from './situation.ts'

/**
 * What a part of a block shows: a table with all its rows; the reference's texts of some rules; or rows
 * of the game's own data. Nothing of it is written twice.
 */
export type ScreenPart =
  | { table: Id }
  /** Ids as the reference has them: `HRT-ATK-01..04 HRT-HEAL-01`. */
  | { rules: string }
  | { list: 'arms' | 'gear' | 'conditions' | 'phases' | 'skills' | 'fields' | 'lights' }

/** One thing a GM looks up while the players talk. */
export interface ScreenBlock {
  id: Id
  title: string
  parts: readonly ScreenPart[]
}

/** The leaves of the game's screen, as it is proposed; the GM leaves out what they know by heart. */
export interface GameScreen {
  leaves: readonly { title: string; blocks: readonly ScreenBlock[] }[]
}

/** A part as it is printed; every line says its rule. */
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
