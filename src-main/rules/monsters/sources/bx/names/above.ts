import type { Span } from '../../../canonical.ts'
import { hasLetter, wordsIn } from '../../signs.ts'
import { lineStartOf } from '../../spans.ts'
import { nameIn } from './bare-name.ts'
import { isDescription } from './description.ts'
import { beginsParagraph, readsLikeName } from './lines.ts'
import { headsSection } from './sections.ts'

/** How far above its figures a monster's name may stand, in signs. */
const reach = 2500

const boilerplate =
  /^(?:old[- ]school essentials|ose\b|classic fantasy|advanced fantasy|basic fantasy|swords (?:&|and) wizardry|labyrinth lord|dungeons (?:&|and) dragons|monsters?|bestiary|stat(?:istic)?s?(?: block)?|combat|creature|srd\b|system reference|page \d+|edit|view|source|share|statblock|monstruos?|monstres?|monster ?manual|new monsters?|description|encounter|name|rules)\b/i

/** `Name: Marsh Ghoul`, `[OC] Monster #41: Marsh Ghoul`, `Monster of the Week: Marsh Ghoul`. */
const labelled =
  /^\s*\W{0,4}(?:[A-Z]{2,4}\]\s)?(?:name|monster|creature|nombre|nom|nome)(?:\s(?:#\s?|no\.? ?)?\d{1,4}|\s(?:of the|for the) (?:day|week|month)|\s[a-z]{3,6}day)?\s*[:|]\s*(?=\S)/i
/** `title: Marsh Ghoul`: what a page is called, in its header. */
const pageTitle = /^(?:title|t[ií]tulo|titre|titel|titolo|page_?title)\s?:\s*['"]?(?=\S)/i

/** `~~~ statblock name="Marsh Ghoul"`. */
const attribute = /(?:^|[\s{])(?:name|title)\s?=\s?"(?=[^"\n]{2,60}")/i

/** The nearest line above that reads like a name and begins a paragraph. */
export function nameAbove(text: string, figures: number, floor: number): Span | null {
  let lineEnd = lineStartOf(text, figures) - 1
  const limit = Math.max(floor, figures - reach)
  const leading = nameOfParagraph(text, lineEnd, limit)
  if (leading) return leading
  let highest = limit
  let second: Span | null = null
  let nearest: Span | null = null
  let described: Span | null = null
  let lines = 0
  while (lineEnd >= highest && lineEnd >= 0) {
    const lineStart = lineStartOf(text, lineEnd)
    if (lineStart < highest) break
    const line = text.slice(lineStart, lineEnd)
    if (hasLetter(line)) lines += 1
    if (
      readsLikeName(line) &&
      !isWrapped(text, line, lineEnd, figures) &&
      standsAlone(text, line, lineStart, limit, lines)
    ) {
      const name = nameIn(text, lineStart, lineEnd)
      if (name && isOfThePage(text.slice(name.from, name.to))) second ??= name
      else if (name && !isDescription(text, lineStart, line, second !== null)) return name
      else if (name) {
        described ??= name
        highest = Math.max(limit, lineStart - rightAbove)
      }
    } else {
      const named = labelled.exec(line)
      if (named) return nameIn(text, lineStart + named[0].length, lineEnd)
      const page = line.includes(':') ? pageTitle.exec(line) : null
      if (page) return nameIn(text, lineStart + page[0].length, withoutQuote(text, lineEnd))
      const quoted = line.includes('="') ? attribute.exec(line) : null
      if (quoted) {
        const from = lineStart + quoted.index + quoted[0].length
        return { from, to: text.indexOf('"', from) }
      }
      if (lines === 1 && line.length < longestItem && listed.test(line))
        nearest ??= nameIn(text, lineStart, lineEnd)
      if (lineStart === 0 && subtitled.test(line)) second ??= nameIn(text, lineStart, lineEnd)
    }
    lineEnd = lineStart - 1
  }
  if (described) return described
  // A book's title is no name while a line right above the figures may be.
  return nearest && capital.test(text.slice(nearest.from)) ? nearest : (second ?? nearest)
}

/** `The Bell Ringer: Hunched, patient, deaf. Grimaces at light.`: a paragraph right above the figures. */
const characterised =
  /^[^\p{L}\d\n▶►▪➤•]{0,4}((?:\d{1,3}\s)?\p{Lu}[^.:;!?\n]{1,50}):(?:\s|\*)+["\p{Lu}][^\n]*(?:\n[^\n]+){0,4}[.!?)"]\s*$/u

/** Name before the colon of the paragraph that ends at `end`; null where it names nobody. */
function nameOfParagraph(text: string, end: number, limit: number): Span | null {
  const sign = text.charAt(end - 1)
  if (sign === '' || !'.!?)" '.includes(sign)) return null
  const above = text.slice(limit, end)
  const from =
    limit + Math.max(0, above.lastIndexOf('\n\n') + 2, limit > 0 ? above.indexOf('\n') + 1 : 0)
  const found = characterised.exec(text.slice(from, end))?.[1]
  if (found === undefined || isOfThePage(found)) return null
  const at = text.indexOf(found, from)
  return nameIn(text, at, at + found.length)
}

/** True for headings of the page or of a part of the block. */
function isOfThePage(name: string): boolean {
  return boilerplate.test(name) || headsSection(name)
}

/** How far above what describes it a name may stand, in signs. */
const rightAbove = 80

const capital = /^\p{Lu}/u
/** `Rat-Men: an Update` at the top of the page. */
const subtitled = /^\W{0,4}\p{Lu}[^.:,;\n]{1,40}: [^.:;\n]{2,60}$/u

/** True when a sentence continues in the next line, and that line is not yet the figures'. */
function isWrapped(text: string, line: string, lineEnd: number, figures: number): boolean {
  let at = lineEnd + 1
  // A quotation's mark stands before each of its lines.
  while (at < figures && line.startsWith('>') && '> '.includes(text.charAt(at))) at += 1
  const code = text.charCodeAt(at)
  if (code < 97 || code > 122 || line.startsWith('#')) return false
  return text.indexOf('\n', lineEnd + 1) < figures && wordsIn(line, 0, line.length) >= 5
}

const longestItem = 64
/** `* {1d6} goblins` right above the figures, for want of anything better. */
const listed = /^\s*(?:[*•▶►▪·➤+-]\s+){0,2}[{(]?[\p{L}\d][^.:;!?|\n]{1,50}$/u

/** A rule under it: a heading, or a table's own. */
const ruled = /^\n\s{0,3}\|?\s?:?-{3}/

/** True when the line is set off: it begins a paragraph, is in capitals, or follows a sentence's end. */
function standsAlone(
  text: string,
  line: string,
  lineStart: number,
  limit: number,
  lines: number,
): boolean {
  if (beginsParagraph(text, lineStart, limit)) return true
  if (/^[^a-z]+$/.test(line) && /[A-Z]{3}/.test(line)) return true
  // Right under the figures of the block before, or a bullet of it.
  if (limit > 0 && lines <= 3)
    if (text.indexOf('\n', limit) === lineStart - 1 || isUnderBullet(text, lineStart)) return true
  if (lines >= 2 && lines <= mostDescribed && isOverParagraph(text, line, lineStart)) return true
  if (lines !== 1) return false
  if (ruled.test(text.slice(lineStart + line.length, lineStart + line.length + 20))) return true
  return /[.!?)"]\s*\n$/.test(text.slice(Math.max(limit, lineStart - 6), lineStart))
}

/** `Shifter, Tusked` between the paragraph above and the one that tells what it looks like. */
function isOverParagraph(text: string, line: string, lineStart: number): boolean {
  const under = text.slice(lineStart + line.length + 1, lineStart + line.length + 60)
  return (
    paragraph.test(under) &&
    inCapitals.test(line) &&
    /(?:[.!?)"]|\n\s*\d{1,3})\s*\n$/.test(text.slice(Math.max(0, lineStart - 8), lineStart))
  )
}

/** Most lines between a name and its figures in a text without blank lines, the name's own counted. */
const mostDescribed = 9
const paragraph =
  /^(?:\p{Lu}(?=[^\n:]{20})[^\n]*\s\p{Ll}+[\s,.]|(?:tiny|small|medium|large|huge|gargantuan)\s\p{L}+[^\n:.]{0,40}[-,]\s?(?:lawful|neutral|chaotic|any))/u
const inCapitals =
  /^\p{Lu}[\p{L}'-]*,?(?:(?: (?:of|the|and|de|la|du|von))? \p{Lu}[\p{L}'-]*,?){0,4}$/u

/** End of the line, without a `'` that it ends with. */
function withoutQuote(text: string, lineEnd: number): number {
  return text.charAt(lineEnd - 1) === "'" ? lineEnd - 1 : lineEnd
}

/** True when a bullet of the block before ends right above: `▶ Venom: Save or die.` */
function isUnderBullet(text: string, lineStart: number): boolean {
  const above = text.slice(lineStartOf(text, lineStart - 1), lineStart - 1)
  return bullet.test(above)
}

const bullet = /^\s*[▶►•▪➤][^]*[.!?)]\s*$/
