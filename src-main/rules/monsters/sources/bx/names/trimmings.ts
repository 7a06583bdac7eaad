import { hasDigit } from '../../signs.ts'
import { classWords } from '../person-level.ts'
import { titleEnd } from './titles.ts'

/** `Badger, Small Animal`: its size and kind. */
const sized =
  /,\s(?:fine|diminutive|tiny|small|medium|large|huge|gargantuan|colossal)(?:\s(?:to \w+|monstrous|magical|swarm of|natural))?\s(?:animals?|beasts?|humanoids?|outsiders?|undead|constructs?|dragons?|vermin|aberrations?|fey|elementals?|giants?|oozes?|plants?|fiends?|celestials?|monstrosit(?:y|ies)|swarms?|monsters?|insects?|reptiles?)$/i
/** `TANIS 8TH LEVEL FIGHTER`, `Bennybeck, 2d-level thief`. */
const levelled =
  /(?:,\s|\s{2,}|\s-+\s)(?:level|lvl|lv|threat)\.?\s\d{1,2}(?:\s[a-z]{2,12})?$|,\s[^,\d]{3,40}\s(?:(?:niv|lvl|lv)\.?|niveau|stufe|nivel|livello)\s\d{1,2}$|,\s[^,\d]{3,24}\s\d{1,2}\.\s?stufe$|,?(?:\s(?:is an?|are))?(?:(?<=,)\s(?:human|half-elf|half-orc|elf|dwarf|halfling|gnome))?\s\(?\d{1,2}(?:st|nd|rd|th|d)?(?:\/\d{1,2}(?:st|nd|rd|th))?[ -]level\b.*$/i
/** `Warden Mots, Fighter 3`, `Odo, hm T5`: class and level behind a comma. */
const race = '(?:[hdeg]?h?[mf]|human|(?:half-)?elf|half-orc|dwarf|halfling|gnome|male|female)'
const classed = new RegExp(
  String.raw`(?:,\s${race})?(?:,|\s-+)\s(?:${race}\s){0,3}(?:(?:${classWords}|F|C|T|MU?|W|P|Pal|Ran|Ftr|Clr|Thf|Dru|Wiz|Pr|Sp|Ill|Ass|Rog|Brd|Bbn|Sor|Mnk|R|D)(?:\(\p{L}{3,14}\))?(?:,? level)?\s?\d{1,2}(?:\/[\p{L} -]{1,14}\d{1,2}){0,2}|(?:level|lvl)\s\d{1,2}\s(?:${race}\s){0,3}(?:${classWords}))(?:,\s[LNC][GEN]?,?)?(?:\s-+)?$`,
  'iu',
)

/** `Toms Fenn T1`, `Turnip Shade LVL 2`: class or level. */
const coded = /\s+(?:(?:F|C|T|MU|M-U|E|D|H)\d{1,2}|L(?:V|VL|vl|v)\.?\s\d{1,2})$/
/** `Scree Harpy (Harpia petrae)`: its learned name. */
const latin = /\s\(\p{Lu}\p{Ll}{2,} \p{Ll}{3,}\)$/u
/** `Stair-Lurkers (grey, boneless, long-fingered)`, `Moth-Thing (in the attic)`: what they look like, or where it is. */
const looks =
  /\s\((?:in|at|on|under|near|behind|inside|beneath|above)\s[\p{L}' -]{3,40}\)$|\s\(\p{Ll}[\p{Ll}' -]{2,20}(?:, \p{Ll}[\p{Ll}' -]{2,20}){2,5}\)$/u
/** `Ferrymen (2 human fighters, level 2)`. */
const people =
  /\s\((?:\d{1,3}|an?) [^()]{2,40}\b(?:level \d{1,2}|\d{1,2}(?:st|nd|rd|th) level)[^()]{0,20}\)$/i
/** `Old Cinder" (fire spirit)`: what one with a name of its own is. */
const kindBehind = /(?<=")\s\(\p{Ll}[\p{Ll} -]{2,30}\)$/u
/** `The Pale Tailor (Unique)`, `Fog Owl - Homebrew`: how many there are of it, or whose it is. */
const single =
  /\s(?:\((?:unique|solo|boss|npc|homebrew|CR [\d/½¼⅛]{1,4})\)|-+\shomebrew|CR\s?[\d/½¼⅛]{1,4})$/i
/** `Aboleth DG FW SW 9 1`: where it is met, in pairs of capitals, and on which levels. */
const met = /(?:\s[A-Z]{2}){1,24}(?:\s\d{1,2}){2}$/
/** Attack after a name: `Stirge - 1 beak 1d3`. */
const striking =
  /(?:\s-+|,|:|;)\s+(?:\d{1,2}\s?x?\s)?[a-z][a-z' ]{2,24}\s\(?\d{0,2}d\d{1,2}\b[^]*$/i

/** `the assassin Quill, who is bored`, `The Blower, looking for its breath`. */
const relative = /,\s(?:wh(?:o|ich|ose)\b|\p{Ll}{2,}ing\s).*$/u

/** `Mad hermit, neutral`, `The Twins, each`, `Clerks, three of them`, `Nan Crook, hireling`. */
const sided =
  /,\s(?:(?:two|three|four|five|six|\d{1,2}) (?:of them|in all)|(?:lawful|neutral|chaotic)(?:\s(?:good|neutral|evil))?|(?:(?:human|elf|half-elf|dwarf|halfling|gnome)\s)?(?:fe)?male|each|unholy|hireling|retainer)$/i

/** Office after a name in capitals: `JORAH KESTREL, first mate`. */
const office = /^(\p{Lu}[\p{Lu}'-]+(?:\s\p{Lu}[\p{Lu}'-]*){1,3}),\s\p{Ll}[^,]{2,40}$/u

/** Epithet after a proper name of one word: `Ugrosh, Smith of Wrongs`. */
const epithet = /^(\p{Lu}\p{Ll}+), \p{Lu}\p{Ll}+ of \p{L}[^,]{2,30}$/u

/** Explanation after a proper name: `Brother Ansgar, a deserter`, `Marrok Dunn, their leader`. */
const explained =
  /^(\p{Lu}[\p{L}'-]*(?:\s(?:(?:of|the)\s)?\p{Lu}[\p{L}'-]*){0,3}),\s(?:an?|their|his|her|its|our)\s\p{Ll}[^,]{2,40}$/u

/** `The Brass Toad - sits in the font`: what it does behind a dash. */
const described = /\s-+\s(?:\p{Ll}+\s[\p{L}' -]{2,50},?|there(?:\s(?:is|are)\s[^.]{1,20}\.?)?)$/u

/** Length of a name without its game, size and level, where it is met and how it attacks. */
export function lengthOfName(name: string): number {
  let kept = name
  if (hasDigit(kept))
    kept = kept
      .replace(levelled, '')
      .replace(classed, '')
      .replace(coded, '')
      .replace(met, '')
      .replace(striking, '')
  if (kept.includes(' -')) kept = kept.replace(described, '')
  if (kept.includes('[')) kept = kept.replace(/\s\[[^\]]{2,40}\]\.?$/, '')
  if (kept.includes(','))
    kept = kept
      .replace(sized, '')
      .replace(office, '$1')
      .replace(explained, '$1')
      .replace(epithet, '$1')
  if (kept.includes(',')) kept = kept.replace(sided, '')
  if (kept.includes(', ')) kept = kept.replace(relative, '')
  if (kept.endsWith(')'))
    kept = kept.replace(latin, '').replace(people, '').replace(looks, '').replace(kindBehind, '')
  kept = kept.replace(single, '')
  kept = kept.slice(0, titleEnd(kept))
  if (isDoubled(kept)) kept = kept.slice(0, kept.length / 2)
  if (kept.endsWith('FREQUENCY')) kept = kept.slice(0, -9)
  return kept.trimEnd().length < 2 ? name.length : kept.trimEnd().length
}

/** `DwarfDwarf`: a heading and its mark in the book's index run together. */
function isDoubled(name: string): boolean {
  const half = name.length / 2
  return (
    half >= 3 &&
    name.charCodeAt(0) === name.charCodeAt(half) &&
    name === name.slice(0, half).repeat(2)
  )
}
