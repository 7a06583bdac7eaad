import type { Span } from '../../../canonical.ts'
import { numberWords } from '../../number-words.ts'
import { hasLetter, wordsIn } from '../../signs.ts'
import { lineStartOf } from '../../spans.ts'
import { personCode } from '../person-level.ts'
import { doing, nameIn } from './bare-name.ts'
import { introducedAbove } from './introduced.ts'
import { nameInProse } from './who.ts'

/** Number words that are other words in other languages. */
const ambiguous = /^(?:elf|once|due|sei|dos|tre|onze|dix)$/
const countWords = `${[...numberWords.keys()].filter((word) => !ambiguous.test(word)).join('|')}|f[uü]nf|zw[oö]lf|a|an|the|some|several|le|la|el|il|lo|der|die|das|les|los|las|\\d{1,3}(?:-\\d{1,3}|d\\d{1,2}(?:\\+\\d)?)?`
/** `in two rounds`, `0 level` count no creatures. */
const notTime = String.raw`(?!(?:levels?|rounds?|turns?|minutes?|hours?|days?|feet|yards?)\b)`
const afterCount = new RegExp(
  String.raw`^.*(?:^|[\s"'])(?:(?<!\b(?:of|level|lvl|an|auf|bei|vor|unter|aus|von)\s)(?:${countWords})(?:\sof\s(?:the|his|her|its|their|[A-Z][a-z]+'s))?|\d{0,2}d\d{1,2}(?:\+\d)?)\s+${notTime}(?:(?:[x×]|lone|single|solitary|half-[a-z]+ed|wounded|starving|sleeping|(?:pair|trio|couple|pack|band|handful)\s+of)\s+)?((?:(?!(?<!\bof\s)\b(?:${countWords})\s${notTime})[^\d\n:;)]){2,60})$`,
  'i',
)

/** `a runty goblin that nobody likes`, `kiln goblins hauling sand`. */
const relative =
  /\s(?:that|who|which|whose|is|are)\s[^():]*$|(?<=\p{Ll}s)\s\p{Ll}{2,}ing\s(?:\p{Ll}+\s?){1,5}(?=[\s|]*$)/u

/** `Wegelagerer an der Brücke` */
const atPlace = /\s(?:an|in|auf|bei|vor|unter|aus)\s(?:der|dem|den|die|das)\s\p{Lu}[^()]*$/u

/** `Bandit Chief: lurking behind the altar. `: called by what stands before the colon. */
const called = /^\W*\p{Lu}[^.:\n]{1,40}:\W*\s\p{Ll}[^:\n]*\.\W*$/u

/** `Behind the altar a marsh hag (Old Meg Rushlight, ` */
const properInside = /\p{Ll}\s\((\p{Lu}\p{Ll}[\p{L}'-]*(?:\s\p{Lu}[\p{L}'-]*){1,3}),\s$/u

/** `The boy Tom, if he is still alive: ` */
const conditional = /^([^,:\n]{2,40}),\s(?:if|when|unless|while|once|should)\s[^:\n]{3,80}:\s*$/

/** `The Duke of Rust`: the article is part of the name. */
const titled = /^\W*(?:The|La|El|Le|Der|Die|Das|Il|Lo|O|A)\s\p{Lu}[^.;:!?]{0,45}$/u

