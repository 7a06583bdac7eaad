import type { BxFigures, Span } from '../../canonical.ts'
import { trimmed } from '../spans.ts'
import { namesAttack } from './attack-nouns.ts'
import { readRoutine, type Placed } from './attacks/routine.ts'
import type { Clause } from './clauses.ts'
import type { LabelWords } from './labels/words.ts'

/** What is read of a block so far, in places of the clean text. */
interface Reading {
  figures: BxFigures
  attacks: Placed[]
  spans: Span[]
  others: { span: Span }[]
}

/** How far above the figures a line with the alignment may stand, in signs. */
const farthestAbove = 200
/** How far the last gap reaches from the last label, in signs. */
const lastReach = 200

/** Figures that stand among the others without a label: alignment, ways of moving, attacks. */
export function readUnlabelled(
  text: string,
  clauses: readonly Clause[],
  name: Span | null,
  reading: Reading,
  joins: LabelWords['joins'],
): void {
  const { attacks } = reading
  if (reading.figures.alignment === null) alignment(text, clauses, name, reading)
  if (reading.figures.movement === null) movement(text, clauses, reading)
  if (attacks.length > 0) return
  const last = clauses.at(-1)?.hit.from ?? 0
  for (const gap of gapsOf(text, clauses, reading)) {
    // Behind the last figure stands what it does besides.
    if (attacks.length > 0 && gap.from > last) break
    const found = attacksIn(text, gap, joins)
    attacks.push(...found)
    reading.spans.push(...found.map(({ span }) => span))
  }
}

/** The stretches between the figures, and behind the last one on its line. */
function gapsOf(text: string, clauses: readonly Clause[], { spans, others }: Reading): Span[] {
  const first = clauses[0]
  const last = clauses.at(-1)
  if (!first || !last) return []
  const lineEnd = text.indexOf('\n', Math.min(last.from, last.to))
  const end = Math.min(
    lineEnd < 0 ? text.length : lineEnd,
    last.from + lastReach,
    Math.max(last.from, last.to),
  )
  const read = [...spans, ...others.map(({ span }) => span)].sort((a, b) => a.from - b.from)
  const gaps: Span[] = []
  let at = first.hit.from
  for (const span of [...read, { from: end, to: end }]) {
    if (span.from > at + 2) gaps.push({ from: at, to: span.from })
    at = Math.max(at, span.to)
  }
  return gaps
}

const anyAlignment = /lawful|neutral|chaotic/i
const bareAlignment =
  /(?:^|[,;/|(.]\s*|\bis )((?:lawful|neutral|chaotic)(?: (?:good|evil|neutral))?)\s*(?=$|[,;/|).]|\n)/i
/** `Small undead, chaotic evil`, `Large Fairy-Sentient-Neutral`: a line under the name. */
const kindLine =
  /(?:[-,|(]\s?|\n\s*)((?:any )?(?:lawful|neutral|chaotic)(?: (?:good|evil|neutral))?)\)?[\s,;]*(?=\n|$)/i

function alignment(
  text: string,
  clauses: readonly Clause[],
  name: Span | null,
  reading: Reading,
): void {
  const from = clauses[0]?.hit.from ?? 0
  const above = name && name.to <= from ? Math.max(name.to, from - farthestAbove) : from
  const last = clauses.at(-1)?.from ?? from
  if (!anyAlignment.test(text.slice(above, last + lastReach))) return
  const found =
    bare(text, { from: above, to: from }, kindLine) ??
    firstOf(gapsOf(text, clauses, reading), (gap) => bare(text, gap, bareAlignment))
  if (!found) return
  reading.figures.alignment = { value: text.slice(found.from, found.to), span: found }
  reading.spans.push(found)
}

