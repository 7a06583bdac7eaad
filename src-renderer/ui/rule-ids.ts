/** A piece of a sentence, or the id of a rule that stands in it. */
interface RulePiece {
  text: string
  rule: boolean
}

const ids = /((?:E-)?[A-Z]{2,5}(?:-[A-Z]+)*-\d+)/

/** A sentence cut at the rule ids that it names, so that each can be opened. */
export function ruleIdsIn(says: string): RulePiece[] {
  return says
    .split(ids)
    .map((text, at) => ({ text, rule: at % 2 === 1 }))
    .filter(({ text }) => text !== '')
}
