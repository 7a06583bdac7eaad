import type { TextSetting } from '../monsters/lines.ts'

/** How the parts of a card are set. The style sheet has the same numbers; both multiply by text size. */
export interface CardSettings {
  /** Text about a monster; the smallest size that is read across a table is 8. */
  words: TextSetting
  rows: TextSetting
  tags: TextSetting
  foot: TextSetting
  being: TextSetting
}

const usual: CardSettings = {
  words: { size: 9.5, leading: 1.25 },
  rows: { size: 9, leading: 1.2 },
  tags: { size: 9.5, leading: 1.12 },
  foot: { size: 7.5, leading: 1.15 },
  being: { size: 8, leading: 1.15 },
}

/** The usual ones with words of another size, and all of it so many times as large. */
export function settingsFor(words: number, scale: number): CardSettings {
  const rows = rowsFor(words)
  const scaled = ({ size, leading }: TextSetting): TextSetting => ({ size: size * scale, leading })
  return {
    words: scaled({ ...usual.words, size: words }),
    rows: scaled({ ...usual.rows, size: rows }),
    tags: scaled(usual.tags),
    foot: scaled(usual.foot),
    being: scaled(usual.being),
  }
}

/** Points of ruled rows beside words of so many points. */
export function rowsFor(words: number): number {
  return words > 9 ? words - 0.5 : words
}

/** Names from large to small, with the lines each may take; one that fits none takes as many as it needs. */
export const nameSizes: readonly { size: number; lines: number }[] = [
  { size: 18.5, lines: 2 },
  { size: 15, lines: 3 },
  { size: 12, lines: 4 },
]
export const smallestName = 9.5
export const nameLeading = 0.98

/** The name where a card goes on, on one line: in full it stands on the face. */
export const continuedName: TextSetting = { size: 12, leading: 1.15 }