/** `She has 4 HD`, `He is a 0-level human`: the paragraph tells before who she is. */
const pronoun =
  /^(?:(?:she|he|it|they|these|this|each)(?: [\p{L}\d-]+){0,4}|(?:she|he|it) is an? (?!.*\b(?:named|called)\s)[\p{L}\d' ,-]{2,60})$/iu
/** `When the bell rings, the Bell Warden climbs out.`: who the sentence is about, behind an article. */
const innerSubject =
  /(?:^|\s)(?:the|called|named)\s(\p{Lu}[\p{L}'-]*(?:\s(?:of\s(?:the\s)?)?\p{Lu}[\p{L}'-]*){0,3})/u
/** `It is a marsh troll`, where no sentence before it names the creature. */
const complement = /\s(?:is|are)\s(?:an?\s|the\s)?(\p{Ll}[\p{Ll}' -]{2,30})$/u
/** `at the bottom (ochre jelly: `: a place, and in the bracket what is there. */
const atBracket =
  /\b(?:at|in|on|under|near|behind|beside|by|inside|within|across|above|below|from)\s(?:the|an?|its|his|her|their)\s(?:\p{Ll}+\s){0,2}\p{Ll}+\s[([](\p{Ll}[\p{L}' -]{2,30}):\s*$/u
const subject =
  /^[^\p{L}\n]{0,12}(?:(?:[Aa]n?|[Tt]he|[Tt]hese|[Ss]ome)\s+(?:\p{Ll}+,\s)?)?((?!(?:The|An?|These|Some|His|Her|Its|Their|When|While|As|If|Once|After|Before|In|At|On|Behind|Under|Here|There)\s)\p{Lu}[\p{L}'-]*(?:\s\p{Lu}[\p{L}'-]*){0,3})/u
/** `The warden of the lock is an iron crab`. */
const plainSubject =
  /^[^\p{L}\n]{0,12}(?:An?|The|These|Some|His|Her|Its|Their|Two|Three|Four|Five|Six)\s+(\p{Ll}[^,.;:\n]{2,40}?)(?=\s(?:is|are|has|have|was|were|number|wait|stand|lurk|guard|live|dwell|sleep|hunt|patrol|nest|hide|sit)s?\s|,)/u

function subjectIn(text: string, from: number, to: number, described: boolean): Span | null {
  const words = text.slice(from, to)
  const found = (subject.exec(words) ??
    (described ? innerSubject.exec(words) : null) ??
    plainSubject.exec(words))?.[1]
  if (found === undefined) return null
  const start = text.indexOf(found, from)
  return { from: start, to: start + found.length }
}

/** `ML: Morale. IMP, SOOT`: capitals behind a sentence. */
function isShouted(before: string, from: number): boolean {
  return /\p{Ll}/u.test(before.slice(0, from)) && /^\p{Lu}[^\p{Ll}]+$/u.test(before.slice(from))
}

/** `Four soldiers stand here. Soldier: `: what is seen, and then a name before its colon. */
function isScene(before: string, from: number): boolean {
  return /^\p{Lu}[^.:]{2,40}[:,]\s*$/u.test(before.slice(from)) && doing.test(before.slice(0, from))
}

/** `Die Magd Irmel sitzt im Fass. Irmel: `: the sentence before the name has it too. */
function isNamedAgain(before: string, from: number): boolean {
  const name = before.slice(from).replace(/[\s([:,-]+$/, '')
  return name.length > 2 && before.slice(0, from).includes(name)
}

/** `Two drunes (lvl 3 AC 12`, `Black Odo (a ghoul: AC 6`, `Hilde (C2, AC 5`: a level opens the bracket, or what one is. */
const levelled = new RegExp(
  String.raw`(?:[([]\s?|\)[.,]\s)(?:(?:lvl|lv|level)\.?\s?\d{1,2}[\s,;:|]*|an? [a-z][^()[\]:\n]{2,30}:\s?|${personCode})$|[\s)]L\d{1,2}\s*$`,
  'i',
)

/** `Brackwater Crab, Giant. This crab is the size of a cart. `, `Mire Jackal. Lean, blotched hunter. ` */
const headed =
  /^(\W*\p{Lu}[\p{L}',-]*(?:\s(?:of\s|the\s)?\p{Lu}[\p{L}',-]*){0,4})\.\s(?:(?:This|These|It|They|He|She|Its|His|Her|Their)\s|(?<=\p{L}\s\p{Lu}[\p{L}'-]*\.\s)\p{Lu}\p{Ll}+,(?:\s\p{Ll}[\p{L}'-]*,?){1,8}\.\s*$)/u

/** `they are answered by Black Tom (`, `2 more orcs and Gorsh One-Ear [`: who is named where the words end. */
const metLast =
  /\p{Ll}\s(?:by|named|called|and|plus|is|are|was|were|meets?)\s(\p{Lu}[\p{L}'-]*(?:\s(?:(?:of|the|de|von)\s){0,2}\p{Lu}[\p{L}'-]*){0,3})$/u

/** `St. Odo [`: no sentence ends there. */
const shortened = /\b(?:St|Dr|Mr|Mrs|Ms|Sr|Jr|Capt|Lt|Sgt|Cpt|Col|Fr|Rev|No)\.\s+$/

/** `| 3 | ` before the cell with the name. */
const cellsBefore = /^\|[^\n]*\|\s*(?=[^|\n]*\p{L}[^|\n]*\|\s*$)/u

/** A name on the same line as the figures: `Goblin: AC 6`, `6 goblins (AC 6`, `behind it lurks a ghoul (AC 6`. */
export function nameBeside(text: string, figures: number, floor: number): Span | null {
  const from = Math.max(lineStartOf(text, figures), floor, figures - 500)
  const cells = text.charCodeAt(from) === 124 ? cellsBefore.exec(text.slice(from, figures)) : null
  const line = { from: from + (cells?.[0].length ?? 0), to: figures }
  const midLine = line.from > 0 && text.charCodeAt(line.from - 1) !== 10
  return (
    introducedAbove(text, line, floor) ??
    acrossLines(text, line, floor) ??
    besideAt(text, line, midLine)
  )
}

/** The end of a name, or a bracket alone, at a line's beginning. */
const nameEnds =
  /^(?:\W{0,2}[([]\s?|(?:\p{Lu}[\p{L}'-]*,?\s?){1,3}[(:]\s*|(?:\p{Ll}[\p{L}'-]*\s){1,2}[([]\s?)$/u
/** `In the basin hides a single cistern` over `eel (`: a count, and not yet the whole name. */
const countOver =
  /\s(?:an?|one|two|three|four|five|six|seven|eight|\d{1,2})\s(?:\p{Ll}[\p{L}'-]*\s){0,3}\p{Ll}[\p{L}'-]*$/u
const isOver = /[.!?]\s(?:[Ss]he|[Hh]e|[Ii]t)\sis\san?\s[^.:;\n]{2,60}:\s*\n$/
const sentenceOver = /\s\p{Ll}[^\n]*[\p{L}\d,]$/u
const nameOver = /\s\p{Ll}[^\n]*\p{Lu}[\p{L}'-]*,?$/u

/** `there is a Coin Golem,` over `Lesser: HD 3`, `three HOSTLERS are mucking out` over `(They are`. */
function acrossLines(text: string, { from, to }: Span, floor: number): Span | null {
  const own = text.slice(from, to)
  if (text.charCodeAt(from - 1) !== 10) return null
  const begin = Math.max(lineStartOf(text, from - 1), floor, from - 300)
  // `He is a huge goblin:` over the figures: the sentence before tells who.
  if (own.trim() === '' && isOver.test(text.slice(begin, from)))
    return besideAt(text.slice(0, from), { from: begin, to: from }, true)
  if (!nameEnds.test(own)) return null
  const over = text.slice(begin, from - 1)
  const opening = /^\p{Ll}/u.test(own) ? countOver : hasLetter(own) ? nameOver : sentenceOver
  if (!opening.test(over)) return null
  const line = `${over} ${own}`
  const name = besideAt(line, { from: 0, to: line.length }, true)
  return name && { from: name.from + begin, to: name.to + begin }
}

function besideAt(text: string, { from: lineStart, to }: Span, midLine: boolean): Span | null {
  if (!hasLetter(text.slice(lineStart, to))) return null
  const level = levelled.exec(text.slice(lineStart, to))
  const figures = level ? lineStart + level.index + 1 : to
  const before = text.slice(lineStart, figures)
  const sentence = /^[\s\S]*[.;!?)\]]["']?\s+(?=[^.;!?\n]{2,})/.exec(
    before.replace(/[\s([:,-]+$/, ''),
  )
  const bracketed = /[([]\s*$/.test(before)
  const cut =
    sentence &&
    !shortened.test(sentence[0]) &&
    (midLine ||
      bracketed ||
      before.length > 70 ||
      before.startsWith('(This ', sentence[0].length) ||
      isShouted(before, sentence[0].length) ||
      isScene(before, sentence[0].length) ||
      isNamedAgain(before, sentence[0].length)) &&
    (midLine || !/^\s*(?:\d+|[A-Z])[.)]\s+$/.test(sentence[0]))
      ? sentence[0].length
      : 0
  const head = !midLine ? headed.exec(before)?.[1] : undefined
  if (head !== undefined) return nameIn(text, lineStart, lineStart + head.length)
  const from = lineStart + cut
  const stretch = text.slice(from, figures)
  const condition = stretch.includes(', ') ? conditional.exec(stretch)?.[1] : undefined
  if (condition !== undefined) return nameIn(text, from, from + condition.length)
  const words = wordsIn(text, from, figures)
  const bare = stretch.replace(/[\s([:,-]+$/, '')
  const said = sentence ? before.slice(sentence[0].length).replace(/[\s([:,-]+$/, '') : bare
  if (pronoun.test(said)) {
    const subject = subjectIn(
      text,
      lineStart,
      from + (sentence?.[0].length ?? 0) - cut,
      said.split(' ').length > 5,
    )
    const kind = complement.exec(said)?.[1]
    if (subject || kind === undefined) return subject
    const at = from + stretch.lastIndexOf(kind)
    return nameIn(text, at, at + kind.length)
  }
  const inBracket = (properInside.exec(stretch) ?? atBracket.exec(stretch))?.[1]
  if (inBracket !== undefined) {
    const at = from + stretch.lastIndexOf(inBracket)
    return nameIn(text, at, at + inBracket.length)
  }
  const who = nameInProse(stretch)
  if (who) return nameIn(text, from + who.from, from + who.to)
  const nameInBracket =
    bracketed && (words > 5 || /^\W*\d/.test(bare)) ? metLast.exec(bare)?.[1] : undefined
  if (nameInBracket !== undefined)
    return nameIn(text, from + bare.length - nameInBracket.length, figures)
  const isCalled = called.test(stretch)
  const does = bracketed && bare.endsWith('.') ? doing.exec(bare)?.[1] : undefined
  if (does !== undefined)
    return besideAt(text.slice(0, from + does.length), { from, to: from + does.length }, true)
  const counted = !isCalled && (bracketed || midLine || words > 5) ? afterCount.exec(bare) : null
  const start =
    counted?.[1] !== undefined && !titled.test(bare) && (words > 4 || /^\W*\d/.test(stretch))
      ? from + bare.length - counted[1].length
      : from
  const clause =
    bracketed || stretch.trimEnd().endsWith('|') || /^\W*This\s/.test(stretch)
      ? (relative.exec(bare.slice(start - from)) ?? atPlace.exec(bare.slice(start - from)))
      : null
  return nameIn(text, start, clause ? start + clause.index : figures)
}
