import type { RuleId } from '../outcome.ts'

export interface SpellRow {
  id: string
  name: string
  rule: RuleId
  /** Effect of the spell, in one line of our words. */
  says: string
  /** Its number on the list of random spells. */
  roll?: number
  /** Set where no book or scroll holds it: a song, a miracle. */
  unwritten?: true
}

/** A condition, as the game names it. */
export interface ConditionKind {
  name: string
  says: string
  rule: RuleId
  /** Set for a beneficial condition: a meal eaten, a working salve. */
  good?: true
  /** Ids of the fields of which nothing comes back while it lasts. */
  stopsHealing?: readonly string[]
  /** Rules altered by this spell condition. Absent: no rule reads it, and its text says so. */
  alters?: readonly RuleId[]
}
