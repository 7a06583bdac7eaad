import { hasDigit } from '../../signs.ts'

const die = String.raw`\d{0,2}[dw]\d{1,3}`
const range = String.raw`(?<![\d'"-])\d{1,3}-\d{1,3}(?![\d'"])`
/** Dice as printed: `1d6`, `d8+d8`, `3d10 + 1d10`, `2d4+1`, `1-8`, `1W6`. */
export const dicePattern = String.raw`(?:${die}|${range})(?![a-z])(?:\s?\+\s?${die}|\s?[+-]\s?\d{1,2}(?!\d|[dw]\d|'))*(?:\s?x\s?\d{1,4}(?!\d|[dw]))?`
/** `stunned for 1d4 rounds` is no damage. */
const diceIn = new RegExp(
  String.raw`${dicePattern}(?!\d|\s?(?:rounds?|turns?|days?|hours?|minutes?|weeks?)\b)`,
  'i',
)
/** `+ poison` behind its dice. */
const beside = String.raw`(?:\s?(?:\+|plus\b)\s?(?![\dd]\d?)[a-z][a-z ]{1,24})?`
const diceAtEnd = new RegExp(
  String.raw`(?:^|[\s(,])\(?((?:${dicePattern})${beside}(?:\s?/\s?(?:${dicePattern}${beside}|[a-z ]{2,20}))+)\)?[\s.,;|]*$`,
  'i',
)

/** The first dice in a text. */
export function findDice(text: string): RegExpExecArray | null {
  return hasDigit(text) ? diceIn.exec(text) : null
}

/** Several dice set apart by slashes at the end of a text, as its first group. */
export function findDiceAtEnd(text: string): RegExpExecArray | null {
  return text.includes('/') ? diceAtEnd.exec(text) : null
}

/** Without spaces, and with the d of English dice. */
export function tidyDice(dice: string): string {
  if (/^\d{0,2}d\d{1,2}$/.test(dice)) return dice
  return dice
    .replace(/\s/g, '')
    .replace(/w(?=\d)/gi, 'd')
    .replace(/D/g, 'd')
}

const flat =
  /^\s?(\d{1,3})(?:\s?(?:hp|hit points?|points?|pts?\.?|damage|dmg|dam|pg|pv|pf|tp)\b.*|\s?(?:\+|,|\/|plus\b|or\b|and\b|per\b|each\b).*)?$/is

/** A fixed number of damage: `1`, `1 + poison`, `3 points`. */
export function flatDamage(words: string): string | null {
  return hasDigit(words) ? (flat.exec(words)?.[1] ?? null) : null
}
