import { firstDice, hasDice, oneDie } from './dice.ts'
import { lead, qualityIn, titled } from './words.ts'

const joint = String.raw`(?:or\s|and\s|&\s)?`
/** Notes right after dice. */
const notes = String.raw`(?:\s?\([^()]{0,60}\)|[\s,-]{1,3}(?:blast|damage|dmg|bulky|ranged|reach|area|dégâts|daño|schaden|danni|dano|each|STR|DEX|WIL|CHA)(?![\p{L}]))*`

/** A clause that is an attack and nothing else: `claws (d6, blast)`, `rock d6`, `d8 fist`. */
const clause = new RegExp(
  String.raw`^${joint}(?:[^.:;()]{1,45}\((?:${oneDie})[^()]{0,60}\)|[^.:;()]{1,35}:?\s(?:${oneDie})${notes}|(?:${oneDie})(?:\s[^.:;()]{1,35})?(?:\s?\([^()]{1,40}\))?)$`,
  'iu',
)
/** An attack clause that may also name its targets: `needles d6 to everyone close by`. */
const farther = new RegExp(
  String.raw`^${joint}(?:[^.:;()]{1,45}\((?:${oneDie})[^()]{0,60}\)|[^.:;()]{1,35}:?\s(?:${oneDie})(?:\s?\([^()]{0,60}\))?)(?:[\s,-]{1,3}[^.:;()]{1,60})?$`,
  'iu',
)
/** Words before dice that mark a rule rather than an attack. */
const ofRule =
  /(?<!\p{L})(?:takes?|suffers?|loses?|lost|drains|(?:to|can|may|will) drain|heals?|regains?|restores?|gains?|rolls?|saves?|anyone|everyone|those|target|victim|each|every|per|when|whenever|if|after|until|unless|costs?|worth|contains?|there|are|in|appears?|reduced|instead|within|lasts?|critical|once|summons?|calls?|carr(?:y|ies) \d|accompanied|comes?|has|have|is|lies|hangs|ran|with \d|pierden?|sufren?|recibe|gana|perd|perdent|subit|perdem?|perdono|subisce|verliert|erleidet|erhält|sofre|quien(?:es)?|celui|ceux|wer|quem|objetivo|cible|bersaglio|ziel|alvo|cada|chaque|ogni|jede[rsn]?)(?!\p{L})/iu

/** `Swallow - d4 STR each turn`. */
const dashed = new RegExp(String.raw`^\p{Lu}[\p{L}' ]{1,30}\s-\s(?:${oneDie})[^.:;]{0,40}$`, 'u')

/** `Crystal mace, d8 damage`. */
const parted = new RegExp(
  String.raw`^\p{Lu}(?:[\p{L}' ]|-(?=\p{L})){1,40},\s(?:${oneDie})(?:\s[\p{L} ]{1,30})?$`,
  'u',
)
/** An attack without dice, with its effect in brackets: `drown (STR save)`. */
const diceless = /^[^.:;()]{1,35}\([^()]{1,60}\)$/
/** A word or two that go with an attack: `bulky`. */
const remark = /^[\p{Ll}][\p{L}' -]{1,24}$/u

/** A row of a table that is rolled on: `| 2 | d6 teeth |`. */
const row = /^\s*\|?\s*(?:\d{1,2}(?:-\d{1,2})?|\d?d\d{1,3})\s*\|/

/** An entry of a list that is chosen or rolled from. */
const numbered = /^\s*\d{1,2}[.)]\s/

/** Verbs of wounding: `bites for d10`, `its tail does d8`. */
const wounds =
  /(?<!\p{L})(?:bites?|claws?|attacks?|strikes?|stabs?|slash(?:es)?|hits?|lash(?:es)?|swings?|deals?|does|do|inflicts?|fights?|shoots?|throws?|hurls?|spits?|gores?|stings?|gnaws?|rakes?|pecks?|punch(?:es)?|kicks?|slams?|crush(?:es)?|whips?|fires?|wields?|armed|muerde|golpea|ataca|hace|inflige|causa|mord|frappe|attaque|beißt|schlägt|greift|verursacht|morde|colpisce|attacca|infligge)(?!\p{L})/iu