const bareMovement =
  /(?:^|[,;/|]\s*)((?:flies|fly|swims?|burrows?|climbs?|moves?|walks?) (?:at )?\d{1,4}(?:'|"|\s?ft\b\.?|\s?feet\b)(?:\s?\(\d{1,4}[^()\n]{0,12}\))?)/i

function movement(text: string, clauses: readonly Clause[], reading: Reading): void {
  const found = firstOf(gapsOf(text, clauses, reading), (gap) => bare(text, gap, bareMovement))
  if (!found) return
  reading.figures.movement = { value: text.slice(found.from, found.to), span: found }
  reading.spans.push(found)
}

function bare(text: string, { from, to }: Span, pattern: RegExp): Span | null {
  const match = to > from ? pattern.exec(text.slice(from, to)) : null
  if (match?.[1] === undefined) return null
  const start = from + match.index + match[0].indexOf(match[1])
  return { from: start, to: start + match[1].length }
}

function firstOf<T>(gaps: readonly Span[], find: (gap: Span) => T | null): T | null {
  for (const gap of gaps) {
    const found = find(gap)
    if (found !== null) return found
  }
  return null
}

const anyDice = /\d{0,2}[dw]\d|\d-\d/i
/** `2 lashes (1d6)`, `d8 harpoon`, `lash 1d6`: a word or two with dice, set apart like a figure. */
const listItem =
  /^(?:\d{1,2}\s?x?\s)?(?:[a-z][a-z'-]{2,14} ){0,2}[a-z][a-z'-]{2,14}\s?\(?\s?\d{0,2}[dw]\d|^\d{0,2}[dw]\d{1,2}(?:[+-]\d{1,2})? (?:[a-z][a-z'-]{2,14} ?){1,3}$/i
/** What is rolled for other things than blows. */
const noBlow =
  /\b(?:[gscep]p|gold|silver|copper|coins?|gems?|rounds?|turns?|days?|hours?|feet|miles?|carr(?:y|ies)|appear|arrive|saves?|per level|hp|hit points?|treasure)\b/i
/** `They attack twice per round with their claws (1d6)`. */
const sentence =
  /\battacks?\b(?: (once|twice|three times))?(?: (?:per|each|every|a) round)? (?:with|using|by) (?:(?:his|her|its|their|the|an?) )?/i
const often: Readonly<Record<string, number>> = { once: 1, twice: 2, 'three times': 3 }

/** The attacks in a gap, sentence by sentence; what is rolled for other things is none. */
function attacksIn(text: string, gap: Span, joins: LabelWords['joins']): Placed[] {
  const found: Placed[] = []
  for (const { from, to } of sentencesIn(text, gap)) {
    const end = balanced(text, from, to)
    const words = text.slice(from, end)
    if (!anyDice.test(words) || end <= from) continue
    const told = sentence.exec(words)
    const listed = listItem.test(words) && !noBlow.test(words)
    if (!told && !listed && !namesAttack(words) && !/attack/i.test(words)) continue
    const start = told ? from + told.index + told[0].length : from
    const attacks = readRoutine(text, { from: start, to: end, lead: start }, joins, false)
    const count = often[(told?.[1] ?? '').toLowerCase()]
    const [only] = attacks
    if (only && count !== undefined && attacks.length === 1)
      only.attack = { ...only.attack, count: Math.max(only.attack.count, count) }
    found.push(...attacks)
  }
  return found
}

function sentencesIn(text: string, gap: Span): Span[] {
  const spans: Span[] = []
  let from = gap.from
  for (let at = gap.from; at <= gap.to; at += 1) {
    const ends =
      at === gap.to || (/[.:]/.test(text.charAt(at)) && /\s/.test(text.charAt(at + 1) || ' '))
    if (!ends) continue
    const lead = /^[\s,;.)/|]*/.exec(text.slice(from, at))?.[0].length ?? 0
    const span = trimmed(text, from + lead, Math.max(from + lead, at))
    if (span.to > span.from) spans.push(span)
    from = at + 1
  }
  return spans
}

/** Where the words end that open as many brackets as they close; `from` where more close within them. */
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
