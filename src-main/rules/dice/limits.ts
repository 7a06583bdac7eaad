/** Limits beyond which a notation is refused: more than any game rolls, small enough to be quick. */
export const limits = {
  /** Characters of the whole text. */
  text: 500,
  /** Dice in one notation. */
  dice: 1000,
  sides: 100_000,
  /** Any written number. */
  number: 1_000_000,
  /** Absolute value of a product. */
  total: 1_000_000_000,
  /** Parentheses inside one another. */
  depth: 30,
  /** Rolls of one die that keeps exploding or rerolling, after which it stands. Never reached by chance. */
  throws: 10_000,
} as const
