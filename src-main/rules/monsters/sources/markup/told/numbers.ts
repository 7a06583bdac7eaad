import { withDigits } from '../../fields/number-words.ts'
import type { Patch } from '../patches.ts'

const units =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen'
const tens = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety'
/** Places in an order, as levels are counted. */
export const ordinals =
  'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth'
/** A number in words. */
export const numberInWords = String.raw`(?:(?:${tens})(?:[\s-](?:${units}))?|${units}|zero|half\sa)`
/** A number in digits or words. */
export const number = String.raw`(?:(?<![+\d-])\d{1,4}(?:,\d{3})?(?!\d)|\b${numberInWords}\b|\ba\ssingle)`
/** A number in digits or in German words. */
export const inGerman = String.raw`(?:\d{1,3}|ein(?:en)?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf)`
/** Dice, a range of damage in words, or plain points. */
export const dice = String.raw`(?:\d{0,2}d\d{1,2}(?:\s?[+-]\s?\d{1,2}(?!\d))?|\d{1,2}-\d{1,2}|\b(?:${units})\sto\s(?:${units})\b|\d{1,2}(?=\spoints?\b|\)))`

const inWords = new RegExp(
  String.raw`\b(?:${numberInWords}|(?:${ordinals})(?=[ -]level|$))(?![a-z])`,
  'gi',
)

const germanOnly = new RegExp(`^${inGerman}$`, 'i')

/** Words for numbers and for places in an order as digits: `twenty-six` is `26`, `fourth level` is `4th level`. */
export function inDigits(words: string): string {
  const plain = words.replace(/\s+/g, ' ').replace(/^a single\b/i, 'one')
  if (germanOnly.test(plain)) return withDigits(plain)
  return plain.replace(inWords, (one) => {
    const nth = ordinals.split('|').indexOf(one.toLowerCase())
    return nth < 0 ? withDigits(one) : `${nth + 1}th`
  })
}

/** `Hit Dice: four`, `Armour Class of two`, `five Hit Dice`, `a cleric of the fourth level`: beside a label or a class. */
const beside = new RegExp(
  String.raw`(?<=\b(?:Armou?r Class|Hit Dice|Hit Points|Morale|Attacks)(?::\s|\s(?:(?:of|is)\s)?))(${numberInWords})(?:,?\swith(?=\s\p{L}))?(?![\p{L}-])|\b(${numberInWords})(?=\sHit\sD(?:ice|ie)\b)|(?<=\b(?:fighter|cleric|thief|magic-user|dwarf|elf|halfling)\s)of (?:the )?(${ordinals}) level\b`,
  'giu',
)
const mayBeSpelled =
  /(?:class|dice|points|morale|attacks):?\s(?:of |is )?[ZOTFSEN][a-z]{2}|[hd] level|[a-z] Hit D/i

/** Numbers in words beside the label or the class that they belong to. */
export function spelledNumbersIn(easy: string): Patch[] {
  if (!mayBeSpelled.test(easy)) return []
  return [...easy.matchAll(beside)].map(({ index, 0: whole, 1: behind, 2: ahead, 3: level }) => ({
    from: index,
    to: index + whole.length,
    by: level ? `level ${Number.parseInt(inDigits(level), 10)}` : inDigits(behind ?? ahead ?? ''),
  }))
}
