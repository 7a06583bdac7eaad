import type { Span } from '../../canonical.ts'
import { blockStart, nameOf, readsLikeName } from '../bx/names.ts'
import { lineStartOf, trimSpan } from '../spans.ts'
import { nameAfter, lowerCaseName } from './names-elsewhere.ts'
import type { PlainPage } from './page.ts'
import { nameAtEnd } from './phrase.ts'
import { trimName } from './trim-name.ts'
import { collected, titleOver, titleOverOwn } from './titles.ts'

/** One monster's stretch of a text, with its name. */
export interface CairnBlock extends Span {
  name: Span | null
  /** Offset at which its figures begin. */
  figures: number
}

/** Cuts a text where each monster's name stands; together the blocks are the text. */
export function blocksOf(page: PlainPage, runs: readonly Span[]): CairnBlock[] {
  const { text } = page
  let floor = 0
  const named = runs.map(({ from, to }, index) => {
    const begins = lineStartOf(text, from)
    const beside = nameBeside(text, from, floor, begins)
    const name = trimName(
      page,
      beside
        ? titleOverOwn(page, page.inBold(beside), begins, floor)
        : (titleOver(
            page,
            nameRightAbove(text, begins, floor) ?? nameOf(text, from, floor),
            from,
            floor,
          ) ??
            lowerCaseName(text, begins, floor) ??
            nameAfter(text, to, runs[index + 1]?.from ?? text.length)),
    )
    const start = name && name.from < from ? beginningOf(text, name) : Math.max(floor, begins)
    floor = to
    return { name, figures: from, from: start }
  })
  return named.map(({ name, figures, from }, index) => {
    const to = named[index + 1]?.from ?? text.length
    // The words after the figures may be the next one's name.
    return { name: name && name.from < to ? name : null, figures, from: index === 0 ? 0 : from, to }
  })
}

/** Start of a block, with the number appearing before its name: `2. d6 Stirges - 2 HP`. */
function beginningOf(text: string, name: Span): number {
  const lineStart = lineStartOf(text, name.from)
  return /^[\s#>*_•-]*(?:\d{1,3}[.):]\s*)?(?:\d{0,2}d\d{1,2}(?:[+-]\d)?\s*x?\s*)?[*_\s]*$/i.test(
    text.slice(lineStart, name.from),
  )
    ? lineStart
    : blockStart(text, name)
}

