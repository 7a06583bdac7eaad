const die = String.raw`\d{0,2}d\d{1,3}`

/** Dice as printed, `d6+d6`, `2d4 + 1`, as a pattern; never in the middle of a word. */
export const oneDie = String.raw`(?<![\p{L}\d])(?:${die}|\d{1,2}-\d{1,2}(?=\)))(?:\s?\+\s?${die}|\s?[+-]\s?\d{1,2}(?!\d|d\d))*(?![\p{L}\d])`

const diceIn = new RegExp(oneDie, 'iu')
/** What any dice have in them. */
const maybe = /[dD]\d|\d-\d/

/** The first dice of some words. */
export function firstDice(words: string): RegExpExecArray | null {
  return maybe.test(words) ? diceIn.exec(words) : null
}

export function hasDice(words: string): boolean {
  return firstDice(words) !== null
}

const foreign = /(?<![\p{L}\d])(\d{0,2})[WwKk](?=(?:4|6|8|10|12|20)(?!\d))/gu
const maybeForeign = /[WwKk](?:[468]|1[02]|20)(?!\d)/

/** German counts dice in W, Polish in k: read as d, every sign in its place. */
export function withPlainDice(text: string): string {
  return maybeForeign.test(text) ? text.replace(foreign, '$1d') : text
}
