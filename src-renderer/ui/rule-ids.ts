/** A piece of a sentence, or the id of a rule that stands in it. */
interface Piece {
  text: string
  rule: boolean
}

const ids = /((?:E-)?[A-Z]{2,5}(?:-[A-Z]+)*-\d+)/

/** A sentence cut at the rule ids that it names, so that each can be opened. */
export function ruleIdsIn(says: string): Piece[] {
  return says
    .split(ids)
    .map((text, at) => ({ text, rule: at % 2 === 1 }))
    .filter(({ text }) => text !== '')
}
