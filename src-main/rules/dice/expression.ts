/** How the faces of a die are read. A d66 is two d6, tens and units; a dF shows -1, 0 or +1. */
type Faces = 'plain' | 'd66' | 'fate'
export type End = 'high' | 'low'
export type Comparison = '<' | '<=' | '>' | '>='

/** Some dice of one kind thrown together, and what happens to them before they are added. */
export interface Pool {
  kind: 'pool'
  count: number
  /** 100 for `d%`, 66 for `d66`, 3 for `dF`. */
  sides: number
  faces: Faces
  /** A die at its maximum is thrown again and the two are added, as often as it happens. */
  explodes: boolean
  /** Faces thrown again: once, or until another face shows. */
  reroll: { faces: readonly number[]; once: boolean } | null
  /** How many dice count, and from which end. Dropping is kept as what is left over. */
  keep: { end: End; count: number } | null
}

/** Anything that comes to one number. */
export type Amount =
  | { kind: 'number'; value: number }
  | Pool
  | { kind: 'sum' | 'difference' | 'product'; left: Amount; right: Amount }
  /** The total is lifted to `least` and cut to `most`. */
  | { kind: 'bounds'; of: Amount; least: number | null; most: number | null }
  | Best

/** Each is rolled by itself, and only the highest or lowest total counts. */
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

/** What a text of dice notation means. */
export type Expression = Amount | DiceCheck | Contest

/** Whether a total passes a check. */
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

/** `count` plain dice with nothing done to them. */
export function plainPool(count: number, sides: number): Pool {
  return { kind: 'pool', count, sides, faces: 'plain', explodes: false, reroll: null, keep: null }
}
