const die = String.raw`\d{0,2}d\d{1,3}`

/** Dice as printed, `d6+d6`, `2d4 + 1`, as a pattern; never in the middle of a word. */
export const oneDie = String.raw`(?<![\p{L}\d])(?:(?:[2-4]x)?${die}|\d{1,2}-\d{1,2}(?=\))|(?<=\()\d{1,2}(?=\s(?:dmg|damage)\)))(?:\s?\+\s?${die}|\s?[+-]\s?\d{1,2}(?!\d|d\d))*(?![\p{L}\d])`

const diceIn = new RegExp(oneDie, 'iu')
/** Quick test for characters that any dice contain. */
const maybe = /[dD]\d|\d-\d|\(\d{1,2} d/

/** The first dice of some words. */
export function firstDice(words: string): RegExpExecArray | null {
  return maybe.test(words) ? diceIn.exec(words) : null
}

export function hasDice(words: string): boolean {
  return firstDice(words) !== null
}

/** `S 12, D 8, W 6` are no dice. */
const foreign =
  /(?<![\p{L}\d]|D[ :]?\d{1,2}[,;/|. ]{1,3})(\d{0,2})[WwKk](?=(?:4|6|8|10|12|20)(?!\d))/gu
const maybeForeign = /[WwKk](?:[468]|1[02]|20)(?!\d)/

const otherBrackets = /[[{<](\d{0,2}[dD]\d[^[\]{}<>\n]{0,60})[\]}>]/g
const maybeBracketed = /[[{<]\d{0,2}[dD]\d/

/** German counts dice in W, Polish in k: read as d, every sign in its place; and dice in any brackets as in round ones. */
export function withPlainDice(text: string): string {
  const plain = maybeForeign.test(text) ? text.replace(foreign, '$1d') : text
  return maybeBracketed.test(plain) ? plain.replace(otherBrackets, '($1)') : plain
}
