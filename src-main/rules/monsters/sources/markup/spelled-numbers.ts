import { numberOf } from '../number-words.ts'
import type { Patch } from './patches.ts'

const words =
  'zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty'
/** `Hit Dice: four`, `Armour Class of two`: a figure in words behind its label. */
const figure = new RegExp(
  String.raw`(?<=\b(?:Armou?r Class|Hit Dice|Hit Points|Morale|Attacks)(?::\s|\s(?:(?:of|is)\s)?))(${words})(?:,?\swith(?=\s\p{L}))?(?![\p{L}-])`,
  'giu',
)
/** `five Hit Dice`: before its label, which has capitals. */
const before = new RegExp(String.raw`\b(?:${words})(?=\sHit\sD(?:ice|ie)\b)`, 'gu')
const mayBeSpelled = /(?:class|dice|points|morale|attacks):?\s(?:of |is )?[ZOTFSEN][a-z]{2}/i

/** `a cleric of the fourth level`: the level of a class. */
const level =
  /(?<=\b(?:fighter|cleric|thief|magic-user|dwarf|elf|halfling)\s)of (?:the )?(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth) level\b/gi
const ordinals = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ')

/** Numbers in words behind the label or the class that they belong to. */
export function spelledNumbersIn(easy: string): Patch[] {
  const figures = mayBeSpelled.test(easy) ? [...easy.matchAll(figure)] : []
  const levels = easy.includes('th level') || easy.includes('d level') ? easy.matchAll(level) : []
  const turned = easy.includes('Hit Di') ? [...easy.matchAll(before)] : []
  return [
    ...[...figures, ...turned].map(({ index, 0: whole, 1: word = whole }) => ({
      from: index,
      to: index + whole.length,
      by: String(numberOf(word) ?? 0),
    })),
    ...[...levels].map(({ index, 0: whole, 1: word = '' }) => ({
      from: index,
      to: index + whole.length,
      by: `level ${ordinals.indexOf(word.toLowerCase()) + 1}`,
    })),
  ]
}
