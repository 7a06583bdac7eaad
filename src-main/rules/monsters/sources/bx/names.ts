import type { Span } from '../../canonical.ts'
import { hasLetter, wordsIn } from '../signs.ts'
import { lineStartOf } from '../spans.ts'
import { nameIn } from './bare-name.ts'
import type { Run } from './runs/run.ts'

/** How far above its figures a monster's name may stand, in signs. */
const reach = 2500

/** A whole line between two places. */
export interface Line extends Span {
  line: string
  /** A blank line or a rule stands above it. */
  blank: boolean
  /** Marked as a heading. */
  heading: boolean
}

const rule = /^\s*(?:[-=_*~]{3,}|\|?[\s|:-]*---[\s|:-]*)\s*$/

/** The whole lines after the one that holds `from` and before the one that holds `to`. */
export function linesBetween(text: string, from: number, to: number): Line[] {
  const lines: Line[] = []
  let blank = false
  let at = text.indexOf('\n', from) + 1
  while (at > 0 && at < to) {
    const end = text.indexOf('\n', at)
    if (end < 0 || end > to) break
    const line = text.slice(at, end)
    if (line.trim() === '' || rule.test(line)) blank = true
    else {
      lines.push({
        line,
        from: at,
        to: end,
        blank,
        heading: /^\s{0,3}(?:#{1,6}\s|={1,6}[^=]+=)/.test(line),
      })
      blank = false
    }
    at = end + 1
  }
  return lines
}

const boilerplate =
  /^(?:old[- ]school essentials|ose\b|classic fantasy|advanced fantasy|basic fantasy|swords (?:&|and) wizardry|labyrinth lord|dungeons (?:&|and) dragons|monsters?|bestiary|stat(?:istic)?s?(?: block)?|combat|creature|srd\b|system reference|page \d+|edit|view|source|share|statblock|monstruos?|monstres?|monster ?manual|new monsters?|description|encounter|name|rules)\b/i

const layout = /[#*_>|=~"]/
/** `Small undead, chaotic evil`: what it is and how it thinks, and no name. */
const kind = /[-,|]\s?(?:any )?(?:lawful|neutral|chaotic)(?: (?:good|neutral|evil))?\)?$/i

/** A line that could be a monster's name: few words, no sentence, no label with its value. */
export function readsLikeName(line: string): boolean {
  const words = (layout.test(line) ? line.replace(/[#*_>|=~"]/g, ' ') : line).trim()
  if (words.length < 2 || words.length > 70) return false
  return (
    hasLetter(words) &&
    wordsIn(words, 0, words.length) <= 9 &&
    !/[.!?;,…]$/.test(words.replace(/\b(?:jr|sr|dr|st|mr|mrs)\.$/i, '')) &&
    !/^\s*(?:[-•▶►▪·➤+]|\*\s)/.test(line) &&
    !/^[^:]{1,40}:\s*\S/.test(words) &&
    !/^\p{Ll}/u.test(words) &&
    !/^\(|^[^(]*\)/.test(words) &&
    !kind.test(words) &&
    !/[^\s|]\s*\|\s*[^\s|]/.test(line)
  )
}

/** A line in capitals, a heading, or one that begins a paragraph. */
function beginsParagraph(text: string, lineStart: number, limit: number): boolean {
  if (
    lineStart === 0 ||
    lineStart <= limit ||
    /^\s*[#*=]/.test(text.slice(lineStart, lineStart + 8))
  )
    return true
  const previous = text.slice(lineStartOf(text, lineStart - 1), lineStart - 1)
  return previous.trim() === '' || rule.test(previous)
}

/** Where a monster is named: on the line of its figures, or above it. */
export function nameOf(text: string, figures: number, floor: number): Span | null {
  const described = describedAt(text, figures, floor)
  return (
    (described === null ? nameBeside(text, figures, floor) : null) ??
    nameAbove(text, described ?? figures, floor)
  )
}

/** `9' long, sinuous lizards. `: what it looks like, and not what it is called. */
const description = /^\W*(?:\d[^.\n]{0,80}|[^.,:\n]{2,40},[^.:\n]{4,120}|(?:\S+ ){6,24}\S+)\.\s+$/

/** Where the line of the figures begins, when it begins with a sentence and its name stands right above. */
function describedAt(text: string, figures: number, floor: number): number | null {
  if (text.charAt(figures - 1) !== ' ') return null
  const lineStart = lineStartOf(text, figures)
  if (lineStart <= floor || !description.test(text.slice(lineStart, figures))) return null
  const above = text.slice(lineStartOf(text, lineStart - 1), lineStart - 1)
  return readsLikeName(above) ? lineStart : null
}

const countWords =
  'a|an|the|one|two|three|four|five|six|seven|eight|nine|ten|twelve|some|several|un|une|uno|una|ein|eine|le|la|el|il|lo|der|die|das|les|los|las|\\d{1,3}(?:d\\d{1,2}(?:\\+\\d)?)?'
const afterCount = new RegExp(
  String.raw`^.*(?:^|[\s"'])(?:${countWords})\s+((?:(?!\b(?:${countWords})\s)[^\d\n:;]){2,60})$`,
  'i',
)

/** `and their captain, Urz (AC 4`: who is told of in small letters is named behind the comma. */
const apposition = /^\p{Ll}[^\n]*,\s+(\p{Lu}[^,\n]{1,40})$/u

/** `Bandit Chief: lurking behind the altar. `: called by what stands before the colon. */
const called = /^\W*\p{Lu}[^.:\n]{1,40}:\W*\s\p{Ll}[^:\n]*\.\W*$/u

/** `She has 4 HD`: the paragraph tells before who she is. */
const pronoun = /^(?:she|he|it|they|these|this)(?: \p{L}+){0,3}$/iu
const subject =
  /^[^\p{L}\n]{0,12}(?:(?:[Aa]n?|[Tt]he|[Tt]hese|[Ss]ome)\s+)?(\p{Lu}[\p{L}'-]*(?:\s\p{Lu}[\p{L}'-]*){0,3})/u

function subjectIn(text: string, from: number, to: number): Span | null {
  const found = subject.exec(text.slice(from, to))?.[1]
  if (found === undefined) return null
  const start = text.indexOf(found, from)
  return { from: start, to: start + found.length }
}

/** A name on the same line as the figures: `Goblin: AC 6`, `6 goblins (AC 6`, `behind it lurks a ghoul (AC 6`. */
function nameBeside(text: string, figures: number, floor: number): Span | null {
  const lineStart = Math.max(lineStartOf(text, figures), floor, figures - 500)
  const before = text.slice(lineStart, figures)
  const sentence = /^[\s\S]*[.;!?)\]]["']?\s+(?=[^.;!?\n]{2,})/.exec(
    before.replace(/[\s([:,-]+$/, ''),
  )
  const midLine = lineStart > 0 && text.charAt(lineStart - 1) !== '\n'
  const bracketed = /\(\s*$/.test(before)
  const cut =
    sentence &&
    (midLine || bracketed || before.length > 70) &&
    (midLine || !/^\s*(?:\d+|[A-Z])[.)]\s+$/.test(sentence[0]))
      ? sentence[0].length
      : 0
  const from = lineStart + cut
  const stretch = text.slice(from, figures)
  const words = wordsIn(text, from, figures)
  const bare = stretch.replace(/[\s([:,-]+$/, '')
  if (pronoun.test(sentence ? before.slice(sentence[0].length).trim() : bare))
    return subjectIn(text, lineStart, from + (sentence?.[0].length ?? 0) - cut)
  const apposed = bracketed ? apposition.exec(bare)?.[1] : undefined
  if (apposed !== undefined) return nameIn(text, from + bare.length - apposed.length, figures)
  const told = called.test(stretch)
  const counted = !told && (bracketed || midLine || words > 5) ? afterCount.exec(bare) : null
  const start =
    counted?.[1] !== undefined && (words > 4 || /^\W*\d/.test(stretch))
      ? from + bare.length - counted[1].length
      : from
  return nameIn(text, start, figures)
}

/** The nearest line above that reads like a name and begins a paragraph. */
function nameAbove(text: string, figures: number, floor: number): Span | null {
  let lineEnd = lineStartOf(text, figures) - 1
  const limit = Math.max(floor, figures - reach)
  let second: Span | null = null
  while (lineEnd >= limit && lineEnd >= 0) {
    const lineStart = lineStartOf(text, lineEnd)
    if (lineStart < limit) break
    const line = text.slice(lineStart, lineEnd)
    if (
      readsLikeName(line) &&
      (beginsParagraph(text, lineStart, limit) || (/^[^a-z]+$/.test(line) && /[A-Z]{3}/.test(line)))
    ) {
      const name = nameIn(text, lineStart, lineEnd)
      if (name && !boilerplate.test(text.slice(name.from, name.to))) return name
      second ??= name
    } else {
      const named = /^\s*\W{0,4}(?:name|monster|creature|nombre|nom|nome)\s*[:|]\s*(?=\S)/i.exec(
        line,
      )
      if (named) return nameIn(text, lineStart + named[0].length, lineEnd)
    }
    lineEnd = lineStart - 1
  }
  return second
}

const naming = /^(?:name|monster|creature|nombre|nom|nome)$/

/** A name that has a label of its own: `Name: Sand Worm | AC: 5`. */
export function labelledName(text: string, run: Run): Span | null {
  const at = run.findIndex(
    ({ word, set, figure }) => set && figure === 'other' && naming.test(word),
  )
  const label = run[at]
  if (!label) return null
  const lineEnd = text.indexOf('\n', label.to)
  const next = run[at + 1]?.from ?? text.length
  return nameIn(text, label.to, Math.min(lineEnd < 0 ? text.length : lineEnd, next))
}

/** A block begins with its name's line, and with the page header fenced by `---` right above it. */
export function blockStart(text: string, name: Span): number {
  const lineStart = lineStartOf(text, name.from)
  const above = text.slice(Math.max(0, lineStart - 600), lineStart)
  if (!above.includes('---')) return blockAt(text, lineStart, name)
  const fenced = /(?:^|\n)(---\n(?:[\w-]+:[^\n]*\n){1,20}---\n\s*)$/.exec(above)
  if (fenced?.[1]) return lineStart - fenced[1].length
  return blockAt(text, lineStart, name)
}

function blockAt(text: string, lineStart: number, name: Span): number {
  return hasLetter(text.slice(lineStart, name.from)) ? name.from : lineStart
}
