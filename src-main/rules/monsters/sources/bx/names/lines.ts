import type { Span } from '../../../canonical.ts'
import { hasDigit, hasLetter, wordsIn } from '../../signs.ts'
import { lineStartOf } from '../../spans.ts'
import { withoutPlace } from './bare-name.ts'
import { isDated } from './dates.ts'
import { gameAfter, gameTagLength, titleBefore, titleEnd } from './titles.ts'

/** A whole line between two places. */
interface Line extends Span {
  line: string
  /** A blank line or a rule is above it. */
  blank: boolean
  /** Marked as a heading. */
  heading: boolean
}

const rule = /^\s*(?:[-=_*~]{3,}|[+|]?[\s|:+-]*---[\s|:+-]*)\s*$/

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

const layout = /[#*_>|=~"]/
/** `Small undead, chaotic evil`: what it is and how it thinks, and no name. */
const kind = /[-,|]\s?(?:any )?(?:lawful|neutral|chaotic)(?: (?:good|neutral|evil))?\)?$/i

/** `Strength 15  Dexterity 12`: words with a number each. */
const scores = /^(?:\p{L}{2,14}[.:]?\s{1,4}\d{1,2}(?!\d)[\s,;|]*){2,6}$/u

/** `Species undead`, `Size large`: a field without its colon. */
const field =
  /^(?:species|frequency|size|range|climate|terrain|habitat|behaviou?r|weight|intelligence|organization|diet|languages?|activity cycle|morale|alignment|treasure|movement|no\. (?:appearing|enc\.?))\s+[\d\p{L}]/iu

/** `:golem:level3:` behind a heading of an outline. */
const orgTags = /\s{1,80}:(?:[\w@#%]{1,30}:){1,8}$/

/** `The Reeve's Wife, who is not his wife` */
const relative = /(?<=^\P{Ll}{4,40}|^\p{Lu}[^,]{2,30}), who(?:m|se)?\s[^.]*$/u

/** `Today another monster for Shadowdark, but with a picture.` */
function isSentence(line: string): boolean {
  return wordsIn(line, 0, line.length) > 16 || /[.?;,…]$/.test(line)
}

/** A line that could be a monster's name: few words, no sentence, no label with its value. */
export function readsLikeName(marked: string): boolean {
  const line = marked.charCodeAt(0) === 104 ? marked.replace(/^h[1-6]\.\s/, '') : marked
  const whole = withoutPlace((layout.test(line) ? line.replace(/[#*_>|=~"]/g, ' ') : line).trim())
  if (titleBefore(whole) > 0) return true
  const end = titleEnd(whole)
  if (end < whole.length && isSentence(whole)) return false
  const tagged = whole.slice(0, end).replace(orgTags, '')
  const words = tagged.includes(', who') ? tagged.replace(relative, '') : tagged
  if (words.length < 2 || words.length > 70) return false
  return (
    hasLetter(words) &&
    wordsIn(words, 0, words.length) <= 9 &&
    !/[.!?;,…]$/.test(words.replace(/\b(?:jr|sr|dr|st|mr|mrs)\.$/i, '')) &&
    !/^\s*(?:[-•▶►▪·➤+]|\*\s)/.test(line) &&
    (gameAfter(whole) < whole.length || !/^[^:]{0,40}:\s*\S/.test(words)) &&
    !isDated(words) &&
    !/^\p{Ll}/u.test(words) &&
    (!/^\(|^[^(]*\)/.test(words) || gameTagLength(words) > 0) &&
    !kind.test(words) &&
    !(hasDigit(words) && scores.test(words)) &&
    !field.test(words) &&
    !/[^\s|]\s*\|\s*[^\s|]/.test(line) &&
    !attributes.test(line) &&
    !trail.test(line)
  )
}

/** `Wiki > Bestiary > Undead`: the way to a page. */
const trail = /\p{L}\s[>»›]\s\p{L}/u

/** `[horizontal]`: how the list under it is set. */
const attributes = /^\s{0,3}\[[a-z][^\]\n]{0,60}\]\s*$/

const empty = /^[\s>]*$/
/** Line that opens a box: `{: .monster }`, `~~~ statblock`, `[block]`, `<div>`. */
const fence =
  /^\s{0,3}(?:\{[^}\n]{0,80}\}?|~{3}.*|`{3}.*|'{3}.*|\[[^\]\n]{1,40}\]|<[^>\n]{1,60}>|>?\s?\[![^\n]*)\s*$/

/** `PART THREE | CREATURES`: a line of a page's head. */
const runningHead = /^\s*\p{Lu}{3}[^\p{Ll}|\n]* \| [^\p{Ll}|\n]*\p{Lu}{3}[^\p{Ll}|\n]*$/u

/** `47`, and `The Tower of the Owl Witch       17` of four words or more: the foot or the head of a page. */
const pageNumber = /^\s*(?:-\s)?\d{1,3}(?:\s-)?\s*$|^\s*(?:\S+ ){3,8}\S+\s{4,}\d{1,3}\s*$/

/** A line in capitals, a heading, or one that begins a paragraph. */
export function beginsParagraph(text: string, lineStart: number, limit: number): boolean {
  if (
    lineStart === 0 ||
    lineStart <= limit ||
    /^[\s>]*[#*=]/.test(text.slice(lineStart, lineStart + 8))
  )
    return true
  const previous = text.slice(lineStartOf(text, lineStart - 1), lineStart - 1)
  return (
    empty.test(previous) ||
    rule.test(previous) ||
    fence.test(previous) ||
    trail.test(previous) ||
    runningHead.test(previous) ||
    pageNumber.test(previous) ||
    isDated(previous.replace(/^[\s>]+/, '').trimEnd())
  )
}
