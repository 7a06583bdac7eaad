/** Sizes beyond which a notation is refused: more than any table rolls, little enough to be quick. */
export const limits = {
  /** Characters of the whole text. */
  text: 500,
  /** Dice in one notation. */
  dice: 1000,
  sides: 1000,
  /** Any written number. */
  number: 1_000_000,
  /** What a product may come to, above or below zero. */
  total: 1_000_000_000,
  /** Parentheses inside one another. */
  depth: 30,
  /** Throws of one die that keeps exploding or is thrown again; then it stands. Never met by chance. */
  throws: 10_000,
} as const