/** Marks of a list or a heading before a name. */
const opening =
  /^(?:h[1-6]\.\s+|[\s#*_>|•▶►▪·➤+=~"'(){}\][,;:/-]|\d{0,3}(?:d\d{1,2}|\d)[.)]?(?:\s?x)?\s+(?=\p{L})|\d{1,3}\s*\||\d{1,3}x\s*(?=\p{L})|[A-Z]?\d{1,3}[a-z]?[.):]\s+(?=\p{L})|(?:(?:(?:monster|creature)[ _-]?)?name|monster|creature|stat ?block|stats|nombre|nom|nome)\s*[:|]\s*)+/iu
const closing =
  /(?:[\s#*_|:({[,;/•·†‡~="-]|(?<=[\s-])'|\((?:x?\s?\d{1,3}x?|\d{1,3} of them|(?:from |see )?p(?:age|\.) ?\d{1,3}|\d{0,2}d\d{1,3}(?:[+-]\d)?(?:\s\p{L}{2,12}){0,2}|\d{1,3}-\d{1,3})\)\.?|\((?:\d{1,3}|two|three|four|five|six|seven|eight|nine|ten) (?:of them|in all)|\s[x#]\s?\d{1,3}|\s\d{1,3}\/\d{1,3}(?=\s*[:(]))+$/iu
/** The end of a sentence or of what stood in brackets, and a label before a colon. */
const ended = /^[\s\S]*(?:[.;!?…)\]]["']?|:|\s\/)\s+(?=[^\s])/
const numbered = /^[\s*_#>|]*(?:\d{1,3}|[A-Z]\d{0,2})[.):]\s+$/

/** `20 sailors: two detachments with each`: how they fight, and not what they are. */
const asGroup =
  /\s*[:,-]\s*(?:(?:an?|two|three|four|\d{1,2})\s)?(?:detachment|warband|swarm)s?(?:\s(?:with|of|having))?(?:\seach)?\s*$/i

/** A name on the line of the figures, before them: `Ogre: 6 HP`, `behind it two ghouls (4 HP`. */
function nameBeside(text: string, figures: number, floor: number, begins: number): Span | null {
  const lineStart = Math.max(begins, floor)
  if (figures - lineStart < 2 || figures - lineStart > 1500) return null
  const stretch = withoutLevel(text.slice(lineStart, figures))
  const tail = closing.exec(stretch.slice(-40))?.[0].length ?? 0
  let rest = stretch.slice(0, stretch.length - tail)
  const kind = asGroup.exec(rest.slice(-50))?.[0].length ?? 0
  if (/\p{L}/u.test(rest.slice(0, rest.length - kind))) rest = rest.slice(0, rest.length - kind)
  if (!/\p{L}/u.test(rest)) return null
  let from = lineStart + (opening.exec(rest)?.[0].length ?? 0)
  const to = lineStart + rest.length
  if (from >= to) return null
  rest = text.slice(from, to)
  const titled = lineStart === begins ? bracketed.exec(rest)?.[1] : undefined
  if (titled !== undefined) return { from, to: from + titled.length }
  const subject = introduced.exec(rest) ?? (rest.endsWith('.') ? spokenOf.exec(rest) : null)
  if (subject?.[1] !== undefined) {
    from += subject.index + subject[0].indexOf(subject[1])
    return { from, to: from + subject[1].length }
  }
  const cut = ended.exec(rest)?.[0] ?? ''
  let opensLine = lineStart === begins
  if (cut !== '' && !numbered.test(cut) && !abbreviated.test(cut)) {
    from += cut.length
    opensLine = false
  }
  const dashed = opensLine ? beforeDash.exec(text.slice(from, to))?.[1] : undefined
  if (dashed !== undefined) return { from, to: from + dashed.length }
  const comma = /^[\s\S]*,\s+(?=\S)/.exec(text.slice(from, to))?.[0] ?? ''
  if (comma !== '' && opensLine && apposed.test(text.slice(from, to))) return { from, to }
  if (comma !== '') {
    from += comma.length
    opensLine = false
  }
  from += opening.exec(text.slice(from, to))?.[0].length ?? 0
  return quoted(text, nameAtEnd(text, from, to, opensLine))
}

/** `The stoker is not a person but he is owed wages.`: the subject of the last sentence before the figures. */
const spokenOf =
  /(?:^|[.!?]\s)((?!(?:It|He|She|They|There|This|These|Here|That)\s)\p{Lu}[\p{L}' -]{1,30}?)\s(?:is|are|was|were)\s[^.!?]{2,90}\.$/u

/** `First up is Reeve Halloran.`, `Then there are the twins, Pim and Pem, who share one set of numbers`. */
const introduced =
  /(?:^|[.!?]\s)(?:[Ff]irst|[Nn]ext|[Ll]ast|[Tt]hen|[Ff]inally)[^.!?\p{Lu}]{0,30}\s(?:is|are|comes?)\s(?:the\s\p{Ll}{2,20},\s|an?\s\p{Ll}{2,20},\s)?(\p{Lu}[\p{L}'-]*(?:\s(?:(?:of|the|and)\s){0,2}\p{Lu}[\p{L}'-]*){0,3})(?:,\swho\s[^.!?]{3,60}|\.)$/u

/** `"Sweet" Nell Harrow`: the first quote is of the name. */
function quoted(text: string, name: Span | null): Span | null {
  return name && text.charAt(name.from - 1) === '"' && text.slice(name.from, name.to).includes('"')
    ? { from: name.from - 1, to: name.to }
    : name
}

/** `Gate Warden: Level 3, `: how strong it is, behind the name. */
const levelBehind = /[\s,;:|(]{1,3}(?:level|lvl|lv|stufe)[.:]?\s?\d{1,2}[\s,;|:/-]*$/i

function withoutLevel(stretch: string): string {
  const found = levelBehind.exec(stretch.slice(-30))
  return found && stretch.length > found[0].length
    ? stretch.slice(0, stretch.length - found[0].length)
    : stretch
}

const abbreviated = /\b(?:St|Mr|Mrs|Dr|Sr|Jr|Ms|Fr)\.\s$/i
/** `Ilse Varn, the ferrier`, `Elemental, Fire`: who it is, and what. */
const apposed = /^(?:\p{Lu}[\p{L}'-]{0,20}\s){0,3}\p{Lu}[\p{L}'-]{0,20},\s[^,\n]{2,40}$/u
/** `Sir Whisk ("the Needle"), rat knight` */
const bracketed = /^(\p{Lu}[^.,;:()\n]{1,40})\s\([^()\n]{1,40}\),\s[^.,;:()\n]{2,40}$/u
/** `Murder Lizard - a red lizard`: what stands before the dash. */
const beforeDash = /^(\p{Lu}[^\n.:;()-]{1,40}?)\s-\s/u

/** `- Chief` with its figures in a bullet set further in. */
function isOver(line: string, below: string): boolean {
  const [, outer = '', name = ''] =
    /^([ \t]*)[-*•▪▶►+][ \t]+(["']?\p{Lu}(?:[^.:;!?]|(?<=\b(?:Mr|Mrs|Ms|Dr|St|Sr|MR|MRS|MS|DR|ST|SR))\.){1,50})$/u.exec(
      line,
    ) ?? []
  const inner = /^([ \t]*)[-*•▪▶►+o][ \t]/.exec(below)?.[1]
  return inner !== undefined && name !== '' && inner.length > outer.length
}

/** How many words a line has, without those after a dash: `General Yarr - Head in a Jar`. */
function wordsOf(line: string): number {
  return (line.split(/\s-\s/, 1)[0] ?? '').trim().split(/\s+/).length
}

/** A short line right above figures that open theirs is the name, even under another monster's last words. */
function nameRightAbove(text: string, lineStart: number, floor: number): Span | null {
  if (lineStart <= floor) return null
  let above = lineStartOf(text, lineStart - 1)
  let line = text.slice(above, Math.max(above, lineStart - 1))
  const blank = line.trim() === '' && above > floor
  if (blank) {
    lineStart = above
    above = lineStartOf(text, lineStart - 1)
    line = text.slice(above, Math.max(above, lineStart - 1))
  }
  const heading = /^[ \t>|]{0,4}#{1,6}[ \t]/.test(line)
  if (blank && !heading) return null
  if (!heading && above > floor) {
    // `# Weir Warden` and under it `Large construct`: the heading is the name.
    const over = lineStartOf(text, above - 1)
    const title = text.slice(over, above)
    if (over >= floor && /^[ \t]{0,3}#{1,6}[ \t]+\p{L}/u.test(title) && !collected.test(title))
      return nameRightAbove(text, above, floor)
  }
  if (above < floor || wordsOf(line) > 6) return null
  if (!heading && !readsLikeName(line) && !isOver(line, text.slice(lineStart, lineStart + 12)))
    return null
  const start = /^(?:h[1-6]\.\s)?[\s#*_>|=~"•▪▶►+-]*(?:\d{1,3}[.)]\s+)?/.exec(line)?.[0].length ?? 0
  const end =
    /(?:[\s#*_|:=~"-]|\((?:x?\s?\d{1,3}|\d{0,2}d\d{1,3}(?:\+\d)?)\))*$/.exec(line.slice(start))?.[0]
      .length ?? 0
  const span = trimSpan(text, above + start, above + line.length - end)
  return /\p{L}/u.test(text.slice(span.from, span.to)) ? span : null
}
