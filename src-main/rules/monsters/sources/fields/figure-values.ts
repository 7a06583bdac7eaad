import type { HitDice, SaveLetter } from '../../canonical.ts'
import { readArmourClass } from '../bx/values/armour-class.ts'
import { readHitDice } from '../bx/values/hit-dice.ts'
import { readNumber, readThac0 } from '../bx/values/numbers.ts'
import { readSaves } from '../bx/values/saves.ts'
import { plain } from '../plain.ts'
import { withDigits } from './number-words.ts'

/** A score of Cairn, or any plain number: the first in the words; null where there is none. */
export function numberIn(words: string): number | null {
  const found = /-?\d{1,4}/.exec(withDigits(words))
  return found ? Number(found[0]) : null
}

/** Armour that a word says: `none` is 0. */
export function armourIn(words: string): number | null {
  return /^\s*(?:none|no|nil|-|–|—|unarmou?red)\s*$/i.test(words) ? 0 : numberIn(words)
}

/** `6 [13]`: whatever its key says. */
const onBoth = /^-?\d{1,2}\s?\[\s?-?\d{1,2}\s?\]/

type ArmourClass = { descending: number | null; ascending: number | null }
export type ArmourClassScale = 'either' | 'up' | 'down'

/** An armour class by the scale that its key or its game counts on. */
export function armourClassIn(words: string, scale: ArmourClassScale): ArmourClass | null {
  const easy = withDigits(plain(words).trim())
  // What is worn may stand before the number: `Leather 7 [12]`.
  const bare = easy.replace(/^[a-z][a-z ,]{2,30}(?=[\d[])/i, '')
  if (scale === 'either' || onBoth.test(easy))
    return readArmourClass(bare, 'ac', 'either')?.value ?? null
  const value = numberIn(easy)
  if (value === null) return null
  return { descending: scale === 'down' ? value : null, ascending: scale === 'up' ? value : null }
}

/** `3+1**`, `2d8+2`, `9 (2d8)` hit points, `1/2 (1d4 hit points)`. */
export function hitDiceIn(words: string): HitDice | null {
  const easy = withDigits(plain(words).trim()).replace(
    /^(\d{0,2})[.,](5|25|75|125)(?!\d)/,
    (_, whole: string, part: string) =>
      whole === '' || whole === '0' ? (parts[part] ?? part) : part === '5' ? `${whole}½` : whole,
  )
  return readHitDice(easy)?.value ?? null
}

/** Half a die as a sheet's numbers give it: `0.5`, `0,5`. */
const parts: Readonly<Record<string, string>> = { 5: '1/2', 25: '1/4', 75: '3/4', 125: '1/8' }

/** `(+9)` after the Hit Dice of Basic Fantasy: what is added to hit. */
export function bonusAfterDice(words: string): number | null {
  const found = /\(([+-]\d{1,2})\)/.exec(plain(words))
  return found ? Number(found[1]) : null
}

export function thac0In(words: string): { thac0: number | null; bonus: number | null } | null {
  const easy = withDigits(plain(words).trim())
  if (/^[+-]\d{1,2}$/.test(easy)) return { thac0: null, bonus: Number(easy) }
  return readThac0(easy)?.value ?? null
}

function wholeNumberIn(words: string): number | null {
  return readNumber(withDigits(plain(words).trim()))?.value ?? null
}

/** Experience points; `3/60` is a level, or a challenge, before them. */
export function experienceIn(words: string): number | null {
  const levelled = /^\s*\d{1,2}[a-z]?\s?\/\s?(\d[\d,.]*)/i.exec(words)?.[1]
  return wholeNumberIn(levelled ?? words)
}

export function savesIn(words: string): {
  five: Record<SaveLetter, number> | null
  as: { class: string; level: number } | null
  one: number | null
} {
  const easy = plain(words).trim()
  const five = readSaves(easy)
  const as = saveAsIn(easy.slice(five?.to ?? 0))
  // `19 - HD` is no number yet.
  const one = five || as ? null : /^\d{1,2}(?!\d|\s?-\s?(?:hd|hit dice|level))/i.exec(easy)
  return { five: five?.value ?? null, as, one: one ? Number(one[0]) : null }
}

/** Classes that monsters save as, by the words and letters that stand for them. */
const classes: readonly (readonly [string, RegExp])[] = [
  ['normal human', /^(?:nh|nm|normal (?:hu)?man|0[ -]level(?: human)?|normal person|commoner)$/],
  [
    'fighter',
    /^(?:f|ftr|fighters?|fighting[ -]man|warrior|g|gue|guerrero|guerrier|guerriero|k|kampfer|krieger|guerreiro)$/,
  ],
  ['magic-user', /^(?:m|mu|magic[ -]?user|wizard|w|mage|mago|magicien|zauberer)$/],
  ['cleric', /^(?:c|kl|clr|clerics?|priest|clerigo|clerc|kleriker|chierico)$/],
  ['thief', /^(?:t|th|thief|thieves|rogue|ladron|voleur|dieb|ladro|ladrao)$/],
  ['dwarf', /^(?:d|dwarf|dwarves|enano|nain|zwerg|nano|anao)$/],
  ['elf', /^(?:e|elf|elves|elfo|elfe)$/],
  ['halfling', /^(?:h|halfling|hobbit|mediano)$/],
  ['monster', /^(?:hd|monster|own hd)$/],
]

/** Class and level of saves: `Fighter: 4`, `F2`, `(MU1)`, `Normal Man`; a bare `(2)` is a monster of 2 HD. */
export function saveAsIn(words: string): { class: string; level: number } | null {
  const said = plain(words)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
  const bare = /^\s*\((\d{1,2})\)\s*$/.exec(said)
  if (bare) return { class: 'monster', level: Number(bare[1]) }
  const turned = said.replace(/^\s*(?:level|lvl|l)\s?(\d{1,2})\s([a-z][a-z -]{2,24})$/, '$2 $1')
  const found =
    /^[\s(]*(?:(?:as|by)\s)?(0[ -]level(?: human)?|[a-z][a-z -]{0,24})[:,]?\s*(\d{1,2})?/.exec(
      turned,
    )
  const name = found?.[1]?.replace(/\s*(?:level|lvl)?\s*$/, '') ?? ''
  const known = classes.find(([, pattern]) => pattern.test(name))
  if (!known || (name.length <= 2 && found?.[2] === undefined && known[0] !== 'normal human'))
    return null
  return { class: known[0], level: Number(found?.[2] ?? 0) }
}

/** `2d8k` keeps the higher die, which Cairn prints as `d8+d8`; a leading 1 is left out as it prints it. */
export function cairnDice(formula: string): string {
  const kept = /^(\d{0,2})d(\d{1,3})k[h\d]{0,2}$/i.exec(formula.trim())
  if (!kept) return formula.replace(/\s/g, '')
  const die = `d${kept[2] ?? '6'}`
  return Array.from({ length: Math.min(6, Math.max(1, Number(kept[1] || 1))) }, () => die).join('+')
}

/** Paragraphs of a text that may be HTML, without its marks. */
export function paragraphsIn(words: string): string[] {
  const bare = /<\/?[a-z][^<>]{0,200}>/i.test(words)
    ? words
        .replace(/<(?:\/?(?:p|li|ul|ol|div|h\d|tr)|br)\b[^<>]{0,200}>/gi, '\n')
        .replace(/<\/?[a-z][^<>]{0,200}>/gi, '')
        .replace(/&(?:amp|lt|gt|quot|nbsp|#39|rsquo);/g, (sign) => entities[sign] ?? sign)
    : words
  return bare
    .split(/\n+/)
    .map((line) =>
      line
        .replace(/\s+/g, ' ')
        .replace(/^\s*(?:[-•*]\s)/, '')
        .trim(),
    )
    .filter((line) => line !== '')
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': ' ',
  '&#39;': "'",
  '&rsquo;': '’',
}
