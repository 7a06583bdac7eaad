import type { Span } from '../../canonical.ts'
import { readsLikeName } from '../bx/names.ts'
import { lineStartOf, trimSpan } from '../spans.ts'
import type { PlainPage } from './page.ts'

/** Kinds of creature: words that are no name by themselves. */
const kinds =
  'aberration|animal|beast|celestial|chimera|construct|creature|demon|devil|dragon|dragonkin|elemental|entity|extraplanar|fae|faerie|fairy|fey|fiend|folk|foe|giant|humanoid|human|hybrid|incorporeal|insect|machine|magical beast|mammal|monster|monstrosity|mutant|npc|ooze|outsider|plant|relic|reptile|robot|spirit|undead|vermin|hireling|retainer|boss|elite|minion|solo|mook|leader|rival|ally|neutral|hostile|friendly|unique|swarm|detachment|warband|group|bestia|humanoide|no muerto|constructo|espíritu|planta|muerto viviente|bête|mort-vivant|esprit|plante|créature|untoter|untote|bestie|geist|pflanze|konstrukt|kreatur|non morto|spirito|creatura|costrutto|morto-vivo|criatura'
const sizes =
  'tiny|small|medium|large|huge|gargantuan|colossal|lesser|greater|common|uncommon|rare|mindless|magical|corporeal|any'
const scales = '(?:warband|normal|mouse|human|giant|mech|city|colossal)[ -]scale'
const levels = String.raw`(?:level|lvl|tier|rank|rang|nivel|niveau|stufe|livello|nível|threat|cr|hd)\s?:?\s?[\dIVX]{1,4}`
const entries = String.raw`(?:monster|creature|npc|encounter|foe|nr|no|entry|p|pg|page)[. #]{1,2}\d{1,3}`
const kind = new RegExp(
  String.raw`^\P{L}*(?:(?:${scales}|${levels}|${entries}|(?:${sizes}|${kinds})s?)(?:[,/.\s-]+(?:or\s|and\s)?|(?=\P{L}*$)))+(?:\((?:[\p{L} -]{2,30})\))?\P{L}*$`,
  'iu',
)

/** True when words only tell the kind of creature: `Small undead`, `Warband scale`, `Level 3`. */
export function tellsKind(words: string): boolean {
  return words.length <= 60 && kind.test(words)
}

/** `Slim killer, dances before the strike`: a sentence's words, three or more and in small letters. */
function tellsMore(words: string): boolean {
  const rest = words.match(/\p{L}[\p{L}'-]*/gu) ?? []
  const quiet = rest.filter((word, index) => index > 0 && /^\p{Ll}/u.test(word)).length
  return rest.length >= 3 && quiet >= rest.length - 1
}

/** A few words, each with a capital, or one alone. */
function isTitle(words: string): boolean {
  const all = words.match(/\p{L}[\p{L}'-]*/gu) ?? []
  return (
    all.length > 0 &&
    all.length <= 5 &&
    all.every((word) => /^\p{Lu}/u.test(word) || word.length < 4)
  )
}

interface Above extends Span {
  words: string
  heading: boolean
  /** Blank lines stand between it and the line below. */
  apart: boolean
}

/** The next line with words above the one that begins at `lineStart`. */
function above(text: string, lineStart: number, floor: number): Above | null {
  let end = lineStart - 1
  for (let blank = 0; blank < 3 && end > floor; blank += 1) {
    const start = Math.max(floor, lineStartOf(text, end))
    const line = text.slice(start, end)
    if (/[\p{L}\p{N}]/u.test(line)) {
      const mark =
        /^(?:h[1-6]\.\s)?[\s#*_>|=~"•▪▶►+-]*(?:\d{1,3}[.)]\s+)?/.exec(line)?.[0].length ?? 0
      const span = trimSpan(
        text,
        start + mark,
        end - (/[\s#*_|:=~"-]*$/.exec(line.slice(mark))?.[0].length ?? 0),
      )
      return {
        ...span,
        words: line,
        heading: /^[ \t>|]{0,4}#{1,6}[ \t]/.test(line),
        apart: blank > 0,
      }
    }
    if (/[^\s*_>|=~-]/.test(line) || start <= floor) return null
    end = start - 1
  }
  return null
}

/** Words of a heading over many creatures. */
export const collected =
  /bestiar|monst|creatur|kreatur|encounter|npcs?\b|:\s*$|\broom\b|\barea\b|foes|enemies|statblock/i

/** True when a line may be the title of the text under it. */
function heads(page: PlainPage, { words, from, heading, apart }: Above, floor: number): boolean {
  // A heading may begin in small letters.
  const line = heading ? words.replace(/\p{Ll}/u, (letter) => letter.toUpperCase()) : words
  if (!readsLikeName(line) || collected.test(words)) return false
  if (heading) return !/\d/.test(words) || !tellsKind(words)
  if (tellsKind(words)) return false
  if (page.slanted(from) || (apart && !isTitle(words))) return false
  const lineStart = lineStartOf(page.text, from)
  if (lineStart <= floor || lineStart === 0) return true
  return page.text.slice(lineStartOf(page.text, lineStart - 1), lineStart).trim() === ''
}

/** Past the lines under a title that say more of the creature, up to the title that is its name. */
export function titleOver(
  page: PlainPage,
  name: Span | null,
  figures: number,
  floor: number,
): Span | null {
  let found = name
  for (let lines = 0; found && found.to < figures && lines < 2; lines += 1) {
    const { text } = page
    const lineStart = lineStartOf(text, found.from)
    const end = text.indexOf('\n', found.to)
    const words = text.slice(lineStart, end < 0 ? found.to : end)
    if (/^[ \t>|]{0,4}#/.test(words) && !tellsKind(words)) break
    const plainly = tellsKind(words) || page.slanted(found.from)
    if (!plainly && !tellsMore(words)) break
    const over = above(text, lineStart, floor)
    if (!over || !heads(page, over, floor) || (!plainly && (over.apart || !isTitle(over.words))))
      break
    found = { from: over.from, to: over.to }
  }
  return found
}

/** `### Captain Brask` over `Brask: 6 HP`, `Crack Bell` over `Relic • 18 HP`: the title is the name. */
export function titleOverOwn(page: PlainPage, own: Span, begins: number, floor: number): Span {
  const { text } = page
  const words = text.slice(own.from, own.to)
  if (/\p{L}/u.test(text.slice(begins, own.from))) return own
  const over = above(text, begins, floor)
  if (!over || (over.apart && !over.heading) || over.to - over.from > 60) return own
  const same = over.words.toLowerCase().includes(words.toLowerCase())
  return (same || tellsKind(words)) && heads(page, over, floor)
    ? { from: over.from, to: over.to }
    : own
}
