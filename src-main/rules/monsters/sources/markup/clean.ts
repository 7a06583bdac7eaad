import type { Span } from '../../canonical.ts'
import { plainText } from '../plain.ts'
import { firstPast } from '../spans.ts'
import type { TextSource } from '../source.ts'
import { codeSpansIn } from './code-spans.ts'
import { escapedBreaksIn } from './escaped-breaks.ts'
import { latexSignsIn } from './latex.ts'
import { logPatches } from './logs.ts'
import { misreadDigitsIn } from './misread-digits.ts'
import { misreadIn } from './mojibake.ts'
import { sentencesIn } from './told/sentences.ts'
import { spelledNumbersIn } from './told/numbers.ts'
import { sortPatches, patchesOf, type Patch } from './patches.ts'

/** A text without the markup of its page, and the mapping back to the text as pasted. */
export interface Clean {
  text: string
  /** Span in the pasted text for a span of the clean text. */
  back(span: Span): Span
  /** Clean text between two offsets of the pasted text. */
  between(from: number, to: number): string
  /** Spans of markup in the pasted text. */
  markup: readonly Span[]
  /** True when it may hold emoji. */
  pictures: boolean
}

/** The text without tags, entities, BBCode, links and emphasis; `markup` has the spans of these. */
export function clean(source: TextSource): Clean {
  const plainly = source.get(plainText)
  const { pictures } = plainly
  const easy = withCells(plainly.easy, source.text)
  const patches = sortPatches([
    ...misreadIn(source.text),
    ...misreadDigitsIn(easy),
    ...sentencesIn(easy),
    ...spelledNumbersIn(easy),
    ...codeSpansIn(source.text),
    ...escapedBreaksIn(easy),
    ...latexSignsIn(easy),
    ...(logPatches(easy) ?? []),
    ...patchesOf(easy),
    ...wrapsIn(easy),
  ])
  if (patches.length === 0)
    return {
      text: easy,
      back: (span) => span,
      between: (from, to) => easy.slice(from, to),
      markup: [],
      pictures,
    }
  let text = ''
  let at = 0
  /** Span of each patch in the clean text. */
  const places: Span[] = []
  for (const { from, to, by } of patches) {
    text += easy.slice(at, from)
    places.push({ from: text.length, to: text.length + by.length })
    text += by
    at = to
  }
  text += easy.slice(at)
  const markup = patches.map(({ from, to }) => ({ from, to }))
  return {
    text,
    markup,
    pictures,
    back: ({ from, to }) => backTo(patches, places, from, to),
    between: (from, to) => without(easy, patches, from, to),
  }
}

/** Line ends within sentences: a full line, and the next goes on in small letters. */
function wrapsIn(easy: string): Patch[] {
  const quoted = /\n[>(]/.test(easy) ? [...easy.matchAll(quotedWrap)] : []
  return [
    ...(mayWrap.test(easy) ? [...easy.matchAll(wrap)] : []).map(({ index, 1: line = '' }) => {
      const from = index + line.length
      return { from, to: from + 1, by: ' ' }
    }),
    ...[...easy.matchAll(diceOver)].map(({ index }) => ({ from: index, to: index + 1, by: ' ' })),
    ...(gluedWord.test(easy) ? [...easy.matchAll(gluedWords)] : []).map(({ index }) => ({
      from: index,
      to: index + 1,
      by: ') ',
    })),
    ...quoted.map(({ index, 0: sign }) => ({ from: index, to: index + sign.length, by: ' ' })),
  ]
}

/** `Dmg short sword` over `1d6, Save F0`: a line that goes on with the dice of its blow. */
const diceOver = /(?<=[^\n]{30}[\p{Ll},])\n(?=\d{0,2}[dw]\d{1,2}(?:[+-]\d)?[,;)])/gu

/** Line ends within a quotation, whose sign stands before each line, and before `(Euroz): ` under `8 Eaters`. */
const quotedWrap =
  /(?<=\p{L})\n(?=\(\p{L}[^()\n]{1,30}\)\s?:)|(?<=(?:^|\n)>[^\n]{38,200})\n>[\s>]*(?=\p{Ll}|\d{1,4}')/gu

/** `1×club(2d8)or 1×rock(3d6)`: no space before the word that joins them. */
const gluedWord = /\)(?:or|and|plus)\s/
const gluedWords = new RegExp(gluedWord, 'g')

/** A line that ends and one that goes on in small letters. */
const mayWrap = /[\p{Ll},]\n\p{Ll}[\p{Ll} ]/u

/** `Will trade the bell` over `the big pike AC4 HD6` are two. */
const wrap =
  /(?<=^|\n)((?:[\p{L}\d][^\n|\t]{38,200})[\p{Ll},])(?=\n\p{Ll}[\p{Ll} ])(?!\no\s{1,4}\p{Lu}|\n[\p{L}' -]{2,40}(?: x\d{1,2})? AC ?\d{1,2}(?:,? HD|\b[^\n]{0,20} hp))/gu

/** The spans, in order of their places, that lie at least in part between two places. */
export function overlappingSpans<S extends Span>(
  spans: readonly S[],
  from: number,
  to: number,
): S[] {
  const found: S[] = []
  for (let at = firstPast(spans, (span) => span.to > from); at < spans.length; at += 1) {
    const span = spans[at]
    if (!span || span.from >= to) break
    found.push(span)
  }
  return found
}

function without(easy: string, patches: readonly Patch[], from: number, to: number): string {
  let left = ''
  let at = from
  for (const patch of overlappingSpans(patches, from, to)) {
    left += easy.slice(at, Math.max(at, patch.from)) + patch.by
    at = Math.max(at, patch.to)
  }
  return left + easy.slice(at, Math.max(at, to))
}

function backTo(
  patches: readonly Patch[],
  places: readonly Span[],
  from: number,
  to: number,
): Span {
  const start = placeOf(patches, places, from, 'from')
  return {
    from: start,
    to: Math.max(start, to > from ? placeOf(patches, places, to - 1, 'to') : start),
  }
}

/** Offset in the source of the sign at `at`: its beginning, or its end. */
function placeOf(
  patches: readonly Patch[],
  places: readonly Span[],
  at: number,
  side: 'from' | 'to',
): number {
  const next = firstPast(places, ({ from }) => from > at)
  // Patches that leave nothing may stand in one place: the one before the sign counts.
  const place = places[next - 1]
  const patch = patches[next - 1]
  if (!place || !patch) return side === 'from' ? at : at + 1
  if (at < place.to) return patch[side]
  return patch.to + (at - place.to) + (side === 'from' ? 0 : 1)
}

/** The text with a bar for each tab, since a tab separates cells. */
function withCells(easy: string, source: string): string {
  if (!source.includes('\t')) return easy
  let withBars = ''
  let at = 0
  for (let tab = source.indexOf('\t'); tab >= 0; tab = source.indexOf('\t', tab + 1)) {
    withBars += `${easy.slice(at, tab)}|`
    at = tab + 1
  }
  return withBars + easy.slice(at)
}
