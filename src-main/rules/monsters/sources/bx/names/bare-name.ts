import type { Span } from '../../../canonical.ts'
import { namesAttack } from '../attack-nouns.ts'
import { hasDigit, hasLetter, isLetterAt } from '../../signs.ts'
import { trimSpan } from '../../spans.ts'
import { classWords } from '../person-level.ts'
import { gameAfter, gameTagLength, titleBefore } from './titles.ts'
import { lengthOfName } from './trimmings.ts'

/** `Room 22`, `Hex 0412`, `B-3`: where it is met. */
const place = String.raw`(?:(?:npc|room|area|hex|location|chamber|cave|level|encounter|keyed area|card|entry|page|round|turn|wave|night|phase|raum|bereich|kammer|sala|salle|pi[eè]ce|stanza|habitaci[oó]n|[aá]rea|zona|zone)\s+)?[A-Z]{0,2}-?\d{1,4}(?:[a-z]|\+|\s?(?:\/|of)\s?\d{1,3})?`
const headings = String.raw`name|monster|creature|stat ?block|stats|nombre|nom|nome|examples?|ejemplos?|exemples?|exemplos?|beispiele?|(?:[\w.-]{1,20} )?\(?(?:gm|dm|referee)\)?`
/** Part that a creature plays in an encounter. */
const roles = String.raw`boss|leader|lieutenant|minions?|foes?|enem(?:y|ies)|encounter|creatures?|monsters?`
const opening = new RegExp(
  String.raw`^(?:\[![a-z]{2,20}\][+-]?|h[1-6]\.\s+|[\s#*_>»›|•▶►▪·➤+=~"({[-]|\d{0,2}d\d{1,2}(?:[+-]\d{1,2})?\}?\s+(?=\p{L})|\d{1,3}-\d{1,3}\s+(?=\p{L})|\d{1,3}(?:-\d{1,3})?[.):]?[\s|]+(?=\d{1,3}(?:d\d{1,2}(?:[+-]\d)?)?(?:\s?[x×])?\s+\p{L})|\d{1,3}[.)]?(?:\s?[x×])?\s+(?=\p{L})|\d{1,3}[x×]\s*(?=\p{L})|${place}(?:[.):]|\s-)\s+(?=[\p{L}\p{N}])|[a-z][):]\s+(?=\p{L})|(?:${headings}|(?:${roles})(?=:\s+[\p{Lu}\d]))\s*[:|]\s*)*`,
  'iu',
)
const closing = new RegExp(
  String.raw`(?:\s?\.{2,}(?!\.)|\s\.|[\s#*_|:({},;•·†‡~="[\\-]|\s:(?:[\w@#%]{1,30}:){1,8}(?=\s*$)|(?<=\p{L}{3}|\)|\s[x#]\s?\d{1,2}|,\s\p{L}{1,3}\d{1,2})\.(?=[\s(]*$)|(?<=\s)(?:\/|(?:has|have|with)(?:\san?)?|are)(?=\s*$)|\((?:x?\s?\d{1,3}x?|(?:from |see )?p(?:age|\.) ?\d{1,3}|(?:pack|group|band|herd|swarm|flock) of \d{1,3}|(?:an?|two|three|four|five|six|\d{1,3}) (?:pack|group|band|herd|swarm|flock|pair)s?|\d{0,2}[dw]\d{1,3}(?:[+-]\d)?(?:, (?:wild|lair|dungeon) \d{0,2}d\d{1,2}){0,2}|\d{1,3}-\d{1,3}|(?:\d{0,2}[dw]\d{1,2}|\d{1,3}-\d{1,3}|an? (?:dozen|score)),? ?[^()\d\n]{0,40}|\d{1,3}% [^()\d\n]{2,30}|(?:level|lvl|stufe|niveau|nivel|livello|\d{1,2}(?:st|nd|rd|th))\b[^()\n]{0,30}|(?:[^()\n]{0,24}\b(?:${classWords}|type)|(?:\d{1,3}\s)?(?:[hdeg]?h?[mf]|human|elf|dwarf|halfling|gnome|half-elf|half-orc),?\s(?:f|c|t|mu|p|r|d)|f|c|t|mu|m-u|d|e|h|pal|ran|ftr|clr|thf|dru|ass|ill|mnk)\.?\s?\d{1,2})\)|\s[x#]\s?(?:\d{0,2}d)?\d{1,3}|(?:,\s(?:\d{0,2}d)?|\s\d{0,2}d)\d{1,2}(?:[+-]\d)?(?=[\s(:]*$)|\s\d{1,3}\/\d{1,3}(?=\s*[:(]))*$`,
  'iu',
)