/** True when a line has a word for attacks or is nothing but attacks; `unarmed` when none came before it. */
export function tellsAttacks(line: string, unarmed = false): boolean {
  if (row.test(line) || (numbered.test(line) && !unarmed)) return false
  const plainLine = plainly(line)
  if (!hasDice(plainLine))
    return /^(?:or|and)\s/i.test(plainLine) && /\(/.test(plainLine.slice(0, 60))
  const title = titled.exec(plainLine)
  if (title && unarmed) return tellsAttacks(firstSentence(plainLine), true)
  const bare = title ? plainLine.replace(titled, '$1 ') : plainLine
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
  return (
    pieces.every((piece, index) => isAttack(piece, index, unarmed)) ||
    (unarmed && (isSaid(bare) || opensArmed(pieces)))
  )
}

/** A line without its bullet, its bars and its leading dots. */
function plainly(line: string): string {
  const bare = line.slice(0, 400).replace(/^[\s•▪▶►+|*_-]+(?:\d{1,2}[.)]\s)?/, '')
  const whole = bare.includes('|')
    ? bare.replace(/\)[ \t]{0,8}\|/g, '),').replaceAll('|', ' ')
    : bare
  return whole.includes('..') ? whole.replace(/\s?\.{2,}\s?/g, ' ') : whole
}

/** `Gust. d6, blast. It blows out lights`: the title and its dice, without what is said after them. */
function firstSentence(words: string): string {
  const bare = words.replace(titled, '$1 ')
  const end = bare.search(/\.\s/)
  return end < 0 ? bare : bare.slice(0, end)
}

/** `Cold trident (d8), pistol (d6), a uniform that a child made`: a list that begins with attacks. */
function opensArmed([first = '', second = '']: readonly string[]): boolean {
  return inBrackets.test(first) && inBrackets.test(second) && !isRule(first) && !isRule(second)
}

const inBrackets = new RegExp(String.raw`^[\p{L}' -]{2,40}\s\((?:${oneDie})[^()]{0,60}\)$`, 'iu')

function isAttack(piece: string, index: number, unarmed: boolean): boolean {
  if (piece === '' || qualityIn(piece) !== null) return true
  if (index > 0 && (diceless.test(piece) || remark.test(piece))) return true
  return (
    (clause.test(piece) || (unarmed && farther.test(piece))) &&
    !isRule(piece) &&
    (unarmed || !sentence.test(piece))
  )
}

/** `Squirts acid on distant enemies for d10`: a sentence with its own words for what is hit. */
const sentence =
  /\s(?:on|onto|at|in|into|over|across|upon|against|towards?|from|around|near)\s[^(]*\s(?:for|dealing|deals?|causing|inflicting|doing|does)\s\d{0,2}d\d/i

/** Dice in brackets are an attack's but after words for what is there, or who suffers. */
const ofPlace =
  /(?<!\p{L})(?:takes?|suffers?|loses?|anyone|everyone|those|must|there|are|is|lies|hangs|has|have)(?!\p{L})/iu

/** `A swarm of d6`, `with advantage (d10)`: how many there are, or how well it strikes. */
const countsMany =
  /(?<!\p{L})(?:(?:swarm|group|pack|band|handful|party|number|total|gang|pile|set|bag|horde|pair|company|crew|escort|stack|flock)s? of |up to |at least |(?:(?:dis)?advantage|impaired) \()$/iu

/** `anyone near takes d6`: what is said before the dice. */
function isRule(piece: string): boolean {
  const before = piece.slice(0, firstDice(piece)?.index ?? 0)
  if (countsMany.test(before)) return true
  const bracketed = before.endsWith('(')
  return (bracketed ? ofPlace : ofRule).test(bracketed ? before : before.replace(/\([^()]*$/, ''))
}

/** `It bites for d10 damage`: a sentence of wounds, and no rule. */
function isSaid(sentence: string): boolean {
  return wounds.test(sentence) && !isRule(sentence)
}
