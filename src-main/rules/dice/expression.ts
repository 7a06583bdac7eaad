/** Kind of faces of a die. A d66 is two d6, tens and units; a dF shows -1, 0 or +1. */
type Faces = 'plain' | 'd66' | 'fate'
export type End = 'high' | 'low'
export type Comparison = '<' | '<=' | '>' | '>='

/** Dice of one kind rolled together, and their treatment before they are added. */
export interface Pool {
  kind: 'pool'
  count: number
  /** 100 for `d%`, 66 for `d66`, 3 for `dF`. */
  sides: number
  faces: Faces
  /** True when a die at its maximum is rolled again and added, as often as it happens. */
  explodes: boolean
  /** Faces to reroll: once, or until another face shows. */
  reroll: { faces: readonly number[]; once: boolean } | null
  /** Number of dice kept, and from which end. Dropping is stored as the number kept. */
  keep: { end: End; count: number } | null
}

/** An expression that evaluates to one number. */
export type Amount =
  | { kind: 'number'; value: number }
  | Pool
  | { kind: 'sum' | 'difference' | 'product'; left: Amount; right: Amount }
  /** Total limited to `least` and `most`. */
  | { kind: 'bounds'; of: Amount; least: number | null; most: number | null }
  | Best

/** Amounts rolled separately, of which only the highest or lowest counts. */
export interface Best {
  kind: 'best'
  end: End
  of: readonly Amount[]
}

/** A roll against a number; both sides may have dice. */
export interface DiceCheck {
  kind: 'check'
  of: Amount
  test: Comparison
  against: Amount
}
/** Two rolls against each other: the higher wins. */
export interface Contest {
  kind: 'contest'
  left: Amount
  right: Amount
}

/** Parsed dice notation. */
export type Expression = Amount | DiceCheck | Contest

/** True when a total passes a check. */
export function passes(total: number, test: Comparison, against: number): boolean {
  switch (test) {
    case '<':
      return total < against
    case '<=':
      return total <= against
    case '>':
      return total > against
    case '>=':
      return total >= against
  }
}

/** Pool of `count` plain dice without modifiers. */
export function plainPool(count: number, sides: number): Pool {
  return { kind: 'pool', count, sides, faces: 'plain', explodes: false, reroll: null, keep: null }
}
