import type { Span } from '../../../canonical.ts'
import { trimSpan } from '../../spans.ts'
import { namesAttack } from '../attack-nouns.ts'
import type { Placed } from '../attacks/placed.ts'
import { readRoutine } from '../attacks/routine.ts'
import type { LabelWords } from '../labels/words.ts'

const anyDice = /\d{0,2}[dw]\d|\d-\d/i
/** `2 lashes (1d6)`, `d8 harpoon`, `lash 1d6`: a word or two with dice, set apart like a figure. */
const listItem =
  /^(?:\d{1,2}\s?x?\s)?(?:[a-z][a-z'-]{2,14} ){0,2}[a-z][a-z'-]{2,14}(?: [+-]\d{1,2})?,?\s?\(?\s?\d{0,2}[dw]\d|^\d{0,2}[dw]\d{1,2}(?:[+-]\d{1,2})? (?:[a-z][a-z'-]{2,14} ?){1,3}$/i
/** Words beside dice that are rolled for something other than an attack. */
const noBlow =
  /\b(?:[gscep]p|gold|silver|copper|coins?|gems?|rounds?|turns?|days?|hours?|feet|miles?|carr(?:y|ies)|appear|arrive|saves?|per level|movement|hp|hit points?|treasure)\b/i
/** `They attack twice per round with their claws (1d6)`. */
const sentence =
  /(?:\battacks?\b(?: (once|twice|three times))?(?: (?:per|each|every|a) round)? (?:with|using|by)|^(?:s?he|it|they) (?:wears? [^.()]{3,60}? and )?(?:carr(?:y|ies)|wields?|fights? with|(?:is|are) armed with)) (?:(?:his|her|its|their|the|an?) )?/i
/** `2 claws (1d6) or curse`. */
const oneWord = /^[a-z]{3,14}$/
/** `clubs (1d6) and 1d10 sp each`: what is in the purse. */
const coins = /^(?:[gscep]p|gold|silver|copper|coins?)\b/i
/** `Armour none, claw 1d3`: what is worn. */
const worn = /^(?:no )?armou?r\b/i
/** Attacks that deal no damage of their own. */
const gazes = /\b(?:gaze|breath|touch|song|stare|spells?)$/i
const often: Readonly<Record<string, number>> = { once: 1, twice: 2, 'three times': 3 }

const attackLine =
  /\n([^\S\n]{0,8}(?:[*•-]\s|[-)>]{2,4}\s?)?)(?:\d{1,2}\s?x?\s)?(?:[a-zà-ÿ][a-zà-ÿ'-]{2,14} ){0,3}[a-zà-ÿ][a-zà-ÿ'-]{2,14}(?: [+-]\d{1,2})?,?\s\(?\d{0,2}[dw]\d{1,2}(?:[+-]\d{1,2})?(?=[),;/]|\s?(?:\+|\(|plus\b|and\b|or\b|e\b|y\b|et\b|und\b|damage\b|dmg\b)|\.?\s*(?:\n|$))/iy

/** The line under the one that holds `at`, when it begins with an attack and its dice. */
export function attackLineUnder(text: string, at: number): Span | null {
  const from = text.indexOf('\n', at)
  if (from < 0) return null
  attackLine.lastIndex = from
  const bullet = attackLine.exec(text)?.[1]
  if (bullet === undefined) return null
  const end = text.indexOf('\n', from + 1)
  return { from: from + 1 + bullet.length, to: end < 0 ? text.length : end }
}

/** `M 10, burn 1d6`, `S7 I17 W12; dagger d4`: figures whose labels nobody knows stand before. */
const unknown =
  /^(?:(?:[A-Z][A-Za-z]{0,3}\.? ?[+-]?\d{1,2}[,;]\s{1,2}){1,3}|(?:[A-Z][a-z]{0,2} ?\d{1,2}[,;]?\s{1,2}){3,7})/
/** `dagger d4; spells: `: what opens the next part. */
const opener = /;\s*\p{L}[\p{L} ]{2,24}$/u

/** The attacks in a gap, sentence by sentence; what is rolled for other things is none. */
export function attacksIn(text: string, gap: Span, joins: LabelWords['joins']): Placed[] {
  const found: Placed[] = []
  for (const { from: first, to } of sentencesIn(text, gap)) {
    if (isTitled(text, first)) continue
    const from = first + (unknown.exec(text.slice(first, first + 60))?.[0].length ?? 0)
    const end = balanced(text, from, to)
    const words = text.slice(from, end)
    if (!anyDice.test(words) || end <= from) continue
    const attackSentence = sentence.exec(words)
    const listed = listItem.test(words) && !noBlow.test(words.replace(/\([^()]*\)/g, ''))
    if (!attackSentence && !listed && !namesAttack(words) && !/attack/i.test(words)) continue
    const start = attackSentence ? from + attackSentence.index + attackSentence[0].length : from
    const placed = readRoutine(text, { from: start, to: end, lead: start }, joins, false).filter(
      ({ attack }) => !coins.test(attack.name),
    )
    // `He carries chain mail and a mace (1d8)`: where one has dice, the others are worn.
    const dealing = placed.filter(({ attack }) => attack.dice !== '')
    const attacks =
      attackSentence && dealing.length > 0
        ? placed.filter(
            ({ attack }) =>
              attack.dice !== '' ||
              (!attackSentence[0].startsWith('carr') && gazes.test(attack.name)),
          )
        : placed.filter(
            ({ attack }, index) =>
              !worn.test(attack.name) &&
              (attack.dice !== '' ||
                namesAttack(attack.name) ||
                (attack.joins === 'or' && oneWord.test(attack.name)) ||
                (attack.notes !== '' && placed[index + 1]?.attack.joins === 'or')),
          )
    const count = often[(attackSentence?.[1] ?? '').toLowerCase()]
    const [only] = attacks
    if (only && count !== undefined && attacks.length === 1)
      only.attack = { ...only.attack, count: Math.max(only.attack.count, count) }
    found.push(...attacks)
  }
  return found
}

/** `Keywords: pack, ember breath (1d6)`: what stands behind a word of another kind and its colon. */
function isTitled(text: string, from: number): boolean {
  const title = /(?:^|[.;\n])\s*(\p{Lu}[\p{L} ]{2,24}):\s*$/u.exec(
    text.slice(Math.max(0, from - 30), from),
  )
  return (
    title?.[1] !== undefined &&
    !/attack|atk|melee|weapon|damage/i.test(title[1]) &&
    !namesAttack(title[1])
  )
}

function sentencesIn(text: string, gap: Span): Span[] {
  const spans: Span[] = []
  let from = gap.from
  for (let at = gap.from; at <= gap.to; at += 1) {
    const ends =
      at === gap.to || (/[.:]/.test(text.charAt(at)) && /\s/.test(text.charAt(at + 1) || ' '))
    if (!ends) continue
    const lead = /^[\s,;.)/|]*/.exec(text.slice(from, at))?.[0].length ?? 0
    const opens = text.charAt(at) === ':' ? opener.exec(text.slice(from, at)) : null
    const end = opens ? from + opens.index : at
    const span = trimSpan(text, from + lead, Math.max(from + lead, end))
    if (span.to > span.from) spans.push(span)
    from = at + 1
  }
  return spans
}

/** End of the words before an unmatched closing bracket, else `to`; `from` when words follow that bracket. */
function balanced(text: string, from: number, to: number): number {
  let depth = 0
  for (let at = from; at < to; at += 1) {
    const sign = text.charAt(at)
    if (sign === '(') depth += 1
    if (sign === ')' && depth > 0) depth -= 1
    else if (sign === ')') return /^[\s.,;)\]]*$/.test(text.slice(at, to)) ? at : from
  }
  return to
}
