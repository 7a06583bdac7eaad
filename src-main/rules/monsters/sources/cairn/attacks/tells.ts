import { hasDice, oneDie } from './dice.ts'
import { lead, qualityIn } from './words.ts'

/** A clause that is an attack and nothing else: `claws (d6, blast)`, `rock d6`, `d8 fist`. */
const clause = new RegExp(
  String.raw`^(?:or\s|and\s|&\s)?(?:[^.:;()]{1,45}\((?:${oneDie})[^()]{0,60}\)|[^.:;()]{1,35}:?\s(?:${oneDie})|(?:${oneDie})(?:\s[^.:;()]{1,35})?(?:\s?\([^()]{1,40}\))?)$`,
  'iu',
)

/** `Swallow - d4 STR each turn`. */
const dashed = new RegExp(String.raw`^\p{Lu}[\p{L}' ]{1,30}\s-\s(?:${oneDie})[^.:;]{0,40}$`, 'u')

/** `Crystal mace, d8 damage`. */
const parted = new RegExp(
  String.raw`^\p{Lu}[\p{L}' -]{1,40},\s(?:${oneDie})(?:\s[\p{L} ]{1,30})?$`,
  'u',
)
/** What an attack without dice does: `drown (STR save)`. */
const diceless = /^[^.:;()]{1,35}\([^()]{1,60}\)$/

/** A row of a table that is rolled on: `| 2 | d6 teeth |`. */
const row = /^\s*\|?\s*(?:\d{1,2}(?:-\d{1,2})?|\d?d\d{1,3})\s*\|/

/** Whether a line goes on about attacks: it has a word for them, or is nothing but attacks. */
export function tellsAttacks(line: string): boolean {
  if (row.test(line)) return false
  const bare = line
    .slice(0, 400)
    .replace(/^[\s•▪▶►+|*_-]+/, '')
    .replaceAll('|', ' ')
    .replace(/\s?\.{2,}\s?/g, ' ')
  if (!hasDice(bare)) return /^(?:or|and)\s/i.test(bare) && /\(/.test(bare.slice(0, 60))
  if (lead.test(bare) && /^.{0,60}?(?:[:=(]|\d)/.test(bare)) return true
  if (
    /^(?:or\s|and\s)/i.test(bare) ||
    dashed.test(bare) ||
    parted.test(bare.replace(/[\s.]+$/, ''))
  )
    return true
  const pieces = bare
    .split(
      /[,;](?![^()]*\))|\.\s+(?![^()]*\))|(?<=\)|\dd\d|\sd\d{1,2})\s(?:or|and|oppure|oder|und|ou|et|ed?|o|y|plus|&|\+)\s(?![^()]*\))/i,
    )
    .map((piece) => piece.trim().replace(/[.,\s]+$/, ''))
  return pieces.every(
    (piece, index) =>
      piece === '' ||
      clause.test(piece) ||
      qualityIn(piece) !== null ||
      (index > 0 && diceless.test(piece)),
  )
}
