/** A line or two in brackets in the midst of a block: `(the one in the bin has AC 11 until dusted off)`. */
const note = /(?<=[^\n]\n)[^\S\n]*\((?:[^()\n\s]+\s+){4,40}[^()\n\s]+\)(?=[^\S\n]*\n[^\n])/gu
/** Dice of a blow: such a note goes with the attack above it. */
const dealing = /\d{0,2}[dw]\d|\d-\d/i

/** The text without the remarks on lines of their own, sign for sign as long: no figure of a block stands in them. */
export function withoutNotes(text: string): string {
  if (!/\n[^\S\n]*\(/.test(text)) return text
  return text.replace(note, (whole) => (dealing.test(whole) ? whole : whole.replace(/[^\n]/g, ' ')))
}