/** `Six skeletons`, and not `Two-Headed Ogre` or `Seven Sisters`; `and their captain`; `His pet, Giant Centipede`, `His guards are ogres`. */
const counting =
  /^(?:(?:(?:His|Her|Their|Its|Ihre?|Seine?)\s\p{L}+|(?:The(?! (?:two|three|four)\b)|\p{Lu}[\p{L}-]+'s)\s\p{Ll}+)(?:\s\p{Ll}+)?,\s(?=\p{Lu})|The\s\p{Lu}\p{Ll}+,\s(?=\p{Lu}\p{Ll}+\s\p{Lu}\p{Ll}+\s?(?:[(:,;.]|$))|(?:His|Her|Their|Its)\s\p{Ll}+\s(?:is|are)\s(?=\p{Ll}))?(?:(?:TWO|THREE|FOUR|FIVE|SIX|SEVEN|EIGHT|NINE|TEN|TWELVE)\s+(?=\p{Lu}{3}))?(?:(?:and|plus)\s+(?:\d{1,3}\s+)?|(?:[Ff]irst|[Nn]ext|[Ll]ast)(?: up)?,? (?:is|comes?|are) (?:the |an? )?)?(?:(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|eighteen|twenty|One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Eleven|Twelve|Thirteen|Fourteen|Fifteen|Sixteen|Eighteen|Twenty|A|An|This|a|an|the|their|his|her|its|some|several)\s+(?:of\s\p{Lu}\p{L}+'s\s(?=\p{Ll}))?(?:(?:lone|single|solitary|half-[a-z]+ed|wounded|starving|sleeping|(?:pair|trio|couple|pack|band|handful)\s+of)\s+)?(?=[a-z])|(?:two|three|four|five|six|seven|eight|nine|ten|twelve)\s+(?=\p{Lu}\p{Ll})|(?:Ihr|Sein)e?\s+(?=\p{Lu})|(?:Der|Das)\s\p{Lu}\p{Ll}+(?<!e)\s(?=\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)?\s?(?:[(:,;.-]|$))|(?:Each|Every)\s+(?=\p{L})|(?:Die|Les|Los|Las|Gli|Os|As)\s(?:zwei|drei|vier|fünf|sechs|deux|trois|quatre|cinq|six|dos|tres|cuatro|cinco|seis|due|tre|quattro|dois|duas|três|quatro)\s+(?=\p{L}{3})|(?:Dos|Tres|Cuatro|Cinco|Seis|Deux|Trois|Quatre|Cinq|Zwei|Drei|Vier|F[uü]nf|Sechs|Due|Tre|Quattro|Cinque|Sei|Dois|Duas|Tr[eê]s|Quatro)\s+(?=\p{L}{3}))?/u

const titles = new RegExp(String.raw`^\W*(?:${headings}|${roles}|${place})$`, 'i')
const room = new RegExp(String.raw`^\W*${place}[.)]\s`, 'i')
const howMany =
  /^(?:\d{1,3}(?!\d|st|nd|rd|th)|d\d|(?:an?|the|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|eighteen|twenty|some|several)\s)/i
/** `Random encounter: 3 kobold hunters. ` */
const counted =
  /^(?:\d{1,3}x?|an?|the|two|three|four|five|six|seven|eight)\s\p{L}[^.,:;()]{2,40}\.\s*$/u
/** `Dob (` behind `Two brigands dice here:`. */
const proper = /^\p{Lu}[\p{L}' -]{1,40}\(\s*$/u
/** `Hieronymus has ` behind `Then it fights:`. */
const holder = /^\p{Lu}[\p{L}' -]{1,40}\s(?:has|have)\s*$/u
const verbal = /\s(?:it|he|she|they)\s\p{Ll}+$/u
const properComma = /^\p{Lu}[\p{L}'-]*(?:\s\p{Lu}[\p{L}'-]*){0,3},\s*$/u
const telling = /^\W*(?:an?|the|one|two|three|four|five|six|\d{1,2})\s(?:\S+\s){2,12}\p{Ll}+$/iu
/** `three ghouls lurk here.` */
export const doing =
  /^(.{2,60}?)\s(?:lurks?|waits?|awaits?|stands?|sleeps?|guards?(?!\s*[.(])|lives?|dwells?|rests?|lies?|hides?|haunts?|patrols?|nests?|sits?|watch(?:es)?|drops?|leaps?|rush(?:es)?|comes?|emerges?|appears?|arrives?|rises?|attacks?|play|drink|gamble|argue|feast|feed|camp|roam|prowl|crouch|gather|are|is|\p{Ll}+(?=\s(?:here|there|nearby|about|outside|inside)\b))\b[^.]*[.(]\s*$/iu
/** `The Hollow Reeve is a lawful 5 HD undead (` */
const presented = /^(.{2,40}?)\sis an?\s[^.:]*\b\d{1,2}[- ](?:HD|hit dice|level)\b[^.:]*\(\s*$/i
/** `six bandits play dice (`: a count, and then no capital. */
const plainCount =
  /^(?:\d|(?:[Oo]ne|[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix|[Ss]even|[Ee]ight|[Nn]ine|[Tt]en)\b)?[^\p{Lu}]*\($/u

/** `Garl the Lame. Dwarf 3.` */
const classed =
  /^(.{2,50}?)\.\s+(?:level \d{1,2} |\d{1,2}(?:st|nd|rd|th)[ -]level )?(?:fighter|cleric|thief|magic-user|wizard|mage|elf|dwarf|halfling|human|tiny|small|medium|large|huge|gargantuan)\b[^.]{0,40}\.?\s*$/i

/** `The miller's three dogs are dangerous:`: a sentence that counts them before its colon. */
const spoken =
  /^\W*(?:[\p{L}']+\s){0,4}?(?:two|three|four|five|six|seven|eight|nine|ten|\d{1,2})\s(\p{Ll}[\p{L}' -]{1,30}?)(?=\s(?:are|were)\s\p{Ll}[\p{Ll} -]{2,30}:\s)/iu

/** `In the pond: Pond Drune`, `On the wall: two imps`: where it is, before a colon. */
const atPlace =
  /^\W*(?:In|On|At|Behind|Under|Inside|Near|Above|Below|Beside|Beyond|Within|Across)\s(?:the|an?|his|her|its|their)\s[\p{L}' -]+$/u

const placed = new RegExp(String.raw`^${place}:\s+(?=\p{Lu})`, 'iu')

/** The words without the room or hex that stands before a colon. */
export function withoutPlace(words: string): string {
  return words.includes(':') ? words.replace(placed, '') : words
}

/** `BARRACKS - 8 HOBGOBLINS`: a heading, and a count of those who are there. */
const keyed =
  /^[\s\d.)A-Za-z' -]{2,44}\s-+\s(?=(?:\d{1,3}|\d{0,2}d\d{1,2}(?:[+-]\d)?)\s(\p{L}[^\d\n]{2,50})$)/u

/** `Nursery - ROYAL GRUB`: a place, and behind the dash who is there in capitals. */
const inCapitals = /^[^\n-]*\p{Ll}{3}[^\n-]*\s-+\s(?=\p{Lu}[\p{Lu}' -]{3,40}\W*$)/u

const capital = /\p{Lu}/u

/** The part of a stretch that names: before or after a colon, before what the creature does. */
function naming(stretch: string): Span {
  const colon = /^([^:\n]{2,50}):\s+(?=\S)/.exec(stretch)
  const said = colon && spoken.exec(colon[0])
  if (said?.[1] !== undefined) {
    const from = said[0].length - said[1].length
    return { from, to: said[0].length }
  }
  // `Alien: Spider for Godbound`: a title, and no name with a field behind it.
  if (colon && gameAfter(stretch) < stretch.length) return { from: 0, to: gameAfter(stretch) }
  if (colon?.[1] !== undefined && !titles.test(colon[1])) {
    const after = stretch.slice(colon[0].length)
    // `4. Tower: Lady Ashe,` is called by her name, and `Ogre (4): their vital stats are` by its kind.
    return ((room.test(stretch) ||
      (howMany.test(after) && !/^\d{1,2}(?:st|nd|rd|th)?[ -]level\b/i.test(after))) &&
      /[(,]\s*$|\([^()]{2,30}[;,:]\s*$/.test(after)) ||
      counted.test(after) ||
      (holder.test(after) && verbal.test(colon[1])) ||
      (proper.test(after) && (telling.test(colon[1]) || /^(?:\p{Ll}|\P{Ll}+$)/u.test(colon[1]))) ||
      // `My version, one line: Ditch Drake, `
      (/,\s|\s(?:used?|had|made|ran|wrote)$/.test(colon[1]) && properComma.test(after)) ||
      (atPlace.test(colon[1]) && /^(?:\p{Lu}|two|three|four|five|six|\d)/u.test(after)) ||
      // `and the big one: crypt moth mother`: no capital on either side.
      (colon[1].includes(' ') && !capital.test(stretch))
      ? { from: colon[0].length, to: stretch.length }
      : { from: 0, to: colon[1].length }
  }
  const heading = stretch.includes(' -') ? keyed.exec(stretch) : null
  if (heading?.[1] !== undefined && !namesAttack(heading[1]))
    return { from: heading[0].length, to: stretch.length }
  const shouted = stretch.includes(' -') ? inCapitals.exec(stretch) : null
  if (shouted) return { from: shouted[0].length, to: stretch.length }
  const is = presented.exec(stretch)?.[1]
  if (is !== undefined) return { from: 0, to: is.length }
  const ends = /\.\s/.test(stretch) || plainCount.test(stretch)
  const short = ends ? (doing.exec(stretch) ?? classed.exec(stretch)) : null
  return { from: 0, to: short?.[1]?.length ?? stretch.length }
}

/** `Ogre (4) (chained`: a bracket that is still open. */
const openBracket = /^([^(]+?)(?:\s[x#]\s?\d{1,2}|,\s\d{1,2})?(?:\s*\([^()]*\))*\s*\([^)]*$/
const headed = /^(?:name|monster|creature|stat|nombre|nom|gm:|dm:|referee:)|\((?:gm|dm)\):/i

/** True when it begins with a letter and holds no number: no mark, room or count stands before the name. */
function isBare(stretch: string): boolean {
  const second = stretch.charCodeAt(1)
  return (
    second !== 58 &&
    !stretch.includes(':') &&
    second !== 41 &&
    isLetterAt(stretch, 0) &&
    !hasDigit(stretch) &&
    !headed.test(stretch)
  )
}

/** True when text may follow the name: the stretch ends in no letter, or in a verb. */
function mayClose(stretch: string): boolean {
  const words = stretch.trimEnd()
  return !isLetterAt(words, words.length - 1) || verb.test(words.slice(-8))
}

const verb = /(?:^|\s)(?:(?:has|have|with)(?:\san?)?|are)$/i

/** `Y is for Yeti!` */
const exclaimed = /[!?."'\s]{1,4}$/

/** `trained beetle, "Biscuit"`: the last quote is of the name. */
function endsInQuote(text: string, from: number, to: number): boolean {
  return text.charAt(to) === '"' && /^[^"]+\s"[^"]+$/.test(text.slice(from, to))
}

/** The bare name in a stretch: no heading marks, no count before it, no colon or count after it. */
export function nameIn(text: string, from: number, to: number): Span | null {
  const titled = titleBefore(text.slice(from, to))
  const part = naming(text.slice(from + titled, to))
  const first = from + titled + part.from
  const named = text.slice(first, from + titled + part.to)
  const begin = first + gameTagLength(named)
  const end = first + named.length - (titled > 0 ? (exclaimed.exec(named)?.[0].length ?? 0) : 0)
  const stretch = text.slice(begin, end)
  const openingLength = isBare(stretch) ? 0 : (opening.exec(stretch)?.[0].length ?? 0)
  const start = openingLength + (counting.exec(stretch.slice(openingLength))?.[0].length ?? 0)
  const tail = mayClose(stretch)
    ? (closing.exec(stretch.slice(start).slice(-60))?.[0].length ?? 0)
    : 0
  const span = trimSpan(text, begin + start, Math.max(begin + start, end - tail))
  const whole = text.slice(span.from, span.to)
  const open = whole.includes('(') ? openBracket.exec(whole)?.[1] : undefined
  const closed = open === undefined ? whole : whole.slice(0, open.length)
  // `"Cutter" Jill Marsh`: the first quote is of the name.
  const ends = span.from + lengthOfName(closed)
  const quoted =
    text.charAt(span.from - 1) === '"' && /"(?:\s[\p{L}(]|$)/u.test(text.slice(span.from, ends))
  const bare = {
    from: span.from - (quoted ? 1 : 0),
    to: ends + (endsInQuote(text, span.from, ends) ? 1 : 0),
  }
  const name = text.slice(bare.from, bare.to)
  return hasLetter(name) && name.length <= 80 ? bare : null
}
